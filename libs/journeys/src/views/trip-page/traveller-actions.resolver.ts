import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { currentRequest, toFieldErrors, validated } from '@landfall/platform';
import { ConfirmSubscription } from '../../commands/confirm-subscription/confirm-subscription.handler.js';
import { MarkChangeRead, MarkChangeReadInput } from '../../commands/mark-change-read/mark-change-read.command.js';
import {
  SubscribeToUpdates,
  SubscribeToUpdatesInput,
} from '../../commands/subscribe-to-updates/subscribe-to-updates.command.js';
import { Unsubscribe } from '../../commands/unsubscribe/unsubscribe.handler.js';

/** What a traveller does on the page, without a login: the secret of the link is the permission. */
@Resolver()
export class TravellerActionsResolver {
  constructor(private readonly commands: CommandBus) {}

  @Mutation('subscribeTripUpdates')
  subscribe(
    @Args('token') token: string,
    @Args('email') email: string,
    @Args('language') language?: string | null,
  ): Promise<object> {
    return this.run(
      new SubscribeToUpdates(
        validated(SubscribeToUpdatesInput, { token, email, language }),
        currentRequest().correlationId,
      ),
    );
  }

  @Mutation('confirmTripSubscription')
  confirm(@Args('verification') verification: string): Promise<object> {
    return this.run(new ConfirmSubscription(verification, currentRequest().correlationId));
  }

  @Mutation('unsubscribeTripUpdates')
  unsubscribe(@Args('unsubscribe') unsubscribe: string): Promise<object> {
    return this.run(new Unsubscribe(unsubscribe, currentRequest().correlationId));
  }

  @Mutation('markTripChangeRead')
  markRead(@Args('token') token: string, @Args('changeId') changeId: string): Promise<object> {
    return this.run(new MarkChangeRead(validated(MarkChangeReadInput, { token, changeId })));
  }

  private async run(command: object): Promise<object> {
    const result = await this.commands.execute<object, Outcome<object>>(command);
    return { ok: result.ok, errors: result.ok ? [] : toFieldErrors(result.rejections, currentRequest().language) };
  }
}

import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { currentRequest, toFieldErrors } from '@landfall/platform';
import { ConfirmSubscription } from '../../commands/confirm-subscription/confirm-subscription.handler.js';
import { MarkChangeRead } from '../../commands/mark-change-read/mark-change-read.handler.js';
import { SubscribeToUpdates } from '../../commands/subscribe-to-updates/subscribe-to-updates.handler.js';
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
    return this.run(new SubscribeToUpdates(token, email, language ?? null, currentRequest().correlationId));
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
    return this.run(new MarkChangeRead(token, changeId));
  }

  private async run(command: object): Promise<object> {
    const result = await this.commands.execute<object, Outcome<object>>(command);
    return { ok: result.ok, errors: result.ok ? [] : toFieldErrors(result.refusals, currentRequest().language) };
  }
}

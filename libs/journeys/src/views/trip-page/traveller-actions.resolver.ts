import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { currentRequest, toPayload, validated, type Presented } from '@landfall/platform';
import { MissedLinks } from '../../model/missed-links.js';
import { ConfirmSubscription } from '../../commands/confirm-subscription/confirm-subscription.handler.js';
import { MarkChangeRead, MarkChangeReadInput } from '../../commands/mark-change-read/mark-change-read.command.js';
import {
  SubscribeToUpdates,
  SubscribeToUpdatesInput,
} from '../../commands/subscribe-to-updates/subscribe-to-updates.command.js';
import { Unsubscribe } from '../../commands/unsubscribe/unsubscribe.handler.js';

const UNKNOWN_LINK: ReadonlySet<string> = new Set([
  'rejection.notFound',
  'rejection.verificationInvalid',
  'rejection.unsubscribeInvalid',
]);

/** What a traveller does on the page, without a login: the secret of the link is the permission. */
@Resolver()
export class TravellerActionsResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly missed: MissedLinks,
  ) {}

  @Mutation('subscribeTripUpdates')
  subscribe(
    @Args('token') token: string,
    @Args('email') email: string,
    @Args('language') language?: string | null,
  ): Promise<Presented<'MutationResult'>> {
    return this.run(
      new SubscribeToUpdates(
        validated(SubscribeToUpdatesInput, { token, email, language }),
        currentRequest().correlationId,
      ),
    );
  }

  @Mutation('confirmTripSubscription')
  confirm(@Args('verification') verification: string): Promise<Presented<'MutationResult'>> {
    return this.run(new ConfirmSubscription(verification, currentRequest().correlationId));
  }

  @Mutation('unsubscribeTripUpdates')
  unsubscribe(@Args('unsubscribe') unsubscribe: string): Promise<Presented<'MutationResult'>> {
    return this.run(new Unsubscribe(unsubscribe, currentRequest().correlationId));
  }

  @Mutation('markTripChangeRead')
  markRead(@Args('token') token: string, @Args('changeId') changeId: string): Promise<Presented<'MutationResult'>> {
    return this.run(new MarkChangeRead(validated(MarkChangeReadInput, { token, changeId })));
  }

  private async run(command: object): Promise<Presented<'MutationResult'>> {
    const outcome = await this.commands.execute<object, Outcome<object>>(command);
    if (!outcome.ok && outcome.rejections.some(({ key }) => UNKNOWN_LINK.has(key)))
      await this.missed.assertFew(currentRequest().address);
    return toPayload(outcome);
  }
}

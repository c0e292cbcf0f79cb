import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { currentRequest, Database, toPayload, validated, type ListArguments, type ListPage } from '@landfall/platform';
import { feedbackByIds, openFeedbackFirst, presentFeedback, type PresentedFeedback } from './feedback-store.js';
import { FeedbackInput } from './feedback.input.js';
import { ListFeedback, type FeedbackFilter, type FeedbackSortField } from './list-feedback.query.js';
import { SendFeedback } from './send-feedback.handler.js';
import { ResolveFeedback } from './resolve-feedback.handler.js';

@Resolver()
export class FeedbackResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly database: Database,
  ) {}

  @Query('entryrestrictionFeedback')
  feedback(): Promise<PresentedFeedback[]> {
    return this.database.transaction('none', async (tx) => presentFeedback(tx, await openFeedbackFirst(tx)));
  }

  @Query('feedbackList')
  feedbackList(@Args() args: ListArguments<FeedbackSortField, FeedbackFilter>): Promise<ListPage<PresentedFeedback>> {
    return this.queries.execute(new ListFeedback(args, currentRequest().language));
  }

  @Query('feedback')
  async oneFeedback(@Args('id') id: string): Promise<PresentedFeedback | null> {
    const [found = null] = await this.database.transaction('none', async (tx) =>
      presentFeedback(tx, await feedbackByIds(tx, [id])),
    );
    return found;
  }

  @Mutation('sendEntryrestrictionFeedback')
  async send(@Args('title') title: string, @Args('text') text: string): Promise<object> {
    return toPayload(
      await this.commands.execute<SendFeedback, Outcome<object>>(
        new SendFeedback(validated(FeedbackInput, { title, text }), currentRequest().viewer!.userId),
      ),
    );
  }

  @Mutation('resolveEntryrestrictionFeedback')
  async resolve(@Args('id') id: string): Promise<object> {
    return toPayload(await this.commands.execute<ResolveFeedback, Outcome<object>>(new ResolveFeedback(id)));
  }
}

import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import {
  currentRequest,
  ListScreen,
  toPayload,
  validated,
  type ListArguments,
  type Presented,
} from '@landfall/platform';
import type { FeedbackSortField } from '@landfall/platform/schema';
import { FeedbackInput } from './feedback.input.js';
import { FeedbackQuery } from './feedback.query.js';
import { ListFeedback, type FeedbackFilter } from './list-feedback.query.js';
import { SendFeedback } from './send-feedback.handler.js';
import { ResolveFeedback } from './resolve-feedback.handler.js';

@Resolver()
export class FeedbackResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Query('feedbackList')
  @ListScreen('feedback')
  feedbackList(@Args() args: ListArguments<FeedbackSortField, FeedbackFilter>): Promise<Presented<'FeedbackList'>> {
    return this.queries.execute(new ListFeedback(args, currentRequest().language));
  }

  @Query('feedback')
  feedback(@Args('id') id: string): Promise<Presented<'Feedback'> | null> {
    return this.queries.execute(new FeedbackQuery(id));
  }

  @Mutation('sendEntryrestrictionFeedback')
  async send(@Args() input: FeedbackInput): Promise<Presented<'MutationResult'>> {
    return toPayload(
      await this.commands.execute<SendFeedback, Outcome<object>>(
        new SendFeedback(validated(FeedbackInput, input), currentRequest().viewer!.userId),
      ),
    );
  }

  @Mutation('resolveEntryrestrictionFeedback')
  async resolve(@Args('id') id: string): Promise<Presented<'MutationResult'>> {
    return toPayload(await this.commands.execute<ResolveFeedback, Outcome<object>>(new ResolveFeedback(id)));
  }
}

import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Presented } from '@landfall/platform';
import { feedbackByIds, openFeedbackFirst, presentFeedback } from './feedback-store.js';

/** Feedback, open entries first, then the newest; with ids only these. */
export class FeedbackQuery extends Query<Presented<'Feedback'>[]> {
  constructor(readonly ids: readonly string[] | 'all') {
    super();
  }
}

@QueryHandler(FeedbackQuery)
export class FeedbackHandler implements IQueryHandler<FeedbackQuery> {
  constructor(private readonly database: Database) {}

  execute({ ids }: FeedbackQuery): Promise<Presented<'Feedback'>[]> {
    return this.database.transaction('none', async (tx) =>
      presentFeedback(tx, await (ids === 'all' ? openFeedbackFirst(tx) : feedbackByIds(tx, ids))),
    );
  }
}

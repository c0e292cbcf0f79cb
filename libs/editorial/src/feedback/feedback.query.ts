import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Presented } from '@landfall/platform';
import { feedbackByIds, presentFeedback } from './feedback-store.js';

/** One piece of feedback; null: there is none of this id. */
export class FeedbackQuery extends Query<Presented<'Feedback'> | null> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(FeedbackQuery)
export class FeedbackHandler implements IQueryHandler<FeedbackQuery> {
  constructor(private readonly database: Database) {}

  async execute({ id }: FeedbackQuery): Promise<Presented<'Feedback'> | null> {
    const [found = null] = await this.database.transaction('system', async (tx) =>
      presentFeedback(tx, await feedbackByIds(tx, [id])),
    );
    return found;
  }
}

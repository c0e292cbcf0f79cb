import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import {
  Database,
  inLanguage,
  listRows,
  type ListArguments,
  type ListFilter,
  type Listing,
  type Presented,
} from '@landfall/platform';
import type { FeedbackSortField } from '@landfall/platform/schema';
import { presentFeedback } from './feedback-store.js';
import { Feedback } from './feedback.entity.js';

export interface FeedbackFilter extends ListFilter {
  isDone?: boolean | null;
}

export class ListFeedback extends Query<Presented<'FeedbackList'>> {
  constructor(
    readonly args: ListArguments<FeedbackSortField, FeedbackFilter>,
    readonly language: Language,
  ) {
    super();
  }
}

const LISTING: Listing<FeedbackSortField, FeedbackFilter> = {
  sort: (language) => ({
    sentAt: ['sent_at'],
    title: [inLanguage('title', language)],
    isDone: ['(done_at is not null)', { sql: 'sent_at', order: 'DESC' }],
  }),
  defaultSort: ['sentAt', 'DESC'],
  search: ['title', 'text'],
  narrow: (conditions, { isDone }) => conditions.when(isDone, (done) => `(done_at is not null) = ${done}`),
};

@QueryHandler(ListFeedback)
export class ListFeedbackHandler implements IQueryHandler<ListFeedback> {
  constructor(private readonly database: Database) {}

  execute({ args, language }: ListFeedback): Promise<Presented<'FeedbackList'>> {
    return this.database.transaction('system', async (tx) => {
      const { results, totalCount } = await listRows(tx, Feedback, LISTING, args, language);
      return { results: await presentFeedback(tx, results), totalCount };
    });
  }
}

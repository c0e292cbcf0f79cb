import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import {
  Conditions,
  Database,
  inLanguage,
  inOrder,
  readPage,
  type ListArguments,
  type ListFilter,
  type ListPage,
  type ListSource,
} from '@landfall/platform';
import { feedbackByIds, presentFeedback, type PresentedFeedback } from './feedback-store.js';

export type FeedbackSortField = 'sentAt' | 'title' | 'isDone';

export interface FeedbackFilter extends ListFilter {
  isDone?: boolean | null;
}

export class ListFeedback extends Query<ListPage<PresentedFeedback>> {
  constructor(
    readonly args: ListArguments<FeedbackSortField, FeedbackFilter>,
    readonly language: Language,
  ) {
    super();
  }
}

const source = (language: Language): ListSource<FeedbackSortField> => ({
  from: 'restriction_feedback f',
  id: 'f.id',
  sort: {
    sentAt: ['f.sent_at'],
    title: [inLanguage('f.title', language)],
    isDone: ['(f.done_at is not null)', { sql: 'f.sent_at', order: 'DESC' }],
  },
  defaultSort: ['sentAt', 'DESC'],
});

@QueryHandler(ListFeedback)
export class ListFeedbackHandler implements IQueryHandler<ListFeedback> {
  constructor(private readonly database: Database) {}

  execute({ args, language }: ListFeedback): Promise<ListPage<PresentedFeedback>> {
    const { ids: requested, search, isDone } = args.filter ?? {};
    const conditions = new Conditions()
      .ids('f.id', requested)
      .search(search, ['f.title', 'f.text'])
      .when(isDone, (done) => `(f.done_at is not null) = ${done}`);
    return this.database.transaction('none', async (tx) => {
      const { ids, totalCount } = await readPage(tx, source(language), conditions, args);
      const entries = inOrder(ids, await feedbackByIds(tx, ids));
      return { results: await presentFeedback(tx, entries), totalCount };
    });
  }
}

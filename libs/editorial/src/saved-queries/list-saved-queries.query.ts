import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import {
  Conditions,
  Database,
  inLanguage,
  listRows,
  type ListArguments,
  type ListFilter,
  type Listing,
  type ListPage,
} from '@landfall/platform';
import type { SavedQuerySortField } from '@landfall/platform/schema';
import { SavedQuery } from './saved-query.entity.js';

export interface SavedQueryFilter extends ListFilter {
  screen?: string | null;
}

export class ListSavedQueries extends Query<ListPage<SavedQuery>> {
  constructor(
    readonly args: ListArguments<SavedQuerySortField, SavedQueryFilter>,
    readonly userId: string,
    readonly language: Language,
  ) {
    super();
  }
}

const LISTING: Listing<SavedQuerySortField, SavedQueryFilter> = {
  sort: (language) => ({
    name: [inLanguage('name', language)],
    screen: ['screen', inLanguage('name', language)],
  }),
  defaultSort: ['name', 'ASC'],
  search: ['name'],
  narrow: (conditions, { screen }) => conditions.when(screen, (name) => `screen = ${name}`),
};

@QueryHandler(ListSavedQueries)
export class ListSavedQueriesHandler implements IQueryHandler<ListSavedQueries> {
  constructor(private readonly database: Database) {}

  execute({ args, userId, language }: ListSavedQueries): Promise<ListPage<SavedQuery>> {
    const own = new Conditions().when(userId, (id) => `user_id = ${id}`);
    return this.database.transaction({ userId }, (tx) => listRows(tx, SavedQuery, LISTING, args, language, own));
  }
}

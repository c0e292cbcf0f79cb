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
import { ownQueriesByIds } from './saved-query-store.js';
import type { SavedQuery } from './saved-query.entity.js';

export type SavedQuerySortField = 'name' | 'screen';

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

function source(language: Language): ListSource<SavedQuerySortField> {
  const name = inLanguage('q.name', language);
  return {
    from: 'saved_query q',
    id: 'q.id',
    sort: { name: [name], screen: ['q.screen', name] },
    defaultSort: ['name', 'ASC'],
  };
}

@QueryHandler(ListSavedQueries)
export class ListSavedQueriesHandler implements IQueryHandler<ListSavedQueries> {
  constructor(private readonly database: Database) {}

  execute({ args, userId, language }: ListSavedQueries): Promise<ListPage<SavedQuery>> {
    const { ids: requested, search, screen } = args.filter ?? {};
    const conditions = new Conditions()
      .when(userId, (id) => `q.user_id = ${id}`)
      .ids('q.id', requested)
      .search(search, ['q.name'])
      .when(screen, (name) => `q.screen = ${name}`);
    return this.database.transaction('none', async (tx) => {
      const { ids, totalCount } = await readPage(tx, source(language), conditions, args);
      return { results: inOrder(ids, await ownQueriesByIds(tx, ids, userId)), totalCount };
    });
  }
}

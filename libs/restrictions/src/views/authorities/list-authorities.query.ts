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
import { authoritiesByIds, type Authority, type AuthorityType } from '../../model/authorities/authority-store.js';

export type AuthoritySortField = 'name' | 'authorityType';

export interface AuthorityFilter extends ListFilter {
  authorityType?: AuthorityType | null;
}

export class ListAuthorities extends Query<ListPage<Authority>> {
  constructor(
    readonly args: ListArguments<AuthoritySortField, AuthorityFilter>,
    readonly language: Language,
  ) {
    super();
  }
}

function source(language: Language): ListSource<AuthoritySortField> {
  const name = inLanguage('a.name', language);
  return {
    from: 'authority a',
    id: 'a.id',
    sort: { name: [name], authorityType: ['a.authority_type', name] },
    defaultSort: ['name', 'ASC'],
  };
}

@QueryHandler(ListAuthorities)
export class ListAuthoritiesHandler implements IQueryHandler<ListAuthorities> {
  constructor(private readonly database: Database) {}

  execute({ args, language }: ListAuthorities): Promise<ListPage<Authority>> {
    const { ids: requested, search, authorityType } = args.filter ?? {};
    const conditions = new Conditions()
      .ids('a.id', requested)
      .search(search, ['a.name'])
      .when(authorityType, (type) => `a.authority_type = ${type}`);
    return this.database.transaction('none', async (tx) => {
      const { ids, totalCount } = await readPage(tx, source(language), conditions, args);
      return { results: inOrder(ids, await authoritiesByIds(tx, ids)), totalCount };
    });
  }
}

import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import {
  Database,
  inLanguage,
  listRows,
  type ListArguments,
  type ListFilter,
  type Listing,
  type ListPage,
} from '@landfall/platform';
import type { AuthoritySortField } from '@landfall/platform/schema';
import { Authority, type AuthorityType } from '../../model/authorities/authority.entity.js';

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

const LISTING: Listing<AuthoritySortField, AuthorityFilter> = {
  sort: (language) => ({
    name: [inLanguage('name', language)],
    authorityType: ['authority_type', inLanguage('name', language)],
  }),
  defaultSort: ['name', 'ASC'],
  search: ['name'],
  narrow: (conditions, { authorityType }) => conditions.when(authorityType, (type) => `authority_type = ${type}`),
};

@QueryHandler(ListAuthorities)
export class ListAuthoritiesHandler implements IQueryHandler<ListAuthorities> {
  constructor(private readonly database: Database) {}

  execute({ args, language }: ListAuthorities): Promise<ListPage<Authority>> {
    return this.database.transaction('none', (tx) => listRows(tx, Authority, LISTING, args, language));
  }
}

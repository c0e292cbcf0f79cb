import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { isUuid, type Language } from '@landfall/kernel';
import {
  Database,
  inLanguage,
  listRows,
  type ListArguments,
  type ListFilter,
  type Listing,
  type Presented,
} from '@landfall/platform';
import type { UserSortField } from '@landfall/platform/schema';
import { User } from '../users/user.entity.js';
import { presentUsers } from './present-user.js';

export interface UserFilter extends ListFilter {
  organisationId?: string | null;
  isStaff?: boolean | null;
  isActive?: boolean | null;
}

export class ListUsers extends Query<Presented<'UserList'>> {
  constructor(
    readonly args: ListArguments<UserSortField, UserFilter>,
    readonly language: Language,
  ) {
    super();
  }
}

const LISTING: Listing<UserSortField, UserFilter> = {
  sort: (language) => ({
    username: [inLanguage('username', language)],
    lastName: [inLanguage('last_name', language), inLanguage('first_name', language)],
    createdAt: ['created_at'],
  }),
  defaultSort: ['username', 'ASC'],
  search: ['username', 'first_name', 'last_name', 'email'],
  narrow: (conditions, { organisationId, isStaff, isActive }) =>
    conditions
      .when(organisationId && isUuid(organisationId) ? organisationId : null, (id) => `organisation_id = ${id}`)
      .when(isStaff, (staff) => `is_staff = ${staff}`)
      .when(isActive, (active) => `is_active = ${active}`),
};

@QueryHandler(ListUsers)
export class ListUsersHandler implements IQueryHandler<ListUsers> {
  constructor(private readonly database: Database) {}

  execute({ args, language }: ListUsers): Promise<Presented<'UserList'>> {
    return this.database.transaction('system', async (tx) => {
      const { results, totalCount } = await listRows(tx, User, LISTING, args, language);
      return { results: await presentUsers(tx, results), totalCount };
    });
  }
}

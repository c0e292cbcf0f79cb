import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { isUuid, type Language } from '@landfall/kernel';
import {
  Database,
  inLanguage,
  listRows,
  type ListArguments,
  type Listing,
  type Presented,
  type Tx,
} from '@landfall/platform';
import type { OrganisationAccountSortField } from '@landfall/platform/schema';
import { Organisation } from '../organisation/organisation.entity.js';
import { User } from '../users/user.entity.js';

/** Organisations as staff see them. */
export class ListOrganisationAccounts extends Query<Presented<'OrganisationAccountList'>> {
  constructor(
    readonly args: ListArguments<OrganisationAccountSortField>,
    readonly language: Language,
  ) {
    super();
  }
}

export class FindOrganisationAccount extends Query<Presented<'OrganisationAccount'> | null> {
  constructor(readonly id: string) {
    super();
  }
}

const LISTING: Listing<OrganisationAccountSortField> = {
  sort: (language) => ({
    name: [inLanguage('name', language)],
    idCodePublic: [inLanguage('id_code_public', language)],
    createdAt: ['created_at'],
  }),
  defaultSort: ['name', 'ASC'],
  search: ['name', 'id_code_public', 'public_name'],
};

@QueryHandler(ListOrganisationAccounts)
export class ListOrganisationAccountsHandler implements IQueryHandler<ListOrganisationAccounts> {
  constructor(private readonly database: Database) {}

  execute({ args, language }: ListOrganisationAccounts): Promise<Presented<'OrganisationAccountList'>> {
    return this.database.transaction('system', async (tx) => {
      const { results, totalCount } = await listRows(tx, Organisation, LISTING, args, language);
      return { results: await presented(tx, results), totalCount };
    });
  }
}

@QueryHandler(FindOrganisationAccount)
export class FindOrganisationAccountHandler implements IQueryHandler<FindOrganisationAccount> {
  constructor(private readonly database: Database) {}

  async execute({ id }: FindOrganisationAccount): Promise<Presented<'OrganisationAccount'> | null> {
    if (!isUuid(id)) return null;
    return this.database.transaction('system', async (tx) => {
      const [organisation = null] = await presented(tx, await tx.manager.findBy(Organisation, { id }));
      return organisation;
    });
  }
}

async function presented(tx: Tx, rows: readonly Organisation[]): Promise<Presented<'OrganisationAccount'>[]> {
  const counts = await activeUsers(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, idCodePublic, widgetEnabled, passwordChangeEnabled }) => ({
    id,
    name,
    idCodePublic,
    widgetEnabled,
    passwordChangeEnabled,
    activeUsers: counts.get(id) ?? 0,
  }));
}

async function activeUsers(tx: Tx, organisationIds: readonly string[]): Promise<Map<string, number>> {
  const counted = await tx.manager
    .createQueryBuilder(User, 'u')
    .select('u.organisationId', 'id')
    .addSelect('count(*)::int', 'count')
    .where('u.isActive and u.organisationId = any(:organisationIds)', { organisationIds })
    .groupBy('u.organisationId')
    .getRawMany<{ id: string; count: number }>();
  return new Map(counted.map(({ id, count }) => [id, count]));
}

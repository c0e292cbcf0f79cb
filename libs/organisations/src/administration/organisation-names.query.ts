import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Presented } from '@landfall/platform';
import { organisationNames } from '../organisation/organisation-store.js';

/** All organisations by name, to choose one of. */
export class OrganisationNames extends Query<Presented<'OrganisationName'>[]> {}

@QueryHandler(OrganisationNames)
export class OrganisationNamesHandler implements IQueryHandler<OrganisationNames> {
  constructor(private readonly database: Database) {}

  execute(): Promise<Presented<'OrganisationName'>[]> {
    return this.database.transaction('system', organisationNames);
  }
}

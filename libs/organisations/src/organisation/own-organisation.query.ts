import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Presented } from '@landfall/platform';
import { organisationById } from './organisation-store.js';
import { presentOrganisation } from './present-organisation.js';

/** An organisation as its own users see it. */
export class OwnOrganisation extends Query<Presented<'Organisation'> | null> {
  constructor(readonly organisationId: string) {
    super();
  }
}

@QueryHandler(OwnOrganisation)
export class OwnOrganisationHandler implements IQueryHandler<OwnOrganisation> {
  constructor(private readonly database: Database) {}

  async execute({ organisationId }: OwnOrganisation): Promise<Presented<'Organisation'> | null> {
    const organisation = await this.database.transaction('system', (tx) => organisationById(tx, organisationId));
    return organisation ? presentOrganisation(organisation, 'own') : null;
  }
}

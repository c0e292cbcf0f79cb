import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { organisationById } from '@landfall/organisations/organisation-store';
import type { Organisation } from '@landfall/organisations/organisation';
import { Database, hashSecret } from '@landfall/platform';
import { endedTripByTokenHash } from '../../model/ended-trip-store.js';

export interface EndedTripPageModel {
  language: Language;
  organisation: Organisation;
}

/** Whose page a link led to until its trip ended long ago; null for any other link. */
export class EndedTripPage extends Query<EndedTripPageModel | null> {
  constructor(readonly token: string) {
    super();
  }
}

@QueryHandler(EndedTripPage)
export class EndedTripPageHandler implements IQueryHandler<EndedTripPage> {
  constructor(private readonly database: Database) {}

  execute({ token }: EndedTripPage): Promise<EndedTripPageModel | null> {
    return this.database.transaction('system', async (tx) => {
      const trip = await endedTripByTokenHash(tx, hashSecret(token));
      if (!trip) return null;
      return { language: trip.language as Language, organisation: (await organisationById(tx, trip.organisationId))! };
    });
  }
}

import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import type { Presented } from '@landfall/platform';
import { Places } from '../places.js';

/** Countries, regions and airports that a search finds, best first. */
export class FindDestinations extends Query<Presented<'PlaceHit'>[]> {
  constructor(
    readonly search: string,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(FindDestinations)
export class FindDestinationsHandler implements IQueryHandler<FindDestinations> {
  constructor(private readonly places: Places) {}

  execute({ search, language }: FindDestinations): Promise<Presented<'PlaceHit'>[]> {
    const hits = this.places.lookupDestinations(search, language);
    return Promise.resolve(
      hits.map(({ type, id, name, country, region, iata }) => ({
        type,
        id,
        name,
        country: { id: country },
        region: region ? { id: region } : null,
        iata,
      })),
    );
  }
}

import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Presented } from '@landfall/platform';
import { Places } from '../places.js';

/** Null: no country has this code. */
export class CountryQuery extends Query<Presented<'Country'> | null> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(CountryQuery)
export class CountryHandler implements IQueryHandler<CountryQuery> {
  constructor(private readonly places: Places) {}

  execute({ id }: CountryQuery): Promise<Presented<'Country'> | null> {
    const country = this.places.country(id.trim());
    return Promise.resolve(country ? { id: country.iso2 } : null);
  }
}

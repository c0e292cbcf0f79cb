import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import type { Presented } from '@landfall/platform';
import { Places } from '../places.js';

/** All countries by name, or those that a search finds, best first. */
export class ListCountries extends Query<Presented<'Country'>[]> {
  constructor(
    readonly language: Language,
    readonly search: string | null,
  ) {
    super();
  }
}

@QueryHandler(ListCountries)
export class ListCountriesHandler implements IQueryHandler<ListCountries> {
  constructor(private readonly places: Places) {}

  execute({ language, search }: ListCountries): Promise<Presented<'Country'>[]> {
    const found = search === null ? this.places.countries(language) : this.places.lookupCountries(search, language);
    return Promise.resolve(found.map(({ iso2 }) => ({ id: iso2 })));
  }
}

import { operation } from './client.js';
import type { CountryGroup, CountryName, CountryWithPlaces, PlaceHit } from './schema-types.js';

export const countries = operation<{ countries: CountryName[] }>(`query Countries { countries { id iso2 nameShort } }`);

export const country = operation<{ country: CountryWithPlaces | null }, { id: string }>(`
  query Country($id: ID!) {
    country(id: $id) { id iso2 nameShort regions { id name } airports { id iata name } }
  }
`);

export const countryGroups = operation<{ countryGroups: CountryGroup[] }>(
  `query CountryGroups { countryGroups { key title members } }`,
);

export const PLACE_FIELDS = 'type id name iata country { id iso2 nameShort } region { id name }';

export const lookupDestinations = operation<{ lookupDestinations: PlaceHit[] }, { search: string }>(`
  query LookupDestinations($search: String!) { lookupDestinations(search: $search) { ${PLACE_FIELDS} } }
`);

import { LANGUAGES, type Language } from '@landfall/kernel';
import type { AirportRow, CountryRow, PlaceRows } from '../src/place-rows.js';

const aCountry = (iso2: string, iso3: string, name: string): CountryRow => ({
  iso2,
  iso3,
  numeric: null,
  names: Object.fromEntries(LANGUAGES.map((l) => [l, name])) as Record<Language, string>,
  also: [],
  officialLanguages: [],
  currencies: [],
  callingCode: null,
  capital: null,
});

export const anAirport = (fields: Partial<AirportRow>): AirportRow => ({
  iata: 'BER',
  icao: null,
  name: 'Berlin',
  country: 'DE',
  regionId: null,
  lat: 52.4,
  lon: 13.5,
  tz: 'Europe/Berlin',
  size: 'large',
  scheduled: true,
  ...fields,
});

export const aPlaceList = (): PlaceRows => ({
  countries: [aCountry('DE', 'DEU', 'Germany'), aCountry('TH', 'THA', 'Thailand')],
  regions: [{ id: 'DE-BE', country: 'DE', name: 'Berlin', also: [] }],
  airports: [anAirport({ regionId: 'DE-BE' })],
});

import type { PlaceHit, PlaceType } from '../gen/graphql.js';

/** A place as a search names it. `country` is the ISO code; `name` is only for display and never part of an address. */
export interface PlaceRef {
  type: PlaceType;
  id: string;
  country: string;
  name?: string;
  iata?: string | null;
}

export const countryRef = (iso2: string): PlaceRef => ({ type: 'COUNTRY', id: iso2, country: iso2 });

export const refOf = ({ type, id, name, country, iata }: PlaceHit): PlaceRef => ({
  type,
  id,
  name,
  country: country.iso2,
  iata,
});

export const keyOfPlace = ({ type, id }: PlaceRef): string => `${type}:${id}`;

export const isSamePlace = (a: PlaceRef, b: PlaceRef): boolean => a.type === b.type && a.id === b.id;

/** `TH` is a country, `TH.region.phuket` and `TH.airport.BKK` lie in one. */
export const encodePlace = ({ type, id, country }: PlaceRef): string =>
  type === 'COUNTRY' ? country : `${country}.${type.toLowerCase()}.${id}`;

export function decodePlace(text: string): PlaceRef | null {
  const [country = '', type, ...rest] = text.split('.');
  if (!/^[A-Z]{2}$/.test(country)) return null;
  if (type === undefined) return countryRef(country);
  const id = rest.join('.');
  if (id === '' || (type !== 'region' && type !== 'airport')) return null;
  return { type: type === 'region' ? 'REGION' : 'AIRPORT', id, country };
}

import type { CountryGroups, Itinerary, PlacePath, SaidDocument } from './model.js';
import { AREA } from './stay.js';

const isValid = ({ validUntil }: SaidDocument, { dateEnd }: Itinerary): boolean =>
  validUntil === undefined || validUntil >= dateEnd;

const isOf = ({ issuer }: SaidDocument, country: string, groups: CountryGroups): boolean =>
  issuer === country || (issuer === AREA && groups[AREA]?.includes(country) === true);

export function heldAmong(places: readonly PlacePath[], itinerary: Itinerary, groups: CountryGroups): string[] {
  const valid = itinerary.facts?.documents?.filter((one) => isValid(one, itinerary)) ?? [];
  return places.filter(({ country }) => valid.some((one) => isOf(one, country, groups))).map(({ id }) => id);
}

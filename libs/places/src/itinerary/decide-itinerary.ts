import { accepted, isIsoDate, Rejections, type Outcome } from '@landfall/kernel';
import type { Places } from '../places.js';
import type { Itinerary, PlacePath, PlaceType } from '@landfall/requirements';

/** Limits of the spec (application, sections 5 and 9). */
export const MAX_NATIONALITIES = 4;
export const MAX_DESTINATIONS = 10;
const MAX_TRANSITS = 10;
const EARLIEST = '2000-01-01';
const LATEST = '2100-12-31';

export interface PlaceInput {
  type: PlaceType;
  id: string;
}

/** A trip as a client sends it: nothing in it is trusted yet. */
export interface ItineraryInput {
  departure: PlaceInput;
  /** Null when types and ids were sent in lists of different length. */
  destinations: readonly PlaceInput[] | null;
  /** Destinations that come with something chosen, such as a cruise: before the others, in any number, and with them no other is needed. */
  given?: readonly PlaceInput[];
  transits: readonly PlaceInput[] | null;
  citizenshipIds: readonly string[];
  restrictionType: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
  dateStart: string;
  dateEnd: string;
}

/** Names under which a client knows the fields. */
export interface FieldNames {
  departure: string;
  destinations: string;
  transits: string;
  citizenships: string;
}

/**
 * Checks a trip: one to four nationalities, one to ten chosen destinations, known places, dates in order. A cruise is private
 * travel to the rules. Repeated nationalities count once. Asked about the past, `places` are those of then; a place that only those of
 * `now` know is rejected in words of its own.
 */
export function decideItinerary(
  input: ItineraryInput,
  places: Places,
  fields: FieldNames,
  now: Places = places,
): Outcome<{ itinerary: Itinerary; departure: PlacePath }> {
  const rejections = new Rejections();
  const rejectUnknown = (field: string, { type, id }: PlaceInput): void =>
    void rejections.add(field, now.path(type, id) ? 'rejection.unknownPlaceThen' : 'rejection.unknownPlace', {
      id: id.slice(0, 40),
    });
  const placesOf = (list: readonly PlaceInput[] | null, field: string): PlacePath[] => {
    if (list === null) rejections.add(field, 'rejection.listsDiffer');
    return (list ?? []).flatMap((given) => {
      const path = places.path(given.type, given.id);
      if (!path) rejectUnknown(field, given);
      return path ? [path] : [];
    });
  };
  const isTooMany = (list: readonly PlaceInput[] | null, max: number): boolean => (list?.length ?? 0) > max;
  const departure = places.path(input.departure.type, input.departure.id);
  if (!departure) rejectUnknown(fields.departure, input.departure);

  if (input.destinations?.length === 0 && !input.given) rejections.add(fields.destinations, 'rejection.noDestination');
  if (isTooMany(input.destinations, MAX_DESTINATIONS))
    rejections.add(fields.destinations, 'rejection.tooManyDestinations', { max: MAX_DESTINATIONS });
  if (isTooMany(input.transits, MAX_TRANSITS))
    rejections.add(fields.transits, 'rejection.tooManyTransits', { max: MAX_TRANSITS });
  const destinations = isTooMany(input.destinations, MAX_DESTINATIONS)
    ? []
    : placesOf([...(input.given ?? []), ...(input.destinations ?? [])], fields.destinations);
  const transits = isTooMany(input.transits, MAX_TRANSITS) ? [] : placesOf(input.transits, fields.transits);
  if (input.destinations === null) rejections.add(fields.destinations, 'rejection.listsDiffer');

  const requested = [...new Set(input.citizenshipIds.map((id) => id.trim().toUpperCase()))];
  if (requested.length === 0) rejections.add(fields.citizenships, 'rejection.noNationality');
  if (requested.length > MAX_NATIONALITIES)
    rejections.add(fields.citizenships, 'rejection.tooManyNationalities', { max: MAX_NATIONALITIES });
  else {
    for (const id of requested)
      if (!places.country(id)) rejections.add(fields.citizenships, 'rejection.unknownCountry', { id: id.slice(0, 40) });
  }

  for (const field of ['dateStart', 'dateEnd'] as const) {
    const date = input[field];
    if (!isIsoDate(date) || date < EARLIEST || date > LATEST) rejections.add(field, 'rejection.invalidDate');
  }
  if (isIsoDate(input.dateStart) && isIsoDate(input.dateEnd) && input.dateStart > input.dateEnd)
    rejections.add('dateStart', 'rejection.dateOrder');
  if (rejections.any || !departure) return rejections.toRejection();
  return accepted({
    departure,
    itinerary: {
      departureCountry: departure.country,
      destinations,
      transits,
      citizenships: requested,
      purpose: input.restrictionType === 'BUSINESS' ? 'BUSINESS' : 'PRIVATE',
      dateStart: input.dateStart,
      dateEnd: input.dateEnd,
    },
  });
}

/** Pairs the lists of types and ids; null when they differ in length. */
export function zipPlaces(
  types: readonly PlaceType[] | null | undefined,
  ids: readonly string[] | null | undefined,
): PlaceInput[] | null {
  if ((types?.length ?? 0) !== (ids?.length ?? 0)) return null;
  return (ids ?? []).map((id, index) => ({ type: types![index]!, id }));
}

import { accepted, Rejections, type FieldRejection, type Outcome } from '@landfall/kernel';
import type { Places } from '../places.js';
import type { Itinerary, PlacePath, PlaceType } from '@landfall/requirements';

export interface PlaceInput {
  type: PlaceType;
  id: string;
}

/** A trip as a client sends it, its fields checked by the decorators of `itinerary-input.ts`. */
export interface ItineraryInput {
  departure: PlaceInput;
  /** Null when types and ids differ in number. */
  destinations: readonly PlaceInput[] | null;
  /** Destinations from a chosen item such as a cruise: listed first, unlimited in number, sufficient without others. */
  given?: readonly PlaceInput[];
  transits: readonly PlaceInput[] | null;
  citizenshipIds: readonly string[];
  restrictionType: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
  dateStart: string;
  dateEnd: string;
}

/** The client's names of the fields. */
export interface FieldNames {
  departure: string;
  destinations: string;
  transits: string;
  citizenships: string;
}

export interface ItineraryContext {
  /** Errors of the shape, under the names of `fields`; they are part of the outcome. */
  shape: readonly FieldRejection[];
  /** For a past moment `places` are historical; a place that exists only now has its own rejection. */
  now?: Places;
}

/** Checks a trip: at least one destination, known places, dates in order. The rules treat a cruise as private travel. */
export function decideItinerary(
  input: ItineraryInput,
  places: Places,
  fields: FieldNames,
  { shape, now = places }: ItineraryContext,
): Outcome<{ itinerary: Itinerary; departure: PlacePath }> {
  const rejections = new Rejections(shape);
  const rejectUnknown = (field: string, { type, id }: PlaceInput): void =>
    void rejections.add(field, now.path(type, id) ? 'rejection.unknownPlaceThen' : 'rejection.unknownPlace', {
      id: id.slice(0, 40),
    });
  const placesOf = (list: readonly PlaceInput[] | null, field: string): PlacePath[] => {
    if (list === null) rejections.add(field, 'rejection.listsDiffer');
    if (rejections.has(field)) return [];
    return (list ?? []).flatMap((given) => {
      const path = places.path(given.type, given.id);
      if (!path) rejectUnknown(field, given);
      return path ? [path] : [];
    });
  };
  const departure = places.path(input.departure.type, input.departure.id);
  if (!departure) rejectUnknown(fields.departure, input.departure);

  if (input.destinations?.length === 0 && !input.given) rejections.add(fields.destinations, 'rejection.noDestination');
  const destinations = placesOf(
    input.destinations && [...(input.given ?? []), ...input.destinations],
    fields.destinations,
  );
  const transits = placesOf(input.transits, fields.transits);
  if (!rejections.has(fields.citizenships))
    for (const id of input.citizenshipIds)
      if (!places.country(id)) rejections.add(fields.citizenships, 'rejection.unknownCountry', { id: id.slice(0, 40) });
  if (!rejections.has('dateStart') && !rejections.has('dateEnd') && input.dateStart > input.dateEnd)
    rejections.add('dateStart', 'rejection.dateOrder');
  if (rejections.any || !departure) return rejections.toRejection();
  return accepted({
    departure,
    itinerary: {
      departureCountry: departure.country,
      destinations,
      transits,
      citizenships: [...input.citizenshipIds],
      purpose: input.restrictionType === 'BUSINESS' ? 'BUSINESS' : 'PRIVATE',
      dateStart: input.dateStart,
      dateEnd: input.dateEnd,
    },
  });
}

/** Pairs types and ids; null when they differ in number. */
export function zipPlaces(
  types: readonly PlaceType[] | null | undefined,
  ids: readonly string[] | null | undefined,
): PlaceInput[] | null {
  if ((types?.length ?? 0) !== (ids?.length ?? 0)) return null;
  return (ids ?? []).map((id, index) => ({ type: types![index]!, id }));
}

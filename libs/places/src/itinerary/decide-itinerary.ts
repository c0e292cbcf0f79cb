import { accepted, daysBetween, Rejections, type FieldRejection, type Outcome } from '@landfall/kernel';
import { decideFacts, type TravellerFactsInput } from './traveller-facts.js';
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
  implied?: readonly PlaceInput[];
  transits: readonly PlaceInput[] | null;
  citizenshipIds: readonly string[];
  restrictionType: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
  dateStart: string;
  dateEnd: string;
  travellers?: TravellerFactsInput | null;
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
  const check = new PlaceCheck(places, now, rejections);
  const departure = check.place(input.departure, fields.departure);
  if (input.destinations?.length === 0 && !input.implied)
    rejections.add(fields.destinations, 'rejection.noDestination');
  const chosen = input.destinations && [...(input.implied ?? []), ...input.destinations];
  const destinations = check.places(chosen, fields.destinations);
  const transits = check.places(input.transits, fields.transits);
  check.countries(input.citizenshipIds, fields.citizenships);
  rejectDateOrder(input, rejections);
  const areDays = !rejections.has('dateStart') && !rejections.has('dateEnd');
  const length = areDays ? daysBetween(input.dateStart, input.dateEnd) : null;
  const facts = decideFacts(input.travellers, places, rejections, length);
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
      ...(facts ? { facts } : {}),
    },
  });
}

/** Finds the places of a trip and rejects those that do not exist. */
class PlaceCheck {
  constructor(
    private readonly known: Places,
    private readonly now: Places,
    private readonly rejections: Rejections,
  ) {}

  place({ type, id }: PlaceInput, field: string): PlacePath | null {
    const path = this.known.path(type, id);
    if (!path) {
      const key = this.now.path(type, id) ? 'rejection.unknownPlaceThen' : 'rejection.unknownPlace';
      this.rejections.add(field, key, { id: id.slice(0, 40) });
    }
    return path;
  }

  places(list: readonly PlaceInput[] | null, field: string): PlacePath[] {
    if (list === null) this.rejections.add(field, 'rejection.listsDiffer');
    if (this.rejections.has(field)) return [];
    return (list ?? []).flatMap((one) => this.place(one, field) ?? []);
  }

  countries(ids: readonly string[], field: string): void {
    if (this.rejections.has(field)) return;
    for (const id of ids)
      if (!this.known.country(id)) this.rejections.add(field, 'rejection.unknownCountry', { id: id.slice(0, 40) });
  }
}

function rejectDateOrder({ dateStart, dateEnd }: ItineraryInput, rejections: Rejections): void {
  if (rejections.has('dateStart') || rejections.has('dateEnd')) return;
  if (dateStart > dateEnd) rejections.add('dateStart', 'rejection.dateOrder');
}

/** Pairs types and ids; null when they differ in number. */
export function zipPlaces(
  types: readonly PlaceType[] | null | undefined,
  ids: readonly string[] | null | undefined,
): PlaceInput[] | null {
  if ((types?.length ?? 0) !== (ids?.length ?? 0)) return null;
  return (ids ?? []).map((id, index) => ({ type: types![index]!, id }));
}

import { addDays, type IsoDate } from '@landfall/kernel';
import type { Itinerary, PlacePath } from '@landfall/requirements';

/** `expected` null: nothing is stated about it. */
export interface GoldenExpectation {
  kind: 'SUMMARY' | 'STATUS' | 'VALUE';
  /** An item of the quick summary, `Status`, or a detail type. */
  key: string;
  place: string | null;
  citizenship: string | null;
  expected: unknown;
}

/** What an expectation is about, the same text for the same question. */
export const questionOf = ({ kind, key, place, citizenship }: GoldenExpectation): string =>
  JSON.stringify([kind, key, place, citizenship]);

/** An expectation that does not hold; a contradiction has all its values as `actual`. */
export interface GoldenFailure extends GoldenExpectation {
  actual: unknown;
}

export interface BrokenGolden {
  id: string;
  name: string;
  failures: GoldenFailure[];
}

/** A named itinerary with the answers it has to get. Its dates move along with today. */
export interface GoldenTraveller {
  id: string;
  name: string;
  note: string | null;
  trip: {
    departure: PlacePath;
    destinations: PlacePath[];
    transits: PlacePath[];
    citizenships: string[];
    restrictionType: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
  };
  startsInDays: number;
  nights: number;
  expectations: GoldenExpectation[];
  modifiedAt: Date;
  modifiedBy: string | null;
}

/** The itinerary of a golden traveller who asks on a day. */
export function itineraryOn(
  { trip, startsInDays, nights }: Pick<GoldenTraveller, 'trip' | 'startsInDays' | 'nights'>,
  today: IsoDate,
): Itinerary {
  const dateStart = addDays(today, startsInDays);
  return {
    departureCountry: trip.departure.country,
    destinations: trip.destinations,
    transits: trip.transits,
    citizenships: trip.citizenships,
    purpose: trip.restrictionType === 'BUSINESS' ? 'BUSINESS' : 'PRIVATE',
    dateStart,
    dateEnd: addDays(dateStart, nights),
  };
}

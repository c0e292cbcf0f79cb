import { addDays, type IsoDate } from '@landfall/kernel';
import type { Itinerary, PlacePath, TravellerFacts } from '@landfall/requirements';

/** `expected` null: nothing is stated about it. */
export interface RegressionExpectation {
  kind: 'SUMMARY' | 'STATUS' | 'VALUE';
  /** An item of the quick summary, `Status`, or a detail type. */
  key: string;
  place: string | null;
  citizenship: string | null;
  expected: unknown;
}

/** What an expectation is about, the same text for the same question. */
export const questionOf = ({ kind, key, place, citizenship }: RegressionExpectation): string =>
  JSON.stringify([kind, key, place, citizenship]);

/** An expectation that does not hold; a conflict has all its values as `actual`. */
export interface RegressionFailure extends RegressionExpectation {
  actual: unknown;
}

export interface BrokenRegressionCase {
  id: string;
  name: string;
  failures: RegressionFailure[];
}

/** A named itinerary with the answers it has to get. Its dates move along with today. */
export interface RegressionCase {
  id: string;
  name: string;
  note: string | null;
  trip: {
    departure: PlacePath;
    destinations: PlacePath[];
    transits: PlacePath[];
    citizenships: string[];
    restrictionType: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
    /** Absent: nothing is said of the travellers. */
    facts?: TravellerFacts;
  };
  startsInDays: number;
  nights: number;
  expectations: RegressionExpectation[];
  modifiedAt: Date;
  modifiedBy: string | null;
}

/** What a regression case checks. */
export type CheckedTrip = Pick<RegressionCase, 'id' | 'name' | 'trip' | 'startsInDays' | 'nights' | 'expectations'>;

/** The itinerary of a regression case who asks on a day. */
export function itineraryOn(
  { trip, startsInDays, nights }: Pick<RegressionCase, 'trip' | 'startsInDays' | 'nights'>,
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
    ...(trip.facts ? { facts: trip.facts } : {}),
  };
}

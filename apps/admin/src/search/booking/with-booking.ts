import { daysBetween } from '@landfall/kernel';
import type { PlaceHit } from '../../gen/graphql.js';
import { countryRef, refOf, type PlaceRef } from '../../places/place-ref.js';
import { MAX_DESTINATIONS, MAX_NATIONALITIES, type SearchForm } from '../search-form.js';
import { noFacts } from '../traveller-facts.js';
import { longer, type BookedTrip } from './to-search.js';

/** Counted from the first day, by the id of a country. Of one that is reached twice, or the day before across the date line, nothing is said. */
function arrivalDaysOf({ destinations, arrivals, dateStart }: BookedTrip): Record<string, string> {
  const days = destinations.flatMap((country, at) => {
    const arrival = arrivals[at];
    const isOnce = destinations.indexOf(country) === destinations.lastIndexOf(country);
    return arrival && arrival >= dateStart && isOnce ? [[country, String(daysBetween(dateStart, arrival))]] : [];
  });
  return Object.fromEntries(days) as Record<string, string>;
}

export interface BookedNationalities {
  /** ISO 3166-1 alpha-2. */
  nationalities: readonly string[];
  /** Whether the booking speaks of nationalities, understood or not. */
  isNationalitySaid: boolean;
}

interface Transit {
  ref: PlaceRef;
  id: string;
  hours: number | null;
}

/** Of a city with several airports the country alone is known: of two in one country the longer transit counts. */
function transitsOf({ transits }: BookedTrip, airports: ReadonlyMap<string, PlaceHit>): Transit[] {
  const byId = new Map<string, Transit>();
  for (const { airport, country, hours } of transits) {
    const hit = airports.get(airport);
    const id = hit ? airport : country;
    const known = byId.get(id);
    const ref = hit ? refOf(hit) : countryRef(country);
    byId.set(id, { ref, id, hours: known ? longer(known.hours, hours) : hours });
  }
  return [...byId.values()];
}

/**
 * What a booking says goes into a search; what it does not say stays as it is. A nationality that it says and that was not understood is
 * left to staff: that of the search before may be of somebody else, and so may the papers and the residence.
 */
export function withBooking(
  form: SearchForm,
  trip: BookedTrip,
  { nationalities, isNationalitySaid }: BookedNationalities,
  airports: ReadonlyMap<string, PlaceHit>,
): SearchForm {
  const transits = transitsOf(trip, airports);
  const hours = transits.flatMap(({ id, hours: known }) => (known === null ? [] : [[id, String(known)]]));
  const ofBooking = isNationalitySaid ? nationalities.slice(0, MAX_NATIONALITIES) : form.nationalities;
  const isSame = ofBooking.join() === form.nationalities.join();
  return {
    ...form,
    // A cruise is booked elsewhere.
    purpose: form.purpose === 'CRUISE' ? 'PRIVATE' : form.purpose,
    nationalities: ofBooking,
    departure: trip.departure ?? form.departure,
    destinations: trip.destinations.slice(0, MAX_DESTINATIONS).map(countryRef),
    transits: transits.map(({ ref }) => ref),
    dateStart: trip.dateStart,
    dateEnd: trip.dateEnd ?? (form.dateEnd >= trip.dateStart ? form.dateEnd : ''),
    facts: {
      ...(isSame ? form.facts : noFacts()),
      transitHours: Object.fromEntries(hours) as Record<string, string>,
      arrivalDays: arrivalDaysOf(trip),
    },
  };
}

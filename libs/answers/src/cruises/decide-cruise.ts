import { accepted, Rejections, type Outcome } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { Itinerary, PlacePath } from '@landfall/requirements';
import {
  decideItinerary,
  type FieldNames,
  type ItineraryContext,
  type ItineraryInput,
} from '@landfall/places/itinerary';
import { countriesOf, type Cruises, type ScheduledCruise } from './cruises.js';

/** A cruise with its journey there and back as a client sends it: nothing in it is trusted yet. */
export interface CruiseInput extends ItineraryInput {
  cruiseId: string;
  /** Null: the day of the sailing, whichever it is. */
  cruiseDateStart: string | null;
}

/** The client's names of the fields. */
export interface CruiseFieldNames extends FieldNames {
  cruise: string;
}

interface Decided {
  cruise: ScheduledCruise;
  itinerary: Itinerary;
  departure: PlacePath;
}

/**
 * Checks a cruise trip (spec: application, section 7): the cruise exists, starts on the day that is named, if one is, and lies within the days of
 * travel; everything else as `decideItinerary` does. Its destinations are the countries where the ship calls, in any number, and after
 * them up to ten of the client's own, for what is seen before or after the cruise.
 */
export function decideCruise(
  input: CruiseInput,
  cruises: Cruises,
  places: Places,
  fields: CruiseFieldNames,
  context: ItineraryContext,
): Outcome<Decided> {
  const { cruiseId, cruiseDateStart, ...trip } = input;
  const rejections = new Rejections(context.shape);
  const cruise = cruises.cruise(cruiseId);
  if (!cruise) rejections.add(fields.cruise, 'rejection.unknownCruise', { id: cruiseId.slice(0, 40) });
  if (cruise && cruiseDateStart !== null && cruise.dateStart !== cruiseDateStart)
    rejections.add('cruiseDateStart', 'rejection.cruiseOtherDay');
  else if (cruise) {
    if (trip.dateStart > cruise.dateStart) rejections.add('dateStart', 'rejection.startsAfterCruise');
    if (trip.dateEnd < cruise.dateEnd) rejections.add('dateEnd', 'rejection.endsBeforeCruise');
  }
  // Of an unknown cruise nobody knows where it calls; only the rest of the trip is checked then.
  const implied = cruise ? countriesOf(cruise).map((id) => ({ type: 'COUNTRY' as const, id })) : [];
  const outcome = decideItinerary({ ...trip, implied }, places, fields, context);
  if (!outcome.ok) for (const { field, key, values } of outcome.rejections) rejections.add(field, key, values);
  if (!cruise || !outcome.ok || rejections.any) return rejections.toRejection();
  return accepted({ cruise, itinerary: outcome.itinerary, departure: outcome.departure });
}

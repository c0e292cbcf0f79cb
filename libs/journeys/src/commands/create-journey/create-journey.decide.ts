import { accepted, isLanguage, Refusals, type Language, type Outcome } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { Itinerary, PlacePath } from '@landfall/requirements';
import { decideItinerary, zipPlaces } from '@landfall/places/itinerary';
import { plainEmailAddress } from '../../model/email-address.js';
import type { CreateJourneyInput } from './create-journey.command.js';

export const NOTE_LENGTH = 5_000;
const FIELDS = {
  departure: 'departureId',
  destinations: 'destinationIds',
  transits: 'transits',
  citizenships: 'citizenshipCountryIds',
};

export interface DecidedJourney {
  itinerary: Itinerary;
  departure: PlacePath;
  language: Language;
  email: string | null;
  internalNote: string | null;
}

/** Checks a new trip page, every field at once (spec: application, section 5). */
export function decideCreateJourney(input: CreateJourneyInput, places: Places): Outcome<DecidedJourney> {
  const refusals = new Refusals();
  if (input.cruisecompassCruiseId) refusals.add('cruisecompassCruiseId', 'refusal.cruiseNotOffered');
  const language = input.language.toLowerCase().split(/[-_]/)[0] ?? '';
  if (!isLanguage(language)) refusals.add('language', 'refusal.unknownLanguage');
  const asked = input.email?.trim() || null;
  const email = asked ? plainEmailAddress(asked) : null;
  if (asked && !email) refusals.add('email', 'refusal.invalidEmail');
  const internalNote = input.internalNote?.trim() || null;
  if ((internalNote?.length ?? 0) > NOTE_LENGTH) refusals.add('internalNote', 'refusal.tooLong', { max: NOTE_LENGTH });
  const trip = decideItinerary(
    {
      departure: { type: input.departureType, id: input.departureId },
      destinations: zipPlaces(input.destinationsTypes, input.destinationIds),
      transits: input.transits ?? [],
      citizenshipIds: input.citizenshipCountryIds,
      restrictionType: input.restrictionType,
      dateStart: input.dateStart,
      dateEnd: input.dateEnd,
    },
    places,
    FIELDS,
  );
  if (!trip.ok) return { ok: false, refusals: [...refusals.list, ...trip.refusals] };
  if (refusals.any || !isLanguage(language)) return refusals.toRefusal();
  return accepted({ itinerary: trip.itinerary, departure: trip.departure, language, email, internalNote });
}

import { accepted, isLanguage, Rejections, type Language, type Outcome } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { decideItinerary, zipPlaces } from '@landfall/places/itinerary';
import type { Validated } from '@landfall/platform';
import type { Itinerary, PlacePath } from '@landfall/requirements';
import type { CreateJourneyInput } from './create-journey.command.js';

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
export function decideCreateJourney(
  { input, shape }: Validated<CreateJourneyInput>,
  places: Places,
): Outcome<DecidedJourney> {
  const trip = decideItinerary(
    {
      departure: { type: input.departureType, id: input.departureId },
      destinations: zipPlaces(input.destinationsTypes, input.destinationIds),
      transits: input.transits ?? [],
      citizenshipIds: input.citizenshipCountryIds,
      restrictionType: input.restrictionType,
      dateStart: input.dateStart,
      dateEnd: input.dateEnd,
      travellers: input.travellers ?? null,
    },
    places,
    FIELDS,
    { shape },
  );
  const rejections = new Rejections(trip.ok ? [] : trip.rejections);
  if (input.cruisecompassCruiseId) rejections.add('cruisecompassCruiseId', 'rejection.cruiseNotOffered');
  const { language, email = null, internalNote = null } = input;
  if (!trip.ok || rejections.any || !isLanguage(language)) return rejections.toRejection();
  return accepted({ itinerary: trip.itinerary, departure: trip.departure, language, email, internalNote });
}

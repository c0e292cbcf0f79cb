import { accepted, isLanguage, Rejections, type IsoDate, type Language, type Outcome } from '@landfall/kernel';
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

/** Checks a new trip page, every field at once (spec: application, section 5). `today`: in the zone of the product. */
export function decideCreateJourney(
  { input, shape }: Validated<CreateJourneyInput>,
  places: Places,
  today: IsoDate,
): Outcome<DecidedJourney> {
  const isCruise = input.restrictionType === 'CRUISE';
  const trip = decideItinerary(
    {
      departure: { type: input.departureType, id: input.departureId },
      destinations: zipPlaces(input.destinationsTypes, input.destinationIds),
      ...(isCruise ? { implied: [] } : {}),
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
  if (!rejections.has('dateStart') && !rejections.has('dateEnd') && input.dateEnd < today)
    rejections.add('dateEnd', 'rejection.pastTrip');
  rejectCruise(input, isCruise, rejections);
  const { language, email = null, internalNote = null } = input;
  if (!trip.ok || rejections.any || !isLanguage(language)) return rejections.toRejection();
  return accepted({ itinerary: trip.itinerary, departure: trip.departure, language, email, internalNote });
}

/** A cruise belongs to a cruise trip, and to no other. Trip pages of cruises are not made yet. */
function rejectCruise(
  { cruisecompassCruiseId: cruiseId }: CreateJourneyInput,
  isCruise: boolean,
  rejections: Rejections,
): void {
  if (!cruiseId?.trim()) {
    if (isCruise) rejections.add('cruisecompassCruiseId', 'rejection.cruiseMissing');
  } else
    rejections.add('cruisecompassCruiseId', isCruise ? 'rejection.cruiseNotOffered' : 'rejection.cruiseOnOtherTrip');
}

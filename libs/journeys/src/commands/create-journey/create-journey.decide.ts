import type { Cruises, ScheduledCruise } from '@landfall/answers/cruises';
import { decideCruise } from '@landfall/answers/decide-cruise';
import { accepted, isLanguage, Rejections, type IsoDate, type Language, type Outcome } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { decideItinerary, zipPlaces } from '@landfall/places/itinerary';
import type { Validated } from '@landfall/platform';
import type { Itinerary, PlacePath } from '@landfall/requirements';
import { cruiseOfTrip, type CruiseOfTrip } from '../../model/cruise-of-trip.js';
import type { CreateJourneyInput } from './create-journey.command.js';

const FIELDS = {
  cruise: 'cruisecompassCruiseId',
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
  cruise: CruiseOfTrip | null;
}

type Trip = Outcome<{ itinerary: Itinerary; departure: PlacePath; cruise: ScheduledCruise | null }>;

/** Checks a new trip page, every field at once (spec: application, section 5). `today`: in the zone of the product. */
export function decideCreateJourney(
  requested: Validated<CreateJourneyInput>,
  places: Places,
  cruises: Cruises,
  today: IsoDate,
): Outcome<DecidedJourney> {
  const { input } = requested;
  const trip = decideTrip(requested, places, cruises);
  const rejections = new Rejections(trip.ok ? [] : trip.rejections);
  if (!rejections.has('dateStart') && !rejections.has('dateEnd') && input.dateEnd < today)
    rejections.add('dateEnd', 'rejection.pastTrip');
  rejectCruise(input, rejections);
  const { language, email = null, internalNote = null } = input;
  if (!trip.ok || rejections.any || !isLanguage(language)) return rejections.toRejection();
  const { itinerary, departure, cruise } = trip;
  return accepted({
    itinerary,
    departure,
    language,
    email,
    internalNote,
    cruise: cruise && cruiseOfTrip(cruise, cruises),
  });
}

/** The trip of a page. A cruise trip leads where its ship calls, and from there to places of its own. */
function decideTrip({ input, shape }: Validated<CreateJourneyInput>, places: Places, cruises: Cruises): Trip {
  const isCruise = input.restrictionType === 'CRUISE';
  const trip = {
    departure: { type: input.departureType, id: input.departureId },
    destinations: zipPlaces(input.destinationsTypes, input.destinationIds),
    transits: input.transits ?? [],
    citizenshipIds: input.citizenshipCountryIds,
    restrictionType: input.restrictionType,
    dateStart: input.dateStart,
    dateEnd: input.dateEnd,
    travellers: input.travellers ?? null,
  };
  const cruiseId = input.cruisecompassCruiseId?.trim();
  if (isCruise && cruiseId)
    return decideCruise({ ...trip, cruiseId, cruiseDateStart: null }, cruises, places, FIELDS, { shape });
  const decided = decideItinerary({ ...trip, ...(isCruise ? { implied: [] } : {}) }, places, FIELDS, { shape });
  return decided.ok ? accepted({ ...decided, cruise: null }) : decided;
}

/** A cruise belongs to a cruise trip, and to no other. */
function rejectCruise(
  { cruisecompassCruiseId: cruiseId, restrictionType }: CreateJourneyInput,
  rejections: Rejections,
): void {
  const isCruise = restrictionType === 'CRUISE';
  if (isCruise && !cruiseId?.trim()) rejections.add('cruisecompassCruiseId', 'rejection.cruiseMissing');
  if (!isCruise && cruiseId?.trim()) rejections.add('cruisecompassCruiseId', 'rejection.cruiseOnOtherTrip');
}

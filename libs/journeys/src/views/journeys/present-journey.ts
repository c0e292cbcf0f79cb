import type { Language } from '@landfall/kernel';
import { type Places, presentPlace } from '@landfall/places';
import { pageState } from '../../model/journey-store.js';
import type { Presented } from '@landfall/platform';
import type { Journey } from '../../model/journey.entity.js';
import type { CruiseOfTrip } from '../../model/cruise-of-trip.js';
import type { TripLinks } from '../../model/trip-links.js';

interface Options {
  language: Language;
  places: Places;
  links: TripLinks;
  today: string;
}

/** A journey in the shape of the API, for its own organisation. */
export function presentJourney(j: Journey, { language, places, links, today }: Options): Presented<'Journey'> {
  return {
    id: j.id,
    link: links.tripUrl(j.id),
    departureName: places.placeName(j.departureType, j.departureId, language) ?? j.departureId,
    restrictionType: j.restrictionType,
    dateStart: j.dateStart,
    dateEnd: j.dateEnd,
    language: j.language,
    email: j.email,
    internalNote: j.internalNote,
    label: j.label,
    createdAt: j.createdAt,
    isActive: pageState(j, today) === 'ACTIVE',
    isManuallyDisabled: j.isManuallyDisabled,
    transits: j.transits.map((p) => presentPlace(p, language, places)),
    destinations: j.destinations.map((p) => presentPlace(p, language, places)),
    citizenships: j.citizenships.map((id) => ({ id })),
    cruises: j.cruise ? [presentCruise(j.cruise)] : [],
  };
}

const presentCruise = ({
  cruiseId,
  line,
  ship,
  route,
  dateStart,
  dateEnd,
}: CruiseOfTrip): Presented<'JourneyCruise'> => ({
  cruiseId,
  cruiseName: route.name,
  shippingLine: line,
  shipName: ship.name,
  dateStart,
  dateEnd,
});

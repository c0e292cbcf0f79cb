import { catalogueText } from '@landfall/catalogue';
import type { FieldRejection, Language } from '@landfall/kernel';
import { presentPlace, type Places } from '@landfall/places';
import { toFieldErrors, type Presented } from '@landfall/platform';
import type { CountryGroups } from '@landfall/requirements';
import { localised } from '@landfall/restrictions/localised-rejection';
import { localisedWarning } from '@landfall/restrictions/localised-warning';
import { presentChanges } from '@landfall/restrictions/present-changes';
import { presentBrokenRegressionCases } from '@landfall/restrictions/present-regression-case';
import type { TripLinks } from '../../model/trip-links.js';
import { presentJourney } from '../journeys/present-journey.js';
import type { SummaryChange } from './impact-of.js';
import type { ChangedItinerary, Impact } from './impact-on-trips.js';

/** What a draft that could be saved would do. */
export interface PreviewedDraft {
  impact: Impact;
  broken: Parameters<typeof presentBrokenRegressionCases>[0];
  changes: Parameters<typeof presentChanges>[0];
  warnings: readonly FieldRejection[];
}

interface Options {
  language: Language;
  places: Places;
  links: TripLinks;
  groups: CountryGroups;
  today: string;
  authorityName(id: string): string | null;
}

/** A draft that could not be saved: why, and nothing else. */
export const presentRejectedDraft = (
  rejections: readonly FieldRejection[],
  language: Language,
  tookMs: number,
): Presented<'ImpactPreview'> => ({
  ok: false,
  errors: toFieldErrors(
    rejections.map((rejection) => localised(rejection, language)),
    language,
  ),
  warnings: [],
  activeTripPages: 0,
  affectedTripPages: 0,
  changedTripPages: 0,
  departingWithin72Hours: 0,
  summaryChanges: [],
  statusChanges: [],
  itineraries: [],
  trips: [],
  ownTripPages: 0,
  changes: [],
  brokenRegressionCases: [],
  tookMs,
});

export function presentImpactPreview(
  { impact, broken, changes, warnings }: PreviewedDraft,
  tookMs: number,
  { language, places, links, groups, today, authorityName }: Options,
): Presented<'ImpactPreview'> {
  const words = {
    language,
    groups,
    isStaff: true,
    countryName: (code: string) => places.placeName('COUNTRY', code, language),
    authorityName,
  };
  return {
    ...impact,
    ok: true,
    errors: [],
    warnings: toFieldErrors(
      warnings.map((warning) => localisedWarning(warning, language)),
      language,
    ),
    summaryChanges: impact.summaryChanges.map((change) => titled(change, language)),
    itineraries: impact.itineraries.map((itinerary) => presentItinerary(itinerary, language, places)),
    trips: impact.trips.map((journey) => presentJourney(journey, { language, places, links, today })),
    changes: presentChanges(changes, words),
    brokenRegressionCases: presentBrokenRegressionCases(broken, language, places),
    tookMs,
  };
}

const presentItinerary = (
  { trip, dateStart, dateEnd, tripPages, summaryChanges, statusChanges }: ChangedItinerary,
  language: Language,
  places: Places,
): Presented<'AffectedItinerary'> => ({
  departure: { id: trip.departureCountry },
  destinations: trip.destinations.map((place) => presentPlace(place, language, places)),
  transits: trip.transits.map((place) => presentPlace(place, language, places)),
  citizenships: trip.citizenships.map((id) => ({ id })),
  restrictionType: trip.purpose,
  dateStart,
  dateEnd,
  tripPages,
  summaryChanges: summaryChanges.map((change) => titled({ ...change, tripPages }, language)),
  statusChanges: statusChanges.map((change) => ({ ...change, tripPages })),
});

const titled = <Change extends SummaryChange>(change: Change, language: Language): Change & { title: string } => ({
  ...change,
  title: catalogueText(language, `summary.${change.item}.title`),
});

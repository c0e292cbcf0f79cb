import { riskOfLevel } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { presentPlace, type Places } from '@landfall/places';
import type { Presented } from '@landfall/platform';
import type { PlacePath } from '@landfall/requirements';
import type { LinkCheck } from '@landfall/restrictions/link-checks';
import type { ReviewDue } from './past-due.js';

interface Options {
  language: Language;
  places: Places;
  /** By address. */
  links: ReadonlyMap<string, LinkCheck>;
}

/** A due review in the shape of the API. A place that is known no longer is shown by its ids. */
export function presentReviewDue(
  { restriction, detail, ...facts }: ReviewDue,
  path: PlacePath | null,
  { language, places, links }: Options,
): Presented<'ReviewDue'> {
  const place = path ?? {
    type: restriction.level,
    id: restriction.countryId,
    country: restriction.countryId,
    region: restriction.regionId,
    airport: restriction.airportId,
  };
  return {
    restrictionId: restriction.id,
    detailId: detail.id,
    place: presentPlace(place, language, places),
    restrictionType: detail.purpose,
    citizenships: detail.citizenships,
    sourceUri: detail.sourceUri,
    link: detail.sourceUri ? (links.get(detail.sourceUri) ?? null) : null,
    checkedAt: facts.checkedAt,
    nextReview: facts.nextReview,
    daysPastDue: facts.daysPastDue,
    activeTripPages: facts.activeTripPages,
    departingWithin72Hours: facts.departingWithin72Hours,
    riskLevel: riskOfLevel(facts.riskLevel),
    priority: facts.priority,
  };
}

import { riskOfLevel } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { presentPlace, type Places } from '@landfall/places';
import type { Presented } from '@landfall/platform';
import type { PlacePath } from '@landfall/requirements';
import type { EntryRestriction } from '@landfall/restrictions/entry-restriction';
import type { LinkCheck } from '@landfall/restrictions/link-checks';
import type { ReviewDue } from './past-due.js';

interface Options {
  language: Language;
  places: Places;
  /** By address. */
  links: ReadonlyMap<string, LinkCheck>;
}

/** The place of a restriction; one that is known no longer by its ids. */
export const placeOf = (restriction: EntryRestriction, path: PlacePath | null): PlacePath =>
  path ?? {
    type: restriction.level,
    id: restriction.countryId,
    country: restriction.countryId,
    region: restriction.regionId,
    airport: restriction.airportId,
  };

/** Of a detail within its restriction: a copied detail may keep its id. */
export const reviewIdOf = ({ restriction, detail }: Pick<ReviewDue, 'restriction' | 'detail'>): string =>
  `${restriction.id}.${detail.id}`;

/** A due review in the shape of the API. A place that is known no longer is shown by its ids. */
export function presentReviewDue(
  { restriction, detail, ...facts }: ReviewDue,
  path: PlacePath | null,
  { language, places, links }: Options,
): Presented<'ReviewDue'> {
  return {
    id: reviewIdOf({ restriction, detail }),
    restrictionId: restriction.id,
    detailId: detail.id,
    place: presentPlace(placeOf(restriction, path), language, places),
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

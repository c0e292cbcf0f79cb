import { riskOfLevel } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { presentPlace, type Places } from '@landfall/places';
import type { Presented } from '@landfall/platform';
import type { PlacePath } from '@landfall/requirements';
import type { RestrictionDetail } from '@landfall/restrictions/entry-restriction';
import type { LinkCheck } from '@landfall/restrictions/link-checks';
import type { ReviewDue } from './past-due.js';

interface Options {
  language: Language;
  places: Places;
  /** By address. */
  links: ReadonlyMap<string, LinkCheck>;
}

/** A due review in the shape of the API. */
export const presentReviewDue = (
  due: ReviewDue,
  { citizenships, sourceUri }: Pick<RestrictionDetail, 'citizenships' | 'sourceUri'>,
  place: PlacePath,
  { language, places, links }: Options,
): Presented<'ReviewDue'> => ({
  id: due.id,
  restrictionId: due.restriction.id,
  detailId: due.detailId,
  place: presentPlace(place, language, places),
  restrictionType: due.purpose,
  citizenships,
  sourceUri,
  link: sourceUri ? (links.get(sourceUri) ?? null) : null,
  checkedAt: due.checkedAt,
  nextReview: due.nextReview,
  daysPastDue: due.daysPastDue,
  activeTripPages: due.activeTripPages,
  departingWithin72Hours: due.departingWithin72Hours,
  riskLevel: riskOfLevel(due.riskLevel),
  priority: due.priority,
});

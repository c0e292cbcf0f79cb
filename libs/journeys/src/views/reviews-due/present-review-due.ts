import { riskOfLevel } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { presentPlace, type Places } from '@landfall/places';
import type { Presented } from '@landfall/platform';
import type { PlacePath } from '@landfall/requirements';
import type { RestrictionDetail } from '@landfall/restrictions/entry-restriction';
import type { LinkCheck } from '@landfall/restrictions/link-checks';
import { presentLink } from '@landfall/restrictions/present-link';
import type { ReviewDue } from './past-due.js';

interface Options {
  language: Language;
  places: Places;
  /** By address. */
  links: ReadonlyMap<string, LinkCheck>;
}

/** A due review in the shape of the API. */
export const presentReviewDue = (
  { review, place, priority }: ReviewDue,
  { citizenships, sourceUri }: Pick<RestrictionDetail, 'citizenships' | 'sourceUri'>,
  path: PlacePath,
  { language, places, links }: Options,
): Presented<'ReviewDue'> => {
  const link = sourceUri === null ? undefined : links.get(sourceUri);
  return {
    id: review.id,
    restrictionId: review.restriction.id,
    detailId: review.detailId,
    place: presentPlace(path, language, places),
    restrictionType: review.purpose,
    citizenships,
    sourceUri,
    link: link ? presentLink(link) : null,
    writtenOn: review.writtenOn,
    checkedAt: review.checkedAt,
    nextReview: review.nextReview,
    daysPastDue: review.daysPastDue,
    activeTripPages: place.activeTripPages,
    departingWithin72Hours: place.departingWithin72Hours,
    riskLevel: riskOfLevel(place.riskLevel),
    priority,
  };
};

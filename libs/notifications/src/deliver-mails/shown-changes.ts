import type { Language } from '@landfall/kernel';
import { differenceSideText, differenceTitle } from '@landfall/answers/difference-text';
import type { Translations } from '@landfall/answers/translation-index';
import type { Places } from '@landfall/places';
import type { ChangeMailInput } from '../mail-content.js';
import type { ClaimedMail } from './claim.js';
import { isImportant } from './important-changes.js';
import { coalesce, type NotifiedChange } from './notified-changes.js';

/** Whom changes are reported to: in which language, from which change on, up to which one. */
export type Reader = Pick<ClaimedMail, 'fromChangeId' | 'upToChangeId' | 'rhythm' | 'language' | 'destinations'>;

/** The changes that a reader has not been notified of, in the language of the reader; without those that do not show in it. */
export function shownChanges(
  reader: Reader,
  changes: readonly (NotifiedChange & { id: string })[],
  { places, translations }: { places: Places; translations?: Translations | undefined },
): ChangeMailInput['changes'] {
  const [from, upTo] = [BigInt(reader.fromChangeId), BigInt(reader.upToChangeId)];
  const since = changes.filter((c) => BigInt(c.id) > from && BigInt(c.id) <= upTo);
  const notified = coalesce(reader.rhythm === 'IMPORTANT' ? since.filter(isImportant) : since);
  const language = reader.language as Language;
  const nameOf = new Map(reader.destinations.map((d) => [d.id, places.placeName(d.type, d.id, language) ?? d.id]));
  const shown = notified.map((c) => ({
    place: nameOf.get(c.place) ?? places.countryName(c.place, language) ?? c.place,
    title: differenceTitle(c.detailType, language),
    citizenships: c.citizenships.map((iso) => places.countryName(iso, language) ?? iso),
    before: differenceSideText(c.before, language, translations),
    after: differenceSideText(c.after, language, translations),
  }));
  // A note may have changed in another language alone.
  return shown.filter(({ before, after }) => before !== after);
}

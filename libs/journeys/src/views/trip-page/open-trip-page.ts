import { presentAnswer, type PresentedAnswer } from '@landfall/answers/present-answer';
import { statedInAnswer } from '@landfall/answers/stated-in-answer';
import { withCruiseNote } from '@landfall/answers/with-cruise-note';
import { translationsOf } from '@landfall/answers/translations-of';
import type { IsoDate, Language } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { hashSecret, type Tx } from '@landfall/platform';
import { saidBy, type TripSnapshot } from '@landfall/requirements';
import { authoritiesById } from '@landfall/restrictions/authorities';
import { tripByTokenHash, type TripJourney } from '../../model/journey-store.js';
import { changesOf, closedPage, subscriptionState, type TripPageModel } from './trip-page-content.js';

interface PageLink {
  token: string;
  /** Null: that of the trip. */
  language: Language | null;
  today: IsoDate;
}

/**
 * A page for the secret of its link, without its answer; null for a link that leads nowhere. Of an open page `answerOf` is read before
 * the changes: a new answer is stored with them, so a page never shows it without them.
 */
export async function openPage<T>(
  tx: Tx,
  { token, language, today }: PageLink,
  answerOf: (journey: TripJourney) => Promise<T>,
): Promise<{ page: TripPageModel; answer: T | null } | null> {
  const journey = await tripByTokenHash(tx, hashSecret(token));
  if (!journey) return null;
  const page = await closedPage(tx, journey, language, today);
  if (page.state !== 'ACTIVE') return { page, answer: null };
  const answer = await answerOf(journey);
  const changes = await changesOf(tx, journey, page.language, null);
  return { page: { ...page, changes, subscription: await subscriptionState(tx, journey.id) }, answer };
}

interface SnapshotReading {
  language: Language;
  /** Of its entries with unread changes. */
  changedAt: ReadonlyMap<string, string>;
  places: Places;
  /** Nationalities on a cruise, to whom an unstated cruise note is unknown; null: no cruise. */
  onCruise: readonly string[] | null;
}

/** For whom an answer says what is known about calling by ship; null: no cruise. */
export const onCruise = ({ restrictionType, citizenships }: Pick<TripJourney, 'restrictionType' | 'citizenships'>) =>
  restrictionType === 'CRUISE' ? citizenships : null;

/** A stored answer in words, with the authorities and translations that it names. Trips of every purpose share it: a cruise note is added here. */
export async function presentSnapshot(
  tx: Tx,
  stored: TripSnapshot,
  { language, changedAt, places, onCruise: citizenships }: SnapshotReading,
): Promise<PresentedAnswer> {
  const snapshot = citizenships ? withCruiseNote(stored, { citizenships, purpose: 'PRIVATE' }) : stored;
  const named = snapshot.entries.flatMap((entry) => saidBy(entry).flatMap((s) => s.authorityId ?? []));
  const authorities = await authoritiesById(tx, [...new Set(named)]);
  return presentAnswer(snapshot, {
    language,
    view: 'TRAVELLER',
    changedAt,
    places,
    authority: (id) => authorities.get(id) ?? null,
    translations: await translationsOf(tx, statedInAnswer(snapshot), language, null),
  });
}

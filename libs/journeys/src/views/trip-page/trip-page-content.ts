import { differenceSideText, differenceTitle } from '@landfall/answers/difference-text';
import type { PresentedAnswer } from '@landfall/answers/present-answer';
import { statedInDifference } from '@landfall/answers/stated-in-answer';
import { translationsOf } from '@landfall/answers/translations-of';
import type { IsoDate, Language } from '@landfall/kernel';
import { organisationById } from '@landfall/organisations/organisation-store';
import type { Organisation } from '@landfall/organisations/organisation';
import type { Places } from '@landfall/places';
import type { Tx } from '@landfall/platform';
import type { Difference } from '@landfall/requirements';
import { pageState, type PageState, type TripJourney } from '../../model/journey-store.js';
import { arrivalDaysOf } from '../../model/stored-itinerary.js';
import { subscriptionOf } from '../../model/subscription-store.js';

export const MAX_CHANGES = 200;

export interface TripPageChange {
  id: string;
  at: Date;
  destination: string;
  detailType: string;
  title: string;
  before: string | null;
  after: string | null;
  isRead: boolean;
  citizenships: string[];
}

export interface TripPageModel {
  state: PageState;
  journey: TripJourney;
  /** Of the arrival at each destination, counted from the first day; null or missing: not said. */
  arrivalDays: readonly (number | null)[];
  language: Language;
  organisation: Organisation;
  /** Null when the page is closed to who asks. */
  detail: PresentedAnswer | null;
  changes: TripPageChange[];
  subscription: 'NONE' | 'PENDING' | 'CONFIRMED';
}

/** What every page of a journey shows, open or closed. */
export async function closedPage(
  tx: Tx,
  journey: TripJourney,
  language: Language | null,
  today: IsoDate,
): Promise<TripPageModel> {
  return {
    state: pageState(journey, today),
    journey,
    arrivalDays: await arrivalDaysOf(tx, journey.fingerprint),
    language: language ?? (journey.language as Language),
    organisation: (await organisationById(tx, journey.organisationId))!,
    detail: null,
    changes: [],
    subscription: 'NONE',
  };
}

export async function subscriptionState(tx: Tx, journeyId: string): Promise<TripPageModel['subscription']> {
  const subscription = await subscriptionOf(tx, journeyId);
  const status = subscription?.status;
  return status === 'PENDING' || status === 'CONFIRMED' ? status : 'NONE';
}

/** The newest changes of a journey in a language, as they stand now or stood at a past moment; without those that do not show in this language. */
export async function changesOf(
  tx: Tx,
  journey: TripJourney,
  language: Language,
  asOf: Date | null,
): Promise<TripPageChange[]> {
  const { rows } = await tx.query<{
    id: string;
    at: Date;
    place: string;
    detail_type: string;
    citizenships: string[];
    before: Difference['before'];
    after: Difference['after'];
    read: boolean;
  }>(
    `select c.id, c.at, c.place, c.detail_type, c.citizenships, c.before, c.after, r.change_id is not null as read
     from itinerary_change c left join journey_change_read r on r.journey_id = $1 and r.change_id = c.id and ($4::timestamptz is null or r.read_at <= $4)
     where c.fingerprint = $2 and c.id > $3 and ($4::timestamptz is null or c.at <= $4) order by c.id desc limit ${MAX_CHANGES}`,
    [journey.id, journey.fingerprint, journey.firstChangeId, asOf],
  );
  const translations = await translationsOf(tx, rows.flatMap(statedInDifference), language, asOf);
  const changes = rows.map((row) => ({
    id: row.id,
    at: row.at,
    destination: row.place,
    detailType: row.detail_type,
    title: differenceTitle(row.detail_type, language),
    before: differenceSideText(row.before, language, translations),
    after: differenceSideText(row.after, language, translations),
    isRead: row.read,
    citizenships: row.citizenships,
  }));
  return changes.filter(({ before, after }) => before !== after);
}

/** The changes with the ids of the api. */
export const withPresentIds = (changes: readonly TripPageChange[], places: Places): TripPageChange[] =>
  changes.map((change) => ({ ...change, destination: places.presentId('REGION', change.destination) }));

/** When the newest unread change of each entry was made, by `place|detailType`. */
export const unreadAt = (changes: readonly TripPageChange[]): ReadonlyMap<string, string> =>
  new Map(changes.filter((c) => !c.isRead).map((c) => [`${c.destination}|${c.detailType}`, c.at.toISOString()]));

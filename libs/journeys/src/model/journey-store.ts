import { In, IsNull, LessThan, MoreThanOrEqual, Not, type SelectQueryBuilder } from 'typeorm';
import { isUuid, type IsoDate } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { CruiseOfTrip } from './cruise-of-trip.js';
import { JourneyChangeRead } from './journey-change-read.entity.js';
import { Journey } from './journey.entity.js';

/** A journey without what only its agency may know; the process of the travellers cannot read more (docs/adr/0025). */
export type TripJourney = Omit<Journey, 'internalNote' | 'label' | 'groupId' | 'groupPosition'>;

const trips = (tx: Tx, lock: boolean): SelectQueryBuilder<Journey> => {
  const query = tx.manager.createQueryBuilder(Journey, 'j');
  return lock ? query.setLock('pessimistic_write') : query;
};
const journeys = (tx: Tx, lock: boolean): SelectQueryBuilder<Journey> =>
  trips(tx, lock).addSelect('j.internalNote').addSelect('j.label');

/** One journey that the transaction's scope may see; `lock` holds it until the transaction ends. */
export async function journeyById(tx: Tx, id: string, lock = false): Promise<Journey | null> {
  return isUuid(id) ? journeys(tx, lock).where({ id }).getOne() : null;
}

/** Journeys by their ids, the next departure first. */
export const journeysByIds = (tx: Tx, ids: readonly string[]): Promise<Journey[]> =>
  journeys(tx, false)
    .where({ id: In([...ids]) })
    .orderBy('j.dateStart')
    .addOrderBy('j.id')
    .getMany();

/** Where an organisation's journeys begin, each place once. */
export async function departuresOf(
  tx: Tx,
  organisationId: string,
): Promise<{ type: Journey['departureType']; id: string }[]> {
  return tx.manager
    .createQueryBuilder(Journey, 'j')
    .select('j.departureType', 'type')
    .addSelect('j.departureId', 'id')
    .distinct()
    .where({ organisationId })
    .getRawMany();
}

/** The journey behind a link's secret, by its hash; null for a wrong and for a missing one alike. */
export const tripByTokenHash = (tx: Tx, tokenHash: Buffer, lock = false): Promise<TripJourney | null> =>
  trips(tx, lock).where({ tokenHash }).getOne();

/** The journey of a subscription, locked. */
export const tripById = (tx: Tx, id: string): Promise<TripJourney | null> => trips(tx, true).where({ id }).getOne();

export type JourneyOnCruise = Pick<
  Journey,
  'id' | 'organisationId' | 'fingerprint' | 'language' | 'restrictionType'
> & {
  cruise: CruiseOfTrip;
};

const ON_CRUISE = { id: true, fingerprint: true, cruise: true } as const;
const onCruise = ({
  cruise,
  ...journey
}: Omit<JourneyOnCruise, 'cruise'> & Pick<Journey, 'cruise'>): JourneyOnCruise[] =>
  cruise ? [{ ...journey, cruise }] : [];

/** Where to go on: after this journey of this itinerary. */
export interface JourneyCursor {
  fingerprint: string;
  id: string;
}

/** The next open journeys on cruises that are not over, by itinerary. */
export async function cruiseTripsAfter(
  tx: Tx,
  today: IsoDate,
  after: JourneyCursor | null,
  limit: number,
): Promise<JourneyOnCruise[]> {
  const query = trips(tx, false)
    .select(Object.keys(ON_CRUISE).map((property) => `j.${property}`))
    .where({ cruise: Not(IsNull()), expiredAt: IsNull(), dateEnd: MoreThanOrEqual(today) })
    .orderBy('j.fingerprint')
    .addOrderBy('j.id')
    .take(limit);
  if (after) query.andWhere('(j.fingerprint, j.id) > (:fingerprint, :id)', after);
  return (await query.getMany()).flatMap(onCruise);
}

/** The open journeys of an itinerary that are on a cruise, locked. */
export async function journeysOnCruises(tx: Tx, fingerprint: string): Promise<JourneyOnCruise[]> {
  const found = await tx.manager.find(Journey, {
    select: ON_CRUISE,
    where: { fingerprint, cruise: Not(IsNull()), expiredAt: IsNull() },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  return found.flatMap(onCruise);
}

/** Sends a journey to another itinerary, or keeps it there with another cruise. */
export async function moveJourney(
  tx: Tx,
  id: string,
  changes: Partial<Pick<Journey, 'fingerprint' | 'cruise' | 'destinations' | 'dateStart' | 'dateEnd'>>,
): Promise<void> {
  await tx.manager.update(Journey, { id }, changes);
}

export async function insertJourney(tx: Tx, journey: Omit<Journey, 'expiredAt' | 'isManuallyDisabled'>): Promise<void> {
  await tx.manager.insert(Journey, journey);
}

export async function updateJourney(
  tx: Tx,
  id: string,
  changes: Pick<Journey, 'email' | 'internalNote' | 'isManuallyDisabled'>,
): Promise<void> {
  await tx.manager.update(Journey, { id }, changes);
}

/**
 * Closes up to `limit` pages whose trip was over before `today`, and empties what they kept of the traveller. Those that another
 * transaction holds are left to the next run. Returns their ids.
 */
export async function expireSome(tx: Tx, now: Date, today: string, limit: number): Promise<string[]> {
  const over = await tx.manager.find(Journey, {
    select: { id: true },
    where: { expiredAt: IsNull(), dateEnd: LessThan(today) },
    order: { id: 'ASC' },
    take: limit,
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });
  const ids = over.map(({ id }) => id);
  await tx.manager.update(Journey, { id: In(ids) }, { expiredAt: now, email: null, internalNote: null, label: null });
  return ids;
}

/** Marks a change as read; a second time changes nothing. */
export async function markRead(tx: Tx, read: JourneyChangeRead): Promise<void> {
  await tx.manager.createQueryBuilder().insert().into(JourneyChangeRead).values(read).orIgnore().execute();
}

export type PageState = 'ACTIVE' | 'DISABLED' | 'EXPIRED';

/** State of a trip page on a day (spec: application, section 4). Expiry comes before deactivation: it also deletes. */
export function pageState(
  journey: Pick<Journey, 'isManuallyDisabled' | 'expiredAt' | 'dateEnd'>,
  today: string,
): PageState {
  if (journey.expiredAt !== null || journey.dateEnd < today) return 'EXPIRED';
  return journey.isManuallyDisabled ? 'DISABLED' : 'ACTIVE';
}

/** Newest change of an itinerary, "0" when there is none. */
export async function newestChangeId(tx: Tx, fingerprint: string): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'select coalesce(max(id), 0) as id from itinerary_change where fingerprint = $1',
    [fingerprint],
  );
  return rows[0]!.id;
}

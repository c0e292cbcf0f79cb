import type { SelectQueryBuilder } from 'typeorm';
import { addDays, dayIn, type IsoDate } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { RiskLevel } from '@landfall/platform/schema';
import { DestinationEvent } from './destination-event.entity.js';
import { EventPin } from './event-pin.entity.js';

/** After its end as the source has said it last: an event that is over is not always reported as over. */
const STILL_LIVE_DAYS = 3;
const STILL_LIVE_MS = STILL_LIVE_DAYS * 86_400_000;

const newestFirst = (tx: Tx): SelectQueryBuilder<DestinationEvent> =>
  tx.manager.createQueryBuilder(DestinationEvent, 'e').orderBy('e.significantUpdateAt', 'DESC').addOrderBy('e.id');

const IS_LIVE = 'e.isCurrent and coalesce(e.timeEnd, e.timeStart) > :liveSince';
const liveSince = (now: Date): Date => new Date(now.getTime() - STILL_LIVE_MS);

export interface EventSelection {
  /** Only those that go on, or only those that a user has pinned. */
  only?: 'LIVE' | { pinnedBy: string };
  /** Empty: all. Events of no country are always among them. */
  countryIds?: readonly string[];
  /** Of these levels; none: of all. */
  levels?: readonly RiskLevel[];
  limit: number;
  now: Date;
}

/** Events by the newest significant update. */
export function selectedEvents(
  tx: Tx,
  { only, countryIds = [], levels = [], limit, now }: EventSelection,
): Promise<DestinationEvent[]> {
  const query = newestFirst(tx).limit(limit);
  if (only === 'LIVE') query.andWhere(IS_LIVE, { liveSince: liveSince(now) });
  else if (only) query.innerJoin(EventPin, 'p', 'p.eventId = e.id and p.userId = :userId', { userId: only.pinnedBy });
  if (countryIds.length > 0) query.andWhere('(e.countryId is null or e.countryId in (:...countryIds))', { countryIds });
  if (levels.length > 0) query.andWhere('e.level in (:...levels)', { levels });
  return query.getMany();
}

/** Those that go on and of which readers are notified without asking: of an elevated level or more. */
export const IMPORTANT_EVENTS = { only: 'LIVE', levels: ['LEVEL3', 'LEVEL4', 'LEVEL5'] } as const;

/** The days of an event that goes on, both included; the last one as far as its source has said it. */
export function daysOf({ timeStart, timeEnd }: Pick<DestinationEvent, 'timeStart' | 'timeEnd'>): {
  from: IsoDate;
  until: IsoDate;
} {
  return { from: dayIn('UTC', timeStart), until: addDays(dayIn('UTC', timeEnd ?? timeStart), STILL_LIVE_DAYS) };
}

export const isLive = ({ isCurrent, timeStart, timeEnd }: DestinationEvent, now: Date): boolean =>
  isCurrent && (timeEnd ?? timeStart) > liveSince(now);

/** Ids of the events that a user has pinned; ChangePin bounds how many. */
export async function pinnedBy(tx: Tx, userId: string): Promise<Set<string>> {
  const pins = await tx.manager.findBy(EventPin, { userId });
  return new Set(pins.map(({ eventId }) => eventId));
}

/** False: there is no such event. */
export async function pin(tx: Tx, row: EventPin): Promise<boolean> {
  if (!(await tx.manager.existsBy(DestinationEvent, { id: row.eventId }))) return false;
  await tx.manager.createQueryBuilder().insert().into(EventPin).values(row).orIgnore().execute();
  return true;
}

export async function unpin(tx: Tx, userId: string, eventId: string): Promise<boolean> {
  const { affected } = await tx.manager.delete(EventPin, { userId, eventId });
  return (affected ?? 0) > 0;
}

/** Those of a source that an import compares with. */
export const eventsOfSource = (tx: Tx, source: string, uniqueIds: readonly string[]): Promise<DestinationEvent[]> =>
  tx.manager
    .createQueryBuilder(DestinationEvent, 'e')
    .where('e.source = :source and e.uniqueId = any(:uniqueIds)', { source, uniqueIds })
    .getMany();

export const saveEvents = (tx: Tx, events: readonly DestinationEvent[]): Promise<unknown> =>
  tx.manager.save(DestinationEvent, [...events], { chunk: 100 });

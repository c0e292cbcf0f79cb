import { In, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { isUuid } from '@landfall/kernel';
import { columns, type Tx } from '@landfall/platform';
import { StoredScheduledRevision } from './scheduled-revision.entity.js';
import type { ScheduledRevision, ScheduledState } from './scheduled-revision.js';

const LOCKS = {
  lock: { mode: 'pessimistic_write' },
  skipLocked: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
} as const;
/** The order in which revisions take effect. */
const BY_EFFECT = { effectiveOn: 'ASC', proposedAt: 'ASC', id: 'ASC' } as const;

/** One scheduled revision; `lock` holds it until the transaction ends, `skipLocked` passes by one that another process holds. */
export async function scheduledById(
  tx: Tx,
  id: string,
  lock: keyof typeof LOCKS | null = null,
): Promise<ScheduledRevision | null> {
  if (!isUuid(id)) return null;
  return tx.manager.findOne(StoredScheduledRevision, { where: { id }, ...(lock ? { lock: LOCKS[lock] } : {}) });
}

/** Scheduled revisions of these ids, in any order; what is no id has none. */
export const scheduledByIds = (tx: Tx, ids: readonly string[]): Promise<ScheduledRevision[]> =>
  tx.manager.findBy(StoredScheduledRevision, { id: In(ids.filter(isUuid)) });

/** Ids of the scheduled revisions that are due on a day, in the order in which they take effect; one that failed since `failedBefore` is left out. */
export async function dueRevisions(tx: Tx, today: string, failedBefore: Date): Promise<string[]> {
  const due = { state: 'SCHEDULED', effectiveOn: LessThanOrEqual(today) } as const;
  const found = await tx.manager.find(StoredScheduledRevision, {
    select: { id: true },
    where: [
      { ...due, failedAt: IsNull() },
      { ...due, failedAt: LessThanOrEqual(failedBefore) },
    ],
    order: BY_EFFECT,
  });
  return found.map(({ id }) => id);
}

/** Notes that a due revision could not be applied by a fault; since when is kept. */
export async function noteFailure(tx: Tx, id: string, now: Date): Promise<void> {
  const waiting = { id, state: 'SCHEDULED' } as const;
  await tx.manager.update(StoredScheduledRevision, waiting, { failedAt: now });
  await tx.manager.update(StoredScheduledRevision, { ...waiting, failingSince: IsNull() }, { failingSince: now });
}

/** Open scheduled revisions of one restriction, or of all, in the order in which they take effect; on request with those that wait for a second person. */
export const openScheduledRevisions = (
  tx: Tx,
  restrictionId: string | null,
  states: readonly ScheduledState[] = ['SCHEDULED'],
): Promise<ScheduledRevision[]> =>
  tx.manager.find(StoredScheduledRevision, {
    where: { state: In([...states]), effectiveOn: Not(IsNull()), ...(restrictionId ? { restrictionId } : {}) },
    order: BY_EFFECT,
  });

/** A number per restriction that grows with every change of one of its scheduled revisions. */
export async function scheduleGenerations(
  tx: Tx,
  restrictionId: string | null,
): Promise<{ restrictionId: string; placeKey: string; generation: number }[]> {
  const { rows } = await tx.query<{ restrictionId: string; placeKey: string; generation: number }>(
    `select restriction_id as "restrictionId", min(place_key) as "placeKey", sum(version)::int as generation from scheduled_revision
     where effective_on is not null and ($1::uuid is null or restriction_id = $1) group by restriction_id`,
    [restrictionId],
  );
  return rows;
}

export async function insertScheduled(tx: Tx, scheduled: ScheduledRevision): Promise<void> {
  await tx.manager.insert(StoredScheduledRevision, columns<ScheduledRevision>(scheduled));
}

/** Writes what may change after a revision was proposed. The caller holds the row. */
export async function updateScheduled(
  tx: Tx,
  {
    id,
    state,
    brokenRegressionCases,
    problem,
    problemValues,
    decidedBy,
    decidedAt,
    appliedVersion,
    version,
  }: ScheduledRevision,
): Promise<void> {
  await tx.manager.update(
    StoredScheduledRevision,
    { id },
    columns<ScheduledRevision>({
      state,
      brokenRegressionCases,
      problem,
      problemValues,
      decidedBy,
      decidedAt,
      appliedVersion,
      version,
    }),
  );
}

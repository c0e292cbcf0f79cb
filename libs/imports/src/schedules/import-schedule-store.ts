import { LessThanOrEqual } from 'typeorm';
import type { Tx } from '@landfall/platform';
import { nextRunAfter } from './decide-schedule.js';
import { ImportSchedule } from './import-schedule.entity.js';

/** A run takes seconds; without an outcome after this time its process has died. */
const LEASE_MS = 15 * 60_000;

/**
 * Takes the schedule that has waited longest, for as long as its run may need: nobody else takes it meanwhile, and whoever dies while
 * running it leaves it to the next one. Null when none is due.
 */
export async function takeDueSchedule(tx: Tx, now: Date): Promise<ImportSchedule | null> {
  const due = await tx.manager.findOne(ImportSchedule, {
    where: { isActive: true, nextRunAt: LessThanOrEqual(now) },
    order: { nextRunAt: 'ASC', id: 'ASC' },
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });
  if (!due) return null;
  due.nextRunAt = new Date(now.getTime() + LEASE_MS);
  await tx.manager.update(ImportSchedule, { id: due.id }, { nextRunAt: due.nextRunAt });
  return due;
}

/** Sets the next turn of a schedule that has been run, unless somebody has changed it meanwhile. */
export async function recordScheduleOutcome(
  tx: Tx,
  { id, nextRunAt, everyHours }: ImportSchedule,
  started: Date,
): Promise<void> {
  const next = { nextRunAt: nextRunAfter(started, everyHours) };
  await tx.manager.update(ImportSchedule, { id, nextRunAt }, next);
}

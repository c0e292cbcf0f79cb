import { In, LessThanOrEqual } from 'typeorm';
import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { StoredImportSchedule } from './import-schedule.entity.js';
import { nextRunAfter, type ImportSchedule } from './import-schedule.js';

/** All schedules, by importer and address. */
export const importSchedules = (tx: Tx): Promise<ImportSchedule[]> =>
  tx.manager.find(StoredImportSchedule, { order: { importer: 'ASC', address: 'ASC', id: 'ASC' } });

/** Schedules of these ids, in any order; what is no id has none. */
export const importSchedulesByIds = (tx: Tx, ids: readonly string[]): Promise<ImportSchedule[]> =>
  tx.manager.findBy(StoredImportSchedule, { id: In(ids.filter(isUuid)) });

/** One schedule, held until the transaction ends. */
export async function importScheduleById(tx: Tx, id: string): Promise<ImportSchedule | null> {
  if (!isUuid(id)) return null;
  return tx.manager.findOne(StoredImportSchedule, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

/** Creates or changes a schedule; who created it stays. */
export async function saveSchedule(tx: Tx, { id, ...schedule }: ImportSchedule, createdBy: string): Promise<void> {
  const { affected } = await tx.manager.update(StoredImportSchedule, { id }, schedule);
  if (affected === 0) await tx.manager.insert(StoredImportSchedule, { id, ...schedule, createdBy });
}

/** False when there is none. */
export async function deleteSchedule(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { affected } = await tx.manager.delete(StoredImportSchedule, { id });
  return affected === 1;
}

/** A run takes seconds; without an outcome after this time its process has died. */
const LEASE_MS = 15 * 60_000;

/**
 * Takes the schedule that has waited longest, for as long as its run may need: nobody else takes it meanwhile, and whoever dies while
 * running it leaves it to the next one. Null when none is due.
 */
export async function takeDueSchedule(tx: Tx, now: Date): Promise<ImportSchedule | null> {
  const due = await tx.manager.findOne(StoredImportSchedule, {
    where: { isActive: true, nextRunAt: LessThanOrEqual(now) },
    order: { nextRunAt: 'ASC', id: 'ASC' },
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });
  if (!due) return null;
  due.nextRunAt = new Date(now.getTime() + LEASE_MS);
  await tx.manager.update(StoredImportSchedule, { id: due.id }, { nextRunAt: due.nextRunAt });
  return due;
}

/** Sets the next turn of a schedule that has been run, unless somebody has changed it meanwhile. */
export async function recordScheduleOutcome(
  tx: Tx,
  { id, nextRunAt, everyHours }: ImportSchedule,
  started: Date,
): Promise<void> {
  const next = { nextRunAt: nextRunAfter(started, everyHours) };
  await tx.manager.update(StoredImportSchedule, { id, nextRunAt }, next);
}

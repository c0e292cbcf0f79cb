import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { nextRunAfter, type ImportSchedule } from './import-schedule.js';

const COLUMNS = `id, importer, address, every_hours as "everyHours", is_active as "isActive", applies, licence, next_run_at as "nextRunAt"`;

/** All schedules, by importer and address. */
export async function importSchedules(tx: Tx): Promise<ImportSchedule[]> {
  const { rows } = await tx.query<ImportSchedule>(
    `select ${COLUMNS} from import_schedule order by importer, address, id`,
  );
  return rows;
}

/** Schedules of these ids, in any order; what is no id has none. */
export async function importSchedulesByIds(tx: Tx, ids: readonly string[]): Promise<ImportSchedule[]> {
  const { rows } = await tx.query<ImportSchedule>(`select ${COLUMNS} from import_schedule where id = any($1::uuid[])`, [
    ids.filter(isUuid),
  ]);
  return rows;
}

export async function importScheduleById(tx: Tx, id: string): Promise<ImportSchedule | null> {
  if (!isUuid(id)) return null;
  const { rows } = await tx.query<ImportSchedule>(`select ${COLUMNS} from import_schedule where id = $1 for update`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function saveSchedule(tx: Tx, s: ImportSchedule, createdBy: string): Promise<void> {
  await tx.query(
    `insert into import_schedule (id, importer, address, every_hours, is_active, applies, licence, next_run_at, created_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (id) do update set importer = excluded.importer, address = excluded.address, every_hours = excluded.every_hours, is_active = excluded.is_active,
       applies = excluded.applies, licence = excluded.licence, next_run_at = excluded.next_run_at`,
    [s.id, s.importer, s.address, s.everyHours, s.isActive, s.applies, s.licence, s.nextRunAt, createdBy],
  );
}

/** False when there is none. */
export async function deleteSchedule(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rowCount } = await tx.query('delete from import_schedule where id = $1', [id]);
  return rowCount === 1;
}

/** A run takes seconds; whoever has not settled it after this time has died over it. */
export const LEASE_MS = 15 * 60_000;

/**
 * Takes the schedule that has waited longest, for as long as its run may need: nobody else takes it meanwhile, and whoever dies while
 * running it leaves it to the next one. Null when none is due.
 */
export async function takeDueSchedule(tx: Tx, now: Date): Promise<ImportSchedule | null> {
  const { rows } = await tx.query<ImportSchedule>(
    `select ${COLUMNS} from import_schedule where is_active and next_run_at <= $1 order by next_run_at, id limit 1 for update skip locked`,
    [now],
  );
  const [due] = rows;
  if (!due) return null;
  const { rows: taken } = await tx.query<ImportSchedule>(
    `update import_schedule set next_run_at = $2 where id = $1 returning ${COLUMNS}`,
    [due.id, new Date(now.getTime() + LEASE_MS)],
  );
  return taken[0]!;
}

/** Sets the next turn of a schedule that has been run, unless somebody has changed it meanwhile. */
export async function recordScheduleOutcome(
  tx: Tx,
  { id, nextRunAt, everyHours }: ImportSchedule,
  started: Date,
): Promise<void> {
  await tx.query('update import_schedule set next_run_at = $3 where id = $1 and next_run_at = $2', [
    id,
    nextRunAt,
    nextRunAfter(started, everyHours),
  ]);
}

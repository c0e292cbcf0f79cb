import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { sanitisedJson } from '../port/sanitised-text.js';
import type { ImportRun } from './import-run.js';

const COLUMNS = `id, importer, schedule_id as "scheduleId", source_name as "sourceName", source_uri as "sourceUri", licence, dated, settings, content_hash as "contentHash",
  state, counts, problems, changes, changes_hash as "changesHash", broken_regression_cases as "brokenRegressionCases", started_at as "startedAt", started_by as "startedBy",
  finished_at as "finishedAt", applied_by as "appliedBy"`;

/** One run with its file; `lock` holds it until the transaction ends. */
export async function importRunById(tx: Tx, id: string, lock = false): Promise<ImportRun | null> {
  if (!isUuid(id)) return null;
  const { rows } = await tx.query<ImportRun>(
    `select ${COLUMNS}, content from import_run where id = $1 ${lock ? 'for update' : ''}`,
    [id],
  );
  return rows[0] ?? null;
}

/** Runs without their files, newest first, and how many there are. */
export async function importRuns(tx: Tx, limit: number, offset: number): Promise<{ runs: ImportRun[]; total: number }> {
  const { rows } = await tx.query<ImportRun>(
    `select ${COLUMNS}, null as content from import_run order by started_at desc, id limit $1 offset $2`,
    [limit, offset],
  );
  const { rows: counted } = await tx.query<{ total: string }>('select count(*) as total from import_run');
  return { runs: rows, total: Number(counted[0]?.total ?? 0) };
}

/** Runs of these ids, in any order, without their files; what is no id has none. */
export async function importRunsByIds(tx: Tx, ids: readonly string[]): Promise<ImportRun[]> {
  const { rows } = await tx.query<ImportRun>(
    `select ${COLUMNS}, null as content from import_run where id = any($1::uuid[])`,
    [ids.filter(isUuid)],
  );
  return rows;
}

/** The newest run of each schedule, without its file. */
export async function lastRuns(tx: Tx, scheduleIds: readonly string[]): Promise<Map<string, ImportRun>> {
  const { rows } = await tx.query<ImportRun>(
    `select distinct on (schedule_id) ${COLUMNS}, null as content from import_run where schedule_id = any($1::uuid[]) order by schedule_id, started_at desc`,
    [scheduleIds],
  );
  return new Map(rows.flatMap((run) => (run.scheduleId ? [[run.scheduleId, run] as const] : [])));
}

/** Keeps a run. A dry run that waited for its review gives way to a newer one from the same source. */
export async function insertRun(tx: Tx, r: ImportRun): Promise<void> {
  await tx.query(
    `update import_run set content = null where state = 'DRY_RUN' and content is not null and importer = $1 and schedule_id is not distinct from $2::uuid and source_name = $3`,
    [r.importer, r.scheduleId, r.sourceName],
  );
  await tx.query(
    `insert into import_run (id, importer, schedule_id, source_name, source_uri, licence, dated, settings, content, content_hash, state, counts, problems, changes,
       changes_hash, broken_regression_cases, started_at, started_by, finished_at, applied_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
    [
      r.id,
      r.importer,
      r.scheduleId,
      r.sourceName,
      r.sourceUri,
      r.licence,
      r.dated,
      sanitisedJson(r.settings),
      r.content,
      r.contentHash,
      r.state,
      sanitisedJson(r.counts),
      sanitisedJson(r.problems),
      sanitisedJson(r.changes),
      r.changesHash,
      sanitisedJson(r.brokenRegressionCases),
      r.startedAt,
      r.startedBy,
      r.finishedAt,
      r.appliedBy,
    ],
  );
}

/** Writes what a second look at a dry run, or its application, found out. */
export async function updateRun(tx: Tx, r: ImportRun): Promise<void> {
  await tx.query(
    `update import_run set state = $2, dated = $3, content = $4, counts = $5, problems = $6, changes = $7, changes_hash = $8, broken_regression_cases = $9, finished_at = $10, applied_by = $11
     where id = $1 and state = 'DRY_RUN'`,
    [
      r.id,
      r.state,
      r.dated,
      r.content,
      sanitisedJson(r.counts),
      sanitisedJson(r.problems),
      sanitisedJson(r.changes),
      r.changesHash,
      sanitisedJson(r.brokenRegressionCases),
      r.finishedAt,
      r.appliedBy,
    ],
  );
}

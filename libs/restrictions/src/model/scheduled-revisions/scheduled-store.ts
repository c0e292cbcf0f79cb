import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { OPEN_STATES, reviveRestriction, type ScheduledRevision, type ScheduledState } from './scheduled-revision.js';

const COLUMNS = `id, restriction_id as "restrictionId", restriction_exists as "restrictionExists", place_key as "placeKey", base_version as "baseVersion", state,
  effective_on as "effectiveOn", input, base, decided, changed_types as "changedTypes", is_significant as "isSignificant", note, broken_regression_cases as "brokenRegressionCases",
  problem, problem_values as "problemValues", proposed_by as "proposedBy", proposed_at as "proposedAt", decided_by as "decidedBy", decided_at as "decidedAt",
  applied_version as "appliedVersion", restored_from as "restoredFrom", version`;

const revived = (row: ScheduledRevision): ScheduledRevision => ({
  ...row,
  base: row.base && reviveRestriction(row.base),
  decided: reviveRestriction(row.decided),
});

/** One scheduled revision; `lock` holds it until the transaction ends, `skipLocked` passes by one that another process holds. */
export async function scheduledById(
  tx: Tx,
  id: string,
  lock: 'lock' | 'skipLocked' | null = null,
): Promise<ScheduledRevision | null> {
  if (!isUuid(id)) return null;
  const locking = { lock: 'for update', skipLocked: 'for update skip locked' };
  const { rows } = await tx.query<ScheduledRevision>(
    `select ${COLUMNS} from scheduled_revision where id = $1 ${lock ? locking[lock] : ''}`,
    [id],
  );
  return rows[0] ? revived(rows[0]) : null;
}

/** Scheduled revisions of these ids, in any order; what is no id has none. */
export async function scheduledByIds(tx: Tx, ids: readonly string[]): Promise<ScheduledRevision[]> {
  const { rows } = await tx.query<ScheduledRevision>(
    `select ${COLUMNS} from scheduled_revision where id = any($1::uuid[])`,
    [ids.filter(isUuid)],
  );
  return rows.map(revived);
}

/** Scheduled revisions of one restriction or of all, in the given states: the next to take effect first, then the newest. */
export async function scheduledBy(
  tx: Tx,
  filter: { restrictionId?: string | null; states?: readonly ScheduledState[] | null },
): Promise<ScheduledRevision[]> {
  const { rows } = await tx.query<ScheduledRevision>(
    `select ${COLUMNS} from scheduled_revision where ($1::text is null or restriction_id::text = $1) and state = any($2)
     order by effective_on nulls first, proposed_at desc, id limit 500`,
    [filter.restrictionId ?? null, filter.states ?? OPEN_STATES],
  );
  return rows.map(revived);
}

/** Ids of the scheduled revisions that are due on a day, in the order in which they take effect. */
export async function dueRevisions(tx: Tx, today: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from scheduled_revision where state = 'SCHEDULED' and effective_on <= $1 order by effective_on, proposed_at, id`,
    [today],
  );
  return rows.map((r) => r.id);
}

/** Open scheduled revisions of one restriction, or of all, in the order in which they take effect; on request with those that wait for a second person. */
export async function openScheduledRevisions(
  tx: Tx,
  restrictionId: string | null,
  states: readonly ScheduledState[] = ['SCHEDULED'],
): Promise<ScheduledRevision[]> {
  const { rows } = await tx.query<ScheduledRevision>(
    `select ${COLUMNS} from scheduled_revision where state = any($2) and effective_on is not null and ($1::uuid is null or restriction_id = $1)
     order by effective_on, proposed_at, id`,
    [restrictionId, states],
  );
  return rows.map(revived);
}

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

export async function insertScheduled(tx: Tx, p: ScheduledRevision): Promise<void> {
  await tx.query(
    `insert into scheduled_revision (id, restriction_id, restriction_exists, place_key, base_version, state, effective_on, input, base, decided, changed_types,
       is_significant, note, broken_regression_cases, problem, problem_values, proposed_by, proposed_at, decided_by, decided_at, applied_version, version, restored_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)`,
    [
      p.id,
      p.restrictionId,
      p.restrictionExists,
      p.placeKey,
      p.baseVersion,
      p.state,
      p.effectiveOn,
      JSON.stringify(p.input),
      p.base && JSON.stringify(p.base),
      JSON.stringify(p.decided),
      p.changedTypes,
      p.isSignificant,
      p.note,
      JSON.stringify(p.brokenRegressionCases),
      p.problem,
      JSON.stringify(p.problemValues),
      p.proposedBy,
      p.proposedAt,
      p.decidedBy,
      p.decidedAt,
      p.appliedVersion,
      p.version,
      p.restoredFrom,
    ],
  );
}

/** Writes what may change after a revision was proposed. The caller holds the row. */
export async function updateScheduled(tx: Tx, p: ScheduledRevision): Promise<void> {
  await tx.query(
    `update scheduled_revision set state = $2, broken_regression_cases = $3, problem = $4, problem_values = $5, decided_by = $6, decided_at = $7, applied_version = $8,
       version = $9 where id = $1`,
    [
      p.id,
      p.state,
      JSON.stringify(p.brokenRegressionCases),
      p.problem,
      JSON.stringify(p.problemValues),
      p.decidedBy,
      p.decidedAt,
      p.appliedVersion,
      p.version,
    ],
  );
}

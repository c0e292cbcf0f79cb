import { In } from 'typeorm';
import { columns, type Tx } from '@landfall/platform';
import type { BrokenRegressionCase } from '../regression-cases/regression-case.js';
import { heldSince } from '../regression-cases/held-hours.js';
import { StoredRegressionCase } from '../regression-cases/regression-case.entity.js';
import { BreakingAttempt } from './breaking-attempt.entity.js';

type Attempt = Pick<BreakingAttempt, 'attemptedBy' | 'placeKey' | 'restrictionId' | 'attemptedAt'>;

/** Notes who tried to save a revision that breaks these regression cases. */
export async function noteBreakingAttempt(
  tx: Tx,
  broken: readonly BrokenRegressionCase[],
  attempt: Attempt,
): Promise<void> {
  if (broken.length === 0) return;
  // A case that somebody deletes at this moment has no attempts any more.
  const cases = await tx.manager.find(StoredRegressionCase, {
    select: { id: true },
    where: { id: In(broken.map(({ id }) => id)) },
    order: { id: 'ASC' },
    lock: { mode: 'for_key_share' },
  });
  if (cases.length === 0) return;
  await tx.manager.upsert(
    BreakingAttempt,
    cases.map(({ id }) => columns<BreakingAttempt>({ regressionCaseId: id, ...attempt })),
    ['regressionCaseId', 'attemptedBy', 'placeKey'],
  );
}

/**
 * True while a second person has to decide on what an editor would break of a regression case: as long as a proposal of that
 * editor is held, and for `HELD_HOURS` after the last attempt, or after a proposal was withdrawn, rejected or blocked. A
 * confirmed revision of the same place that breaks the case ends it.
 */
export async function awaitsSecondPerson(tx: Tx, caseId: string, editorId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.query<{ awaits: boolean }>(
    `with proposal as (
       select place_key, state, proposed_by, decided_at from scheduled_revision
       where broken_regression_cases @> jsonb_build_array(jsonb_build_object('id', $1::text))
     ), attempt as (
       select place_key, attempted_at as at from breaking_attempt where regression_case_id = $1::uuid and attempted_by = $2::uuid
       union all
       select place_key, decided_at from proposal where proposed_by = $2::uuid and state in ('WITHDRAWN', 'REJECTED', 'BLOCKED')
     )
     select exists (select from proposal where proposed_by = $2::uuid and state = 'HELD')
       or exists (
         select from attempt a where a.at > $3 and not exists (
           select from proposal p where p.place_key = a.place_key and p.state in ('SCHEDULED', 'APPLIED') and p.decided_at >= a.at
         )
       ) as awaits`,
    [caseId, editorId, heldSince(now)],
  );
  return rows[0]!.awaits;
}

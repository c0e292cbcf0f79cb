import { LessThanOrEqual, MoreThan } from 'typeorm';
import { newId } from '@landfall/kernel';
import { columns, type Tx } from '@landfall/platform';
import { FormerRegressionCase } from './former-regression-case.entity.js';
import { heldSince } from './held-hours.js';
import type { CheckedTrip } from './regression-case.js';

/** Keeps what a case checks before an editor changes or deletes it, for `HELD_HOURS`. */
export async function keepFormerCase(
  tx: Tx,
  { id, name, trip, startsInDays, nights, expectations }: CheckedTrip,
  editorId: string,
  now: Date,
): Promise<void> {
  await tx.manager.delete(FormerRegressionCase, { changedAt: LessThanOrEqual(heldSince(now)) });
  await tx.manager.insert(
    FormerRegressionCase,
    columns<FormerRegressionCase>({
      id: newId(),
      regressionCaseId: id,
      changedBy: editorId,
      changedAt: now,
      name,
      trip,
      startsInDays,
      nights,
      expectations,
    }),
  );
}

/** What the cases checked that an editor has changed or deleted in the last `HELD_HOURS`, from the latest change. */
export async function formerCasesOf(tx: Tx, editorId: string, now: Date): Promise<CheckedTrip[]> {
  const kept = await tx.manager.find(FormerRegressionCase, {
    where: { changedBy: editorId, changedAt: MoreThan(heldSince(now)) },
    order: { changedAt: 'DESC', id: 'ASC' },
  });
  return kept.map(({ regressionCaseId: id, name, trip, startsInDays, nights, expectations }) => ({
    id,
    name,
    trip,
    startsInDays,
    nights,
    expectations,
  }));
}

import type { NewEvent } from '@landfall/kernel';
import { appendEvents, type AppendContext, type Tx } from '@landfall/platform';
import {
  PENDING_REVISION_STREAM,
  REVISION_PLANNED,
  REVISION_PROPOSED,
  REVISION_SETTLED,
} from '../restriction/events.js';
import type { PendingRevision } from './pending-revision.js';
import { insertPending, updatePending } from './pending-store.js';

type Moved = Partial<
  Pick<
    PendingRevision,
    'state' | 'brokenRegressionCases' | 'problem' | 'problemValues' | 'decidedBy' | 'decidedAt' | 'appliedVersion'
  >
>;

/** Stores a new pending revision with its event. */
export async function startPending(
  tx: Tx,
  pending: Omit<PendingRevision, 'version'>,
  context: AppendContext,
): Promise<PendingRevision> {
  const first = { ...pending, version: 1 };
  await insertPending(tx, first);
  await appendEvents(tx, [eventOf(first, false)], 0, context);
  return first;
}

/** Moves a pending revision on, with the event that says so. The caller holds the row. */
export async function movePending(
  tx: Tx,
  pending: PendingRevision,
  changes: Moved,
  context: AppendContext,
): Promise<PendingRevision> {
  const next = { ...pending, ...changes, version: pending.version + 1 };
  await updatePending(tx, next);
  await appendEvents(tx, [eventOf(next, pending.state === 'PLANNED')], pending.version, context);
  return next;
}

/** What a state says to subscribers; no name, note or reason goes into the log. */
export function eventOf(
  pending: PendingRevision,
  wasPlanned: boolean,
): NewEvent<typeof REVISION_PLANNED | typeof REVISION_PROPOSED | typeof REVISION_SETTLED> {
  const { restrictionId, placeKey, effectiveOn, changedTypes, state, appliedVersion } = pending;
  const of = { stream: PENDING_REVISION_STREAM, streamId: pending.id, schemaVersion: 1 as const };
  if (state === 'PLANNED') {
    if (effectiveOn === null) throw new Error(`The plan ${pending.id} has no day.`);
    return { ...of, type: REVISION_PLANNED, payload: { restrictionId, placeKey, effectiveOn, changedTypes } };
  }
  const proposed = { restrictionId, placeKey, effectiveOn, changedTypes, wasPlanned };
  if (state === 'AWAITING_CONFIRMATION') return { ...of, type: REVISION_PROPOSED, payload: proposed };
  return { ...of, type: REVISION_SETTLED, payload: { ...proposed, state, appliedVersion } };
}

import type { NewEvent } from '@landfall/kernel';
import { appendEvents, type AppendContext, type Tx } from '@landfall/platform';
import {
  SCHEDULED_REVISION_STREAM,
  REVISION_SCHEDULED,
  REVISION_HELD,
  REVISION_RESOLVED,
} from '../restriction/events.js';
import type { ScheduledRevision } from './scheduled-revision.js';
import { insertScheduled, updateScheduled } from './scheduled-store.js';

type Changes = Partial<
  Pick<
    ScheduledRevision,
    'state' | 'brokenRegressionCases' | 'problem' | 'problemValues' | 'decidedBy' | 'decidedAt' | 'appliedVersion'
  >
>;

/** Stores a new scheduled revision with its event. */
export async function startScheduled(
  tx: Tx,
  scheduled: Omit<ScheduledRevision, 'version'>,
  context: AppendContext,
): Promise<ScheduledRevision> {
  const first = { ...scheduled, version: 1 };
  await insertScheduled(tx, first);
  await appendEvents(tx, [eventOf(first, false)], 0, context);
  return first;
}

/** Changes a scheduled revision and appends its event. The caller holds the row. */
export async function changeScheduled(
  tx: Tx,
  scheduled: ScheduledRevision,
  changes: Changes,
  context: AppendContext,
): Promise<ScheduledRevision> {
  const next = { ...scheduled, ...changes, version: scheduled.version + 1 };
  await updateScheduled(tx, next);
  await appendEvents(tx, [eventOf(next, scheduled.state === 'SCHEDULED')], scheduled.version, context);
  return next;
}

/** What a state says to subscribers; no name, note or reason goes into the log. */
export function eventOf(
  scheduled: ScheduledRevision,
  wasScheduled: boolean,
): NewEvent<typeof REVISION_SCHEDULED | typeof REVISION_HELD | typeof REVISION_RESOLVED> {
  const { restrictionId, placeKey, effectiveOn, changedTypes, state, appliedVersion } = scheduled;
  const of = { stream: SCHEDULED_REVISION_STREAM, streamId: scheduled.id };
  if (state === 'SCHEDULED') {
    if (effectiveOn === null) throw new Error(`The scheduled revision ${scheduled.id} has no day.`);
    return {
      ...of,
      type: REVISION_SCHEDULED,
      schemaVersion: 1,
      payload: { restrictionId, placeKey, effectiveOn, changedTypes },
    };
  }
  const held = { restrictionId, placeKey, effectiveOn, changedTypes, wasScheduled };
  if (state === 'HELD') return { ...of, type: REVISION_HELD, schemaVersion: 2, payload: held };
  return { ...of, type: REVISION_RESOLVED, schemaVersion: 2, payload: { ...held, state, appliedVersion } };
}

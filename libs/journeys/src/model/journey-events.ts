import type { NewEvent } from '@landfall/kernel';
import { appendEvents, type AppendContext, type Tx } from '@landfall/platform';
import { JOURNEY_STREAM } from '../events.js';

/** Appends one event to a journey's stream. The caller holds the journey's row, so the version cannot move meanwhile. */
export async function appendJourneyEvent<P>(
  tx: Tx,
  journeyId: string,
  type: string,
  payload: P,
  context: AppendContext,
): Promise<void> {
  const { rows } = await tx.query<{ version: number }>(
    'select coalesce(max(version), 0) as version from event_log where stream = $1 and stream_id = $2',
    [JOURNEY_STREAM, journeyId],
  );
  const event: NewEvent = { stream: JOURNEY_STREAM, streamId: journeyId, type, schemaVersion: 1, payload };
  await appendEvents(tx, [event], rows[0]!.version, context);
}

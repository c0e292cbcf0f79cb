import type { Fact } from '@landfall/kernel';
import { appendEvents, type AppendContext, type Tx } from '@landfall/platform';
import { JOURNEY_STREAM, type JourneyEventType } from '../events.js';

/** Appends one event to a journey's stream. The caller holds the journey's row, so the version cannot move meanwhile. */
export async function appendJourneyEvent(
  tx: Tx,
  journeyId: string,
  fact: Fact<JourneyEventType>,
  context: AppendContext,
): Promise<void> {
  const { rows } = await tx.query<{ version: number }>(
    'select coalesce(max(version), 0) as version from event_log where stream = $1 and stream_id = $2',
    [JOURNEY_STREAM, journeyId],
  );
  await appendEvents(tx, [{ stream: JOURNEY_STREAM, streamId: journeyId, ...fact }], rows[0]!.version, context);
}

import type { NewEvent } from '@landfall/kernel';
import type { Tx } from '../database/database.js';

export const EVENTS_CHANNEL = 'landfall_events';

export interface AppendContext {
  /** Id of the user or the name of the process that caused the events; never a name or an address. */
  actor: string | null;
  correlationId: string | null;
}

/** Another writer appended to the stream first; the transaction must not commit. */
export class VersionConflict extends Error {
  constructor(stream: string, streamId: string) {
    super(`The stream ${stream}/${streamId} has moved on.`);
    this.name = 'VersionConflict';
  }
}

/**
 * Appends events to one stream inside the caller's transaction, so that state and facts are one commit.
 * `expectedVersion` is the version of the last event the decision was made on (0: new stream).
 * Throws `VersionConflict` when another transaction got there first. Returns the last position, as a decimal string.
 */
export async function appendEvents(
  tx: Tx,
  events: readonly NewEvent[],
  expectedVersion: number,
  context: AppendContext,
): Promise<string> {
  let position = '0';
  for (const [index, event] of events.entries()) {
    const { rows } = await tx.query<{ position: string }>(
      `insert into event_log (stream, stream_id, version, type, schema_version, payload, actor, correlation_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (stream, stream_id, version) do nothing returning position`,
      [
        event.stream,
        event.streamId,
        expectedVersion + index + 1,
        event.type,
        event.schemaVersion,
        JSON.stringify(event.payload),
        context.actor,
        context.correlationId,
      ],
    );
    if (!rows[0]) throw new VersionConflict(event.stream, event.streamId);
    position = rows[0].position;
  }
  if (events.length > 0) await tx.query(`select pg_notify($1, '')`, [EVENTS_CHANNEL]);
  return position;
}

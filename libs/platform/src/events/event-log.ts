import type { Fact, NewEvent } from '@landfall/kernel';
import type { Tx } from '../database/database.js';

export const EVENTS_CHANNEL = 'landfall_events';

export interface AppendContext {
  /** User id or process name; never a name or an address. */
  actor: string | null;
  correlationId: string | null;
}

/** A concurrent append to the stream; the transaction must not commit. */
export class VersionConflict extends Error {
  constructor(stream: string, streamId: string) {
    super(`The stream ${stream}/${streamId} has moved on.`);
    this.name = 'VersionConflict';
  }
}

/** Appends to one stream; `expectedVersion` 0: a new one. Throws `VersionConflict`; returns the last position. */
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

/** Appends after the newest event of a stream, whose row the transaction holds: nobody else appends to it. */
export async function appendNext(
  tx: Tx,
  { stream, streamId }: Pick<NewEvent, 'stream' | 'streamId'>,
  facts: readonly Fact[],
  context: AppendContext,
): Promise<void> {
  const { rows } = await tx.query<{ version: number }>(
    'select coalesce(max(version), 0)::int as version from event_log where stream = $1 and stream_id = $2',
    [stream, streamId],
  );
  const events = facts.map((fact) => ({ stream, streamId, ...fact }));
  await appendEvents(tx, events, rows[0]!.version, context);
}

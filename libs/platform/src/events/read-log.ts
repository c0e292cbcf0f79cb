import type { StoredEvent } from '@landfall/kernel';
import type { Tx } from '../database/database.js';

/** A position in the log. Both parts are decimal strings; events are ordered by the pair. */
export interface LogPosition {
  tx: string;
  position: string;
}

export const LOG_START: LogPosition = { tx: '0', position: '0' };

interface EventRow {
  position: string;
  tx: string;
  stream: string;
  stream_id: string;
  version: number;
  type: string;
  schema_version: number;
  payload: unknown;
  actor: string | null;
  correlation_id: string | null;
  occurred_at: Date;
}

/** The next events in commit order, of transactions older than any running one: none is skipped (docs/adr/0003). */
export async function readLog(tx: Tx, after: LogPosition, limit: number): Promise<StoredEvent[]> {
  const { rows } = await tx.query<EventRow>(
    `select position, tx::text, stream, stream_id, version, type, schema_version, payload, actor, correlation_id, occurred_at
     from event_log
     where (event_log.tx, position) > ($1::xid8, $2::bigint) and event_log.tx < pg_snapshot_xmin(pg_current_snapshot())
     order by event_log.tx, position
     limit $3`,
    [after.tx, after.position, limit],
  );
  return rows.map(toStoredEvent);
}

/** As `readLog`, of the types alone. */
export async function typesAfter(
  tx: Tx,
  after: LogPosition,
  limit: number,
): Promise<(LogPosition & Pick<StoredEvent, 'type'>)[]> {
  const { rows } = await tx.query<LogPosition & Pick<StoredEvent, 'type'>>(
    `select position, tx::text, type from event_log
     where (event_log.tx, position) > ($1::xid8, $2::bigint) and event_log.tx < pg_snapshot_xmin(pg_current_snapshot())
     order by event_log.tx, position
     limit $3`,
    [after.tx, after.position, limit],
  );
  return rows;
}

/** The current end of the log, before all uncommitted events. */
export async function logEnd(tx: Tx): Promise<LogPosition> {
  const { rows } = await tx.query<LogPosition>(
    `select tx::text, position from event_log where tx < pg_snapshot_xmin(pg_current_snapshot()) order by event_log.tx desc, position desc limit 1`,
  );
  return rows[0] ?? LOG_START;
}

export async function eventAt(tx: Tx, position: string): Promise<StoredEvent | null> {
  const { rows } = await tx.query<EventRow>(
    `select position, tx::text, stream, stream_id, version, type, schema_version, payload, actor, correlation_id, occurred_at
     from event_log where position = $1`,
    [position],
  );
  return rows[0] ? toStoredEvent(rows[0]) : null;
}

const toStoredEvent = (row: EventRow): StoredEvent => ({
  position: row.position,
  tx: row.tx,
  stream: row.stream,
  streamId: row.stream_id,
  version: row.version,
  type: row.type,
  schemaVersion: row.schema_version,
  payload: row.payload,
  actor: row.actor,
  correlationId: row.correlation_id,
  occurredAt: row.occurred_at,
});

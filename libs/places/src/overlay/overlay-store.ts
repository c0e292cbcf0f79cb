import { appendEvents, type AppendContext, type Tx } from '@landfall/platform';
import { PLACES_IMPORTED, PLACES_STREAM, PLACES_STREAM_ID, type PlacesImportedV3 } from './events.js';
import { StoredOverlayEntry } from './overlay-entry.entity.js';
import { idOfOverlayEntry, type OverlayEntry } from './overlay-entry.js';

export interface SourcedOverlayEntry {
  entry: OverlayEntry;
  source: string;
}

/** The overlay now, by id. A process that starts reads thousands: no entity is made of a row. */
export async function placeOverlay(tx: Tx): Promise<SourcedOverlayEntry[]> {
  const rows = await tx.manager
    .createQueryBuilder(StoredOverlayEntry, 'entry')
    .select(['entry.kind as kind', 'entry.content as content', 'entry.source as source'])
    .orderBy({ 'entry.kind': 'ASC', 'entry.id': 'ASC' })
    .getRawMany<Pick<StoredOverlayEntry, 'kind' | 'content' | 'source'>>();
  return rows.map(({ kind, content, source }) => ({ entry: { kind, row: content } as OverlayEntry, source }));
}

/** Number of the newest import, now or at a past moment; 0 for none. */
export async function placesVersion(tx: Tx, asOf: Date | null = null): Promise<number> {
  const { rows } = await tx.query<{ version: number | null }>(
    'select max(version) as version from event_log where stream = $1 and stream_id = $2 and ($3::timestamptz is null or occurred_at <= $3)',
    [PLACES_STREAM, PLACES_STREAM_ID, asOf],
  );
  return rows[0]?.version ?? 0;
}

/** The overlay after this import, from the log, by id. SQL reads the stored payloads: those of version 2 have other names. */
export async function overlayUpTo(tx: Tx, version: number): Promise<OverlayEntry[]> {
  const { rows } = await tx.query<{ kind: OverlayEntry['kind']; row: OverlayEntry['row'] | null }>(
    `select distinct on (c.kind, c.id) c.kind, c.row from event_log e cross join lateral (
       select a ->> 'kind' as kind, coalesce(a -> 'row' ->> 'iata', a -> 'row' ->> 'id') as id, a -> 'row' as row from jsonb_array_elements(coalesce(e.payload -> 'entries', e.payload -> 'additions')) a
       union all select g ->> 'kind', g ->> 'id', null from jsonb_array_elements(coalesce(e.payload -> 'removedEntries', e.payload -> 'gone')) g
     ) c
     where e.stream = $1 and e.stream_id = $2 and e.version <= $3 order by c.kind, c.id, e.version desc, c.row nulls first`,
    [PLACES_STREAM, PLACES_STREAM_ID, version],
  );
  return rows.flatMap(({ kind, row }) => (row ? [{ kind, row } as OverlayEntry] : []));
}

export interface OverlayChange {
  stored: readonly OverlayEntry[];
  removed: readonly { kind: OverlayEntry['kind']; id: string }[];
  source: string;
  licence: string;
  dated: string | null;
}

/**
 * Writes and removes entries of the overlay and appends the event in the caller's transaction. Throws `VersionConflict` on a
 * concurrent import.
 */
export async function storeOverlayChange(
  tx: Tx,
  { stored, removed, source, licence, dated }: OverlayChange,
  context: AppendContext,
): Promise<void> {
  const version = await placesVersion(tx);
  const rows = stored.map((entry) => ({
    kind: entry.kind,
    id: idOfOverlayEntry(entry),
    country: entry.row.country,
    content: entry.row,
  }));
  // One statement for thousands of places.
  await tx.query(
    `insert into place_overlay (kind, id, country_id, content, source, licence, dated)
     select a.kind, a.id, a.country, a.content, $2, $3, $4 from jsonb_to_recordset($1::jsonb) as a (kind text, id text, country text, content jsonb)
     on conflict (kind, id) do update set country_id = excluded.country_id, content = excluded.content, source = excluded.source,
       licence = excluded.licence, dated = excluded.dated`,
    [JSON.stringify(rows), source, licence, dated],
  );
  await tx.query(
    'delete from place_overlay p using jsonb_to_recordset($1::jsonb) as r (kind text, id text) where p.kind = r.kind and p.id = r.id',
    [JSON.stringify(removed)],
  );
  const payload: PlacesImportedV3 = {
    source,
    dated,
    stored: stored.length,
    removed: removed.length,
    entries: stored,
    removedEntries: removed,
  };
  await appendEvents(
    tx,
    [{ stream: PLACES_STREAM, streamId: PLACES_STREAM_ID, type: PLACES_IMPORTED, schemaVersion: 3, payload }],
    version,
    context,
  );
}

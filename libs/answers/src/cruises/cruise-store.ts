import { createHash } from 'node:crypto';
import { appendEvents, type AppendContext, type Tx } from '@landfall/platform';
import { CRUISES_IMPORTED, CRUISES_STREAM, CRUISES_STREAM_ID, type CruisesImportedV1 } from './events.js';
import { StoredCruise } from './imported-cruise.entity.js';
import type { ImportedCruise } from './imported-cruise.js';

/** One statement must not need the memory of a whole file. */
const CHUNK = 1_000;

/** All imported sailings, by id, in parts of a thousand. */
export async function* importedCruises(tx: Tx): AsyncGenerator<ImportedCruise[]> {
  for (let after: string | null = '', rows: { id: string; content: ImportedCruise }[]; after !== null;) {
    ({ rows } = await tx.query<{ id: string; content: ImportedCruise }>(
      'select cruise_id as id, content from imported_cruise where cruise_id > $1 order by cruise_id limit $2',
      [after, CHUNK],
    ));
    yield rows.map(({ content }) => content);
    after = rows.length < CHUNK ? null : rows.at(-1)!.id;
  }
}

async function cruisesById(tx: Tx, cruiseIds: readonly string[], lock: '' | 'for share'): Promise<ImportedCruise[]> {
  const { rows } = await tx.query<{ content: ImportedCruise }>(
    `select content from imported_cruise where cruise_id = any($1) order by cruise_id ${lock}`,
    [cruiseIds],
  );
  return rows.map(({ content }) => content);
}

/** Some imported sailings by their ids; unknown ones are left out. */
export const importedCruisesById = (tx: Tx, cruiseIds: readonly string[]): Promise<ImportedCruise[]> =>
  cruisesById(tx, cruiseIds, '');

/** Those of these sailings that are imported; no import changes them before the end of the transaction. */
export const heldCruises = (tx: Tx, cruiseIds: readonly string[]): Promise<ImportedCruise[]> =>
  cruisesById(tx, cruiseIds, 'for share');

/** The hashes of all imported sailings by id, each with the importer that wrote it. */
export async function cruiseHashes(tx: Tx): Promise<Map<string, { hash: string; source: string }>> {
  const rows = await tx.manager
    .createQueryBuilder(StoredCruise, 'cruise')
    .select(['cruise.cruiseId as id', 'cruise.contentHash as hash', 'cruise.source as source'])
    .getRawMany<{ id: string; hash: string; source: string }>();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** The same for the same sailing. */
export const hashOfCruise = (cruise: ImportedCruise): string =>
  createHash('sha256').update(JSON.stringify(cruise)).digest('hex');

/** Number of the newest import; 0 for none. */
export async function cruisesVersion(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ version: number | null }>(
    'select max(version) as version from event_log where stream = $1 and stream_id = $2',
    [CRUISES_STREAM, CRUISES_STREAM_ID],
  );
  return rows[0]?.version ?? 0;
}

export interface CruiseChange {
  stored: readonly ImportedCruise[];
  removed: readonly string[];
  source: string;
  licence: string;
  dated: string | null;
  /** Hears how many have been written. */
  onWritten?: ((done: number, total: number) => Promise<void>) | undefined;
}

/** Writes and removes sailings and appends the event in the caller's transaction. Throws `VersionConflict` on a concurrent import. */
export async function storeCruises(
  tx: Tx,
  { stored, removed, source, licence, dated, onWritten }: CruiseChange,
  context: AppendContext,
): Promise<void> {
  const version = await cruisesVersion(tx);
  for (let at = 0; at < stored.length; at += CHUNK) {
    const rows = stored.slice(at, at + CHUNK).map((content) => ({
      id: content.cruiseId,
      content,
      hash: hashOfCruise(content),
    }));
    await tx.query(
      `insert into imported_cruise (cruise_id, content, content_hash, source, licence, dated)
       select c.id, c.content, c.hash, $2, $3, $4 from jsonb_to_recordset($1::jsonb) as c (id text, content jsonb, hash text)
       on conflict (cruise_id) do update set content = excluded.content, content_hash = excluded.content_hash, source = excluded.source,
         licence = excluded.licence, dated = excluded.dated`,
      [JSON.stringify(rows), source, licence, dated],
    );
    await onWritten?.(Math.min(at + CHUNK, stored.length), stored.length);
  }
  await tx.query('delete from imported_cruise where cruise_id = any($1)', [removed]);
  const payload: CruisesImportedV1 = { source, dated, stored: stored.length, removed: removed.length };
  await appendEvents(
    tx,
    [{ stream: CRUISES_STREAM, streamId: CRUISES_STREAM_ID, type: CRUISES_IMPORTED, schemaVersion: 1, payload }],
    version,
    context,
  );
}

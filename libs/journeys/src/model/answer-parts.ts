import { jsonbArray, type Tx } from '@landfall/platform';
import type { AnswerPart, Entry, SnapshotInParts } from '@landfall/requirements';

/** Parts that no answer names are deleted after a day; what a new answer names is renewed before that. */
const RENEWED_AFTER = `interval '1 hour'`;
const KEPT_UNUSED = `interval '1 day'`;

/** Stores snapshots by their content; the entries of a place once for all that show them. */
export async function storeSnapshots(tx: Tx, snapshots: readonly SnapshotInParts[]): Promise<void> {
  if (snapshots.length === 0) return;
  await storeParts(tx, new Map(snapshots.flatMap(({ parts }) => parts.map((part) => [part.hash, part]))));
  const byHash = new Map(snapshots.map((snapshot) => [snapshot.version, snapshot]));
  // Sorted, so that two transactions that store the same snapshots do not wait for each other in a circle.
  const hashes = [...byHash.keys()].sort();
  await tx.query(
    `insert into trip_answer (hash, content, parts)
     select s.hash, s.content, array(select jsonb_array_elements_text(s.parts))
     from unnest($1::text[], $2::jsonb[], $3::jsonb[]) as s (hash, content, parts) on conflict do nothing`,
    [
      hashes,
      jsonbArray(
        hashes.map((hash) => {
          const { parts: _, ...content } = byHash.get(hash)!;
          return JSON.stringify(content);
        }),
      ),
      jsonbArray(hashes.map((hash) => JSON.stringify(byHash.get(hash)!.parts.map((part) => part.hash)))),
    ],
  );
}

async function storeParts(tx: Tx, parts: ReadonlyMap<string, AnswerPart>): Promise<void> {
  const hashes = [...parts.keys()].sort();
  const { rows } = await tx.query<{ hash: string }>(
    `with stale as (
       select hash from answer_part where hash = any($1) and used_at < now() - ${RENEWED_AFTER} order by hash for update
     ), renewed as (
       update answer_part a set used_at = now() from stale where a.hash = stale.hash returning a.hash
     )
     select hash from answer_part where hash = any($1) and used_at >= now() - ${RENEWED_AFTER} union all select hash from renewed`,
    [hashes],
  );
  const known = new Set(rows.map(({ hash }) => hash));
  const fresh = hashes.filter((hash) => !known.has(hash));
  if (fresh.length === 0) return;
  await tx.query(
    'insert into answer_part (hash, entries) select * from unnest($1::text[], $2::jsonb[]) on conflict do nothing',
    [fresh, jsonbArray(fresh.map((hash) => JSON.stringify(parts.get(hash)!.entries())))],
  );
}

export interface StoredEntries {
  entries: readonly Entry[];
  /** Of their JSON. */
  characters: number;
}

/** The entries of these parts, by their hashes. */
export async function entriesOfParts(tx: Tx, hashes: readonly string[]): Promise<Map<string, StoredEntries>> {
  if (hashes.length === 0) return new Map();
  const { rows } = await tx.query<{ hash: string; json: string }>(
    'select hash, entries::text as json from answer_part where hash = any($1)',
    [hashes],
  );
  return new Map(
    rows.map(({ hash, json }) => [hash, { entries: JSON.parse(json) as Entry[], characters: json.length }]),
  );
}

/** Deletes snapshots that no itinerary shows, and parts that no snapshot has any more. */
export async function deleteUnusedSnapshots(tx: Tx): Promise<void> {
  await tx.query(
    'delete from trip_answer d where not exists (select 1 from itinerary i where i.snapshot_hash = d.hash)',
  );
  await tx.query(
    `delete from answer_part where used_at < now() - ${KEPT_UNUSED}
       and hash not in (select unnest(parts) from trip_answer where parts is not null)`,
  );
}

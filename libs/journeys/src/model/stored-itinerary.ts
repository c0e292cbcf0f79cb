import type { Tx } from '@landfall/platform';
import type { Answer, Entry, Itinerary, PlaceStatus } from '@landfall/requirements';

interface Stored {
  fingerprint: string;
  trip: Itinerary;
  snapshotHash: string;
  restrictionVersions: Record<string, number>;
}

/** An itinerary without the entries of its answer, of which only the hashes are read. */
export interface ItineraryInParts extends Stored {
  places: readonly PlaceStatus[];
  /** By the id of the place. */
  parts: ReadonlyMap<string, StoredPart>;
}

export interface StoredPart {
  hash: string;
  /** Null: stored apart, as since November 2026. */
  entries: readonly Entry[] | null;
}

interface Row {
  fingerprint: string;
  trip: Itinerary;
  snapshot_hash: string;
  restriction_versions: Record<string, number>;
}

interface RowInParts extends Row {
  content: Pick<Answer, 'places'> & { entries?: Entry[] };
  parts: string[] | null;
}

const ITINERARY = 'select i.fingerprint, i.trip, i.snapshot_hash, i.restriction_versions';
const IN_PARTS = `${ITINERARY}, d.parts, case when d.parts is null then d.content else jsonb_build_object('places', d.content -> 'places') end as content
  from itinerary i join trip_answer d on d.hash = i.snapshot_hash`;

const toStored = (row: Row): Stored => ({
  fingerprint: row.fingerprint,
  trip: row.trip,
  snapshotHash: row.snapshot_hash,
  restrictionVersions: row.restriction_versions,
});

/** The trip of an itinerary. */
export async function tripOf(tx: Tx, fingerprint: string): Promise<Itinerary> {
  const { rows } = await tx.query<Pick<Row, 'trip'>>('select trip from itinerary where fingerprint = $1', [
    fingerprint,
  ]);
  return rows[0]!.trip;
}

/** Of the arrival at each destination, counted from the first day, as far as the agency says it; empty: it says nothing. */
export async function arrivalDaysOf(tx: Tx, fingerprint: string): Promise<readonly (number | null)[]> {
  const { rows } = await tx.query<{ days: (number | null)[] | null }>(
    `select trip -> 'facts' -> 'arrivalDays' as days from itinerary where fingerprint = $1`,
    [fingerprint],
  );
  return rows[0]?.days ?? [];
}

/** One itinerary, locked. */
export async function lockedItinerary(tx: Tx, fingerprint: string): Promise<ItineraryInParts | null> {
  const { rows } = await tx.query<RowInParts>(`${IN_PARTS} where i.fingerprint = $1 for update of i`, [fingerprint]);
  return rows[0] ? inParts(rows[0]) : null;
}

/** The hash of the snapshot that an itinerary has now. */
export async function snapshotHashOf(tx: Tx, fingerprint: string): Promise<string> {
  const { rows } = await tx.query<{ hash: string }>(
    'select snapshot_hash as hash from itinerary where fingerprint = $1',
    [fingerprint],
  );
  return rows[0]!.hash;
}

/** The next itineraries that touch a place and are not over, locked, by fingerprint: after the one and up to the other. */
export async function itinerariesAt(
  tx: Tx,
  placeKey: string,
  today: string,
  { after, until }: { after: string; until: string },
  limit: number,
): Promise<ItineraryInParts[]> {
  const { rows } = await tx.query<RowInParts>(
    `${IN_PARTS} join itinerary_place p on p.fingerprint = i.fingerprint
     where p.place_key = $1 and i.date_end >= $2 and i.fingerprint > $3 and i.fingerprint <= $4
     order by i.fingerprint limit $5 for update of i`,
    [placeKey, today, after, until, limit],
  );
  return rows.map(inParts);
}

/** Those of these that are not over, locked. One that is locked by somebody else is left out. */
export async function itinerariesNamed(
  tx: Tx,
  fingerprints: readonly string[],
  today: string,
): Promise<ItineraryInParts[]> {
  const { rows } = await tx.query<RowInParts>(
    `${IN_PARTS} where i.fingerprint = any($1) and i.date_end >= $2 order by i.fingerprint for update of i skip locked`,
    [fingerprints, today],
  );
  return rows.map(inParts);
}

function inParts(row: RowInParts): ItineraryInParts {
  const { places, entries } = row.content;
  const parts = places.map(({ place: { id } }, at): [string, StoredPart] => [
    id,
    row.parts
      ? { hash: row.parts[at]!, entries: null }
      : { hash: `${row.snapshot_hash} ${id}`, entries: entries!.filter((entry) => entry.place === id) },
  ]);
  return { ...toStored(row), places, parts: new Map(parts) };
}

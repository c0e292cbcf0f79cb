import type { Tx } from '@landfall/platform';
import type { Answer, Itinerary, TripSnapshot } from '@landfall/requirements';

export interface StoredItinerary {
  fingerprint: string;
  trip: Itinerary;
  snapshot: TripSnapshot;
  snapshotHash: string;
  restrictionVersions: Record<string, number>;
}

interface Row {
  fingerprint: string;
  trip: Itinerary;
  /** Snapshots made before scheduled revisions were shown have none. */
  content: Answer & { scheduled?: TripSnapshot['scheduled'] };
  snapshot_hash: string;
  restriction_versions: Record<string, number>;
}

const SELECT = `
  select i.fingerprint, i.trip, i.snapshot_hash, i.restriction_versions, d.content
  from itinerary i join trip_snapshot d on d.hash = i.snapshot_hash`;
const toSnapshot = (content: Row['content']): TripSnapshot => ({ ...content, scheduled: content.scheduled ?? [] });
const toStored = (r: Row): StoredItinerary => ({
  fingerprint: r.fingerprint,
  trip: r.trip,
  snapshot: toSnapshot(r.content),
  snapshotHash: r.snapshot_hash,
  restrictionVersions: r.restriction_versions,
});

/** One itinerary with its snapshot; `lock` holds it until the transaction ends. */
export async function itineraryBy(tx: Tx, fingerprint: string, lock = false): Promise<StoredItinerary | null> {
  const { rows } = await tx.query<Row>(`${SELECT} where i.fingerprint = $1 ${lock ? 'for update of i' : ''}`, [
    fingerprint,
  ]);
  return rows[0] ? toStored(rows[0]) : null;
}

/** The hash of the snapshot that an itinerary has now. */
export async function snapshotHashOf(tx: Tx, fingerprint: string): Promise<string> {
  const { rows } = await tx.query<{ hash: string }>(
    'select snapshot_hash as hash from itinerary where fingerprint = $1',
    [fingerprint],
  );
  return rows[0]!.hash;
}

/** A snapshot by its hash; null when it has been replaced and removed. */
export async function snapshotBy(tx: Tx, hash: string): Promise<TripSnapshot | null> {
  const { rows } = await tx.query<Pick<Row, 'content'>>('select content from trip_snapshot where hash = $1', [hash]);
  return rows[0] ? toSnapshot(rows[0].content) : null;
}

/** The next itineraries that touch a place and are not over, locked, by fingerprint. */
export async function itinerariesAt(
  tx: Tx,
  placeKey: string,
  today: string,
  after: string,
  limit: number,
): Promise<StoredItinerary[]> {
  const { rows } = await tx.query<Row>(
    `${SELECT} join itinerary_place p on p.fingerprint = i.fingerprint
     where p.place_key = $1 and i.date_end >= $2 and i.fingerprint > $3 order by i.fingerprint limit $4 for update of i`,
    [placeKey, today, after, limit],
  );
  return rows.map(toStored);
}

import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Places } from '@landfall/places';
import { jsonbArray, type Tx } from '@landfall/platform';
import {
  itineraryKeys,
  placeKeys,
  snapshotInParts,
  type Difference,
  type Itinerary,
  type PlacePath,
  type SnapshotInParts,
  type TravellerFacts,
} from '@landfall/requirements';
import { restrictionOfScheduleKey } from '@landfall/answers/open-scheduled-revisions';
import { type RuleIndexProjection } from '@landfall/answers/rule-index';
import { storeSnapshots } from './answer-parts.js';
import { storeRelocatedTrips } from './relocated-trips.js';
import { sideOf, SnapshotDifferences, storedSide } from './snapshot-differences.js';
import type { ItineraryInParts } from './stored-itinerary.js';
import { tripIn } from './trip-in.js';

/** Content hash of a trip: journeys with the same fingerprint share one snapshot. */
export function fingerprintOf(itinerary: Itinerary): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(itinerary)))
    .digest('hex');
}

/** The same trip whatever order its nationalities were entered in. */
export function canonical(itinerary: Itinerary): Itinerary {
  const place = ({ type, id, country, region, airport }: PlacePath): PlacePath => ({
    type,
    id,
    country,
    region,
    airport,
  });
  return {
    departureCountry: itinerary.departureCountry,
    destinations: itinerary.destinations.map(place),
    transits: itinerary.transits.map(place),
    citizenships: [...itinerary.citizenships].sort(),
    purpose: itinerary.purpose,
    dateStart: itinerary.dateStart,
    dateEnd: itinerary.dateEnd,
    ...(itinerary.facts ? { facts: canonicalFacts(itinerary.facts) } : {}),
  };
}

const canonicalFacts = ({
  residence,
  documents,
  formerDocuments,
  ages,
  entryBy,
  passport,
  transitHours,
  arrivalDays,
}: TravellerFacts): TravellerFacts => ({
  ...(residence ? { residence } : {}),
  ...(documents
    ? {
        documents: documents
          .map(({ issuer, kind, qualities, validUntil }) => ({
            issuer,
            kind,
            ...(qualities
              ? { qualities: Object.fromEntries(Object.entries(qualities).sort(([a], [b]) => (a < b ? -1 : 1))) }
              : {}),
            ...(validUntil ? { validUntil } : {}),
          }))
          .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
      }
    : {}),
  ...(formerDocuments
    ? {
        formerDocuments: formerDocuments
          .map(({ issuer, kind, untilYear }) => ({ issuer, kind, untilYear }))
          .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
      }
    : {}),
  ...(ages ? { ages: [...ages].sort((a, b) => a - b) } : {}),
  ...(entryBy ? { entryBy } : {}),
  ...(passport ? { passport } : {}),
  ...(transitHours
    ? { transitHours: Object.fromEntries(Object.entries(transitHours).sort(([a], [b]) => (a < b ? -1 : 1))) }
    : {}),
  ...(arrivalDays ? { arrivalDays: [...arrivalDays] } : {}),
});

/** Keys of every place whose rules can change the snapshot. */
export const keysOf = (trip: Itinerary): string[] => itineraryKeys(trip);

/** The snapshot of a trip by the rules of now: the answer, with what is certain to change until the trip is over. */
export const snapshotOf = (trip: Itinerary, ruleIndex: RuleIndexProjection): SnapshotInParts =>
  snapshotInParts(ruleIndex.current, trip, ruleIndex.scheduledRevisionsAt(keysOf(trip)));

/** Stores the first snapshot of an itinerary; another transaction may have done so in the meantime. */
export async function insertItinerary(
  tx: Tx,
  fingerprint: string,
  trip: Itinerary,
  snapshot: SnapshotInParts,
  versions: Record<string, number>,
  now: Date,
): Promise<void> {
  await storeSnapshots(tx, [snapshot]);
  await tx.query(
    `insert into itinerary (fingerprint, trip, date_start, date_end, snapshot_hash, restriction_versions, computed_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [fingerprint, JSON.stringify(trip), trip.dateStart, trip.dateEnd, snapshot.version, JSON.stringify(versions), now],
  );
  await tx.query(
    `insert into itinerary_place (place_key, fingerprint) select key, $2 from unnest($1::text[]) as key on conflict do nothing`,
    [keysOf(trip), fingerprint],
  );
}

interface Recomputation {
  stored: ItineraryInParts;
  /** Where it is now; the stored one when its places have not moved. */
  trip: Itinerary;
  next: SnapshotInParts;
  /** Where the trip was, by the rules of now; `next` unless its places have moved. */
  here: SnapshotInParts;
  /** What `next` rests on. */
  versions: Record<string, number>;
  /** The newest versions where the trip was. */
  versionsHere: Record<string, number>;
  notified: Difference[];
}

/** Itineraries whose travellers have to be notified. */
export interface Recomputed {
  changedFingerprints: string[];
}

/**
 * Brings stored snapshots to the rules and scheduled revisions of `ruleIndex` and records what a significant revision changed. Works from state
 * alone: the versions a snapshot was made from say which revisions it has not seen yet, so it can run twice, late, or
 * after several revisions at once, and never loses a significant change behind a minor one. The rows are locked. With `places`
 * the itineraries are relocated to these places, and every difference there is notified.
 */
export async function recompute(
  tx: Tx,
  itineraries: readonly ItineraryInParts[],
  ruleIndex: RuleIndexProjection,
  now: Date,
  { places, compared = new SnapshotDifferences() }: { places?: Places; compared?: SnapshotDifferences } = {},
): Promise<Recomputed> {
  const all = await staleAmong(tx, itineraries, ruleIndex, places);
  await noteDifferences(tx, all, compared);
  await storeSnapshots(
    tx,
    all.map((m) => m.next),
  );
  await storeRelocatedTrips(
    tx,
    all.flatMap(({ stored, trip }) =>
      trip === stored.trip ? [] : [{ fingerprint: stored.fingerprint, trip, keys: keysOf(trip) }],
    ),
  );
  await tx.query(
    `update itinerary i set snapshot_hash = m.hash, restriction_versions = m.versions, computed_at = $4
     from unnest($1::text[], $2::text[], $3::jsonb[]) as m (fingerprint, hash, versions) where i.fingerprint = m.fingerprint`,
    [
      all.map((m) => m.stored.fingerprint),
      all.map((m) => m.next.version),
      jsonbArray(all.map((m) => JSON.stringify(m.versions))),
      now,
    ],
  );
  await insertChanges(
    tx,
    all.flatMap(({ stored, notified }) => notified.map((d) => ({ fingerprint: stored.fingerprint, difference: d }))),
    now,
  );
  return { changedFingerprints: all.filter((m) => m.notified.length > 0).map((m) => m.stored.fingerprint) };
}

/** What the itineraries that have not seen the newest rules become by them. */
async function staleAmong(
  tx: Tx,
  itineraries: readonly ItineraryInParts[],
  ruleIndex: RuleIndexProjection,
  places: Places | undefined,
): Promise<Recomputation[]> {
  const all: Recomputation[] = [];
  const trips = new Map(itineraries.map((stored) => [stored, places ? tripIn(places, stored.trip) : stored.trip]));
  if (places) await ruleIndex.reachPlaces([...new Set([...trips.values()].flatMap(keysOf))], tx);
  for (const [stored, trip] of trips) {
    await ruleIndex.catchUpTo(stored.restrictionVersions, tx);
    const isElsewhere = trip !== stored.trip;
    const versions = ruleIndex.versionsAt(keysOf(trip));
    if (!isElsewhere && isDeepStrictEqual(versions, stored.restrictionVersions)) continue;
    const next = snapshotOf(trip, ruleIndex);
    // By the same state of the rules: a difference is a revision's, or the relocation's.
    const here = isElsewhere ? snapshotOf(stored.trip, ruleIndex) : next;
    all.push({
      stored,
      trip,
      next,
      here,
      versions,
      versionsHere: isElsewhere ? ruleIndex.versionsAt(keysOf(stored.trip)) : versions,
      notified: [],
    });
  }
  return all;
}

/** Notes what travellers are notified of: what significant revisions changed, and what lies elsewhere now. */
async function noteDifferences(tx: Tx, all: readonly Recomputation[], compared: SnapshotDifferences): Promise<void> {
  const revised = await compared.of(
    tx,
    all.map(({ stored, here }) => ({ before: storedSide(stored), after: sideOf(here) })),
  );
  const moved = await compared.of(
    tx,
    all.map(({ here, next }) => ({ before: sideOf(here), after: sideOf(next) })),
  );
  const significant = await significantTypes(
    tx,
    all.map(({ stored, versionsHere }) => ({ from: stored.restrictionVersions, to: versionsHere })),
  );
  for (const [at, r] of all.entries())
    r.notified.push(...revised[at]!.filter((d) => isSignificant(d, r, significant)), ...moved[at]!);
}

interface SignificantRevision {
  placeKey: string;
  version: number;
  types: ReadonlySet<string>;
}

/** Significant revisions by restriction, of every restriction that some snapshot has not seen in its newest version. */
async function significantTypes(
  tx: Tx,
  ranges: readonly { from: Record<string, number>; to: Record<string, number> }[],
): Promise<Map<string, SignificantRevision[]>> {
  const oldest = new Map<string, number>();
  for (const { from, to } of ranges) {
    for (const [id, version] of Object.entries(to)) {
      // A scheduled revision is no revision yet.
      if (restrictionOfScheduleKey(id) !== null) continue;
      const seen = from[id] ?? 0;
      if (version > seen) oldest.set(id, Math.min(seen, oldest.get(id) ?? seen));
    }
  }
  const { rows } = await tx.query<{
    restriction_id: string;
    version: number;
    changed_types: string[];
    place_key: string;
  }>(
    `select v.restriction_id, v.version, v.changed_types, r.place_key
     from entry_restriction_revision v join entry_restriction r on r.id = v.restriction_id
     join unnest($1::uuid[], $2::int[]) as o (id, seen) on o.id = v.restriction_id and v.version > o.seen
     where v.is_significant`,
    [[...oldest.keys()], [...oldest.values()]],
  );
  const found = new Map<string, SignificantRevision[]>();
  for (const row of rows) {
    const list = found.get(row.restriction_id) ?? [];
    list.push({ placeKey: row.place_key, version: row.version, types: new Set(row.changed_types) });
    found.set(row.restriction_id, list);
  }
  return found;
}

function isSignificant(
  difference: Difference,
  recomputation: Recomputation,
  significant: ReadonlyMap<string, SignificantRevision[]>,
): boolean {
  const { trip, restrictionVersions } = recomputation.stored;
  const keys = new Set(
    [...trip.destinations, ...trip.transits].filter((p) => p.id === difference.place).flatMap(placeKeys),
  );
  return Object.keys(recomputation.versionsHere).some((id) =>
    (significant.get(id) ?? []).some(
      (r) => r.version > (restrictionVersions[id] ?? 0) && r.types.has(difference.detailType) && keys.has(r.placeKey),
    ),
  );
}

/** Stores differences as changes that the travellers of these itineraries see. */
export async function insertChanges(
  tx: Tx,
  changes: readonly { fingerprint: string; difference: Difference }[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `insert into itinerary_change (fingerprint, at, place, detail_type, citizenships, before, after)
     select c.fingerprint, $7, c.place, c.detail_type, string_to_array(c.citizenships, ','), c.before, c.after
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::jsonb[], $6::jsonb[]) as c (fingerprint, place, detail_type, citizenships, before, after)`,
    [
      changes.map((c) => c.fingerprint),
      changes.map((c) => c.difference.place),
      changes.map((c) => c.difference.detailType),
      changes.map((c) => c.difference.citizenships.join(',')),
      jsonbArray(changes.map((c) => JSON.stringify(c.difference.before))),
      jsonbArray(changes.map((c) => JSON.stringify(c.difference.after))),
      now,
    ],
  );
}

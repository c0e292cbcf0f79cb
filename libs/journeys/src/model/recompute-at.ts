import { dayIn, type Clock } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { Database, Tx } from '@landfall/platform';
import type { RuleIndexProjection } from '@landfall/answers/rule-index';
import { noteToNotify } from './change-mails.js';
import { queueNotifications, type Notifying } from './change-pushes.js';
import { recompute } from './itinerary-store.js';
import { SnapshotDifferences } from './snapshot-differences.js';
import { itinerariesAt, itinerariesNamed, type ItineraryInParts } from './stored-itinerary.js';
import { takeFingerprints } from './take-fingerprints.js';

const CHUNK = 100;
/** The first ones are small: nothing is worked out yet, and a page in demand waits for the chunk under way. */
const FIRST_CHUNK = 10;
/** Fingerprints are hexadecimal. Both halves are recomputed at the same time, so that the process computes while the database writes. */
const HALVES = [
  { after: '', until: '8' },
  { after: '8', until: 'g' },
];

export interface Recomputing {
  database: Pick<Database, 'transaction'>;
  ruleIndex: RuleIndexProjection;
  clock: Clock;
  config: Notifying;
  /** Ends the work between two transactions. */
  stop: AbortSignal;
}

/**
 * Recomputes each distinct itinerary of a place once, in chunks of one transaction, those first whose pages are being read, and queues the notifications when the pages of all of them are right; a
 * repeat finds nothing left to do, but the notifications of a run that was cut off. With `placesOf` the itineraries are relocated to these places, read
 * while their rows are locked. Throws the reason of `stop` once that is aborted.
 */
export async function recomputeAt(
  recomputing: Recomputing,
  placeKey: string,
  placesOf?: (tx: Tx) => Promise<Places>,
): Promise<void> {
  const began = recomputing.clock.now();
  const compared = new SnapshotDifferences();
  const halves = await Promise.allSettled(
    HALVES.map((half) => recomputeHalf(recomputing, placeKey, { ...half, compared, placesOf })),
  );
  // After both have ended: nothing goes on once a job has failed.
  for (const half of halves) if (half.status === 'rejected') throw half.reason;
  await queueAll(recomputing, began);
}

interface Half {
  after: string;
  until: string;
  compared: SnapshotDifferences;
  placesOf: ((tx: Tx) => Promise<Places>) | undefined;
}

async function recomputeHalf(recomputing: Recomputing, placeKey: string, half: Half): Promise<void> {
  const { database, clock, config, stop } = recomputing;
  let size = FIRST_CHUNK;
  for (let after: string | null = half.after; after !== null; size = Math.min(size * 2, CHUNK)) {
    const range = { after, until: half.until };
    const limit: number = size;
    stop.throwIfAborted();
    await recomputeInDemand(recomputing, half);
    after = await database.transaction('system', async (tx) => {
      const now = clock.now();
      const chunk = await itinerariesAt(tx, placeKey, dayIn(config.timeZone, now), range, limit);
      await recomputeChunk(tx, chunk, now, recomputing, half);
      return chunk.length < limit ? null : chunk.at(-1)!.fingerprint;
    });
  }
}

/** The pages that are being read do not wait for those that nobody reads. */
async function recomputeInDemand(recomputing: Recomputing, half: Half): Promise<void> {
  const { database, clock, config } = recomputing;
  await database.transaction('system', async (tx) => {
    const fingerprints = await takeFingerprints(tx, 'itinerary_in_demand', CHUNK);
    if (fingerprints.length === 0) return;
    const now = clock.now();
    const chunk = await itinerariesNamed(tx, fingerprints, dayIn(config.timeZone, now));
    await recomputeChunk(tx, chunk, now, recomputing, half);
  });
}

async function recomputeChunk(
  tx: Tx,
  chunk: readonly ItineraryInParts[],
  now: Date,
  { ruleIndex }: Recomputing,
  { compared, placesOf }: Half,
): Promise<void> {
  const places = placesOf && (await placesOf(tx));
  const { changedFingerprints } = await recompute(tx, chunk, ruleIndex, now, { places, compared });
  await noteToNotify(tx, changedFingerprints);
}

/** Queues the notifications of all itineraries that are noted, whichever run has noted them. */
async function queueAll({ database, config, stop }: Recomputing, changedAt: Date): Promise<void> {
  for (let isMore = true; isMore;) {
    stop.throwIfAborted();
    isMore = await database.transaction('system', async (tx) => {
      const fingerprints = await takeFingerprints(tx, 'itinerary_to_notify', CHUNK);
      await queueNotifications(tx, fingerprints, changedAt, config);
      return fingerprints.length === CHUNK;
    });
  }
}

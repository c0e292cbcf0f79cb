import { dayIn, type Clock } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { Database, Tx } from '@landfall/platform';
import type { RuleIndexProjection } from '@landfall/answers/rule-index';
import { queueChangeMails, type Coalescing } from './change-mails.js';
import { recompute } from './itinerary-store.js';
import { SnapshotDifferences } from './snapshot-differences.js';
import { itinerariesAt } from './stored-itinerary.js';

const CHUNK = 100;

export interface Recomputing {
  database: Pick<Database, 'transaction'>;
  ruleIndex: RuleIndexProjection;
  clock: Clock;
  config: Coalescing;
}

/**
 * Recomputes each distinct itinerary of a place once and queues the mails about it, in chunks of one transaction; a repeat finds
 * nothing left to do. With `placesOf` the itineraries are relocated to these places, read while their rows are locked.
 */
export async function recomputeAt(
  { database, ruleIndex, clock, config }: Recomputing,
  placeKey: string,
  placesOf?: (tx: Tx) => Promise<Places>,
): Promise<void> {
  const compared = new SnapshotDifferences();
  for (let after: string | null = ''; after !== null;) {
    const from: string = after;
    after = await database.transaction('system', async (tx) => {
      const now = clock.now();
      const chunk = await itinerariesAt(tx, placeKey, dayIn(config.timeZone, now), from, CHUNK);
      const { changedFingerprints } = await recompute(tx, chunk, ruleIndex, now, {
        places: placesOf && (await placesOf(tx)),
        compared,
      });
      await queueChangeMails(tx, changedFingerprints, now, config);
      return chunk.length < CHUNK ? null : chunk.at(-1)!.fingerprint;
    });
  }
}

/** Marks the recompute task of an event as finished, by the event's position. */
export async function finishTask(
  database: Recomputing['database'],
  position: string | number | undefined,
): Promise<void> {
  await database.transaction('system', (tx) =>
    tx.query('update recompute_task set finished_at = now() where position = $1', [position]),
  );
}

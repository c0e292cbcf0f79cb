import type { Database, JobHandler, Queues } from '@landfall/platform';
import { finishRun, recomputeAt, type Recomputing } from '../../model/recompute-at.js';
import { ALL_PLACES, MOVE_QUEUE } from '../move-itineraries-when-places-are-imported/move-itineraries.reactor.js';
import { RECOMPUTE_QUEUE } from './recompute-itineraries.reactor.js';

const LOST_AFTER_SECONDS = 20;

/** Recomputes each distinct itinerary of a place once, in chunks of one transaction; a repeat finds nothing left to do. */
export function recomputeItineraries(recomputing: Recomputing): JobHandler {
  const { database, ruleIndex } = recomputing;
  return {
    queue: RECOMPUTE_QUEUE,
    concurrency: 1,
    async run({ position }) {
      const run = await database.transaction('system', async (tx) => {
        const { rows } = await tx.query<{ restriction_id: string; restriction_version: number; place_key: string }>(
          // Runs noted by an older release have no place; a restriction that is only planned has no row.
          `select u.restriction_id, u.restriction_version, coalesce(u.place_key, r.place_key) as place_key
           from recompute_run u left join entry_restriction r on r.id = u.restriction_id where u.position = $1 and u.finished_at is null and u.place_key is distinct from $2`,
          [position, ALL_PLACES],
        );
        return rows[0];
      });
      if (!run) return;
      if (run.restriction_version > 0) await ruleIndex.atLeast(run.restriction_id, run.restriction_version);
      else await ruleIndex.refresh(run.restriction_id);
      await recomputeAt(recomputing, run.place_key);
      await finishRun(database, position);
    },
  };
}

/** Adds again what was promised and has not been finished: a job that was lost on its way. */
export async function sweepRecomputeRuns(database: Database, queues: Queues): Promise<number> {
  const { rows } = await database.transaction('system', (tx) =>
    tx.query<{ position: string; place_key: string | null }>(
      `select position, place_key from recompute_run where finished_at is null and requested_at < now() - make_interval(secs => $1) order by position limit 1000`,
      [LOST_AFTER_SECONDS],
    ),
  );
  // A key per minute: a job that failed for good keeps its old one.
  const minute = Math.floor(Date.now() / 60_000);
  for (const { position, place_key: place } of rows)
    await queues.add(place === ALL_PLACES ? MOVE_QUEUE : RECOMPUTE_QUEUE, `recompute:${position}:${minute}`, {
      position,
    });
  return rows.length;
}

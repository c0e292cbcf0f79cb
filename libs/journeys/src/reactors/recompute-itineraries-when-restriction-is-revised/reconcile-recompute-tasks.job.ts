import { Database, JobHost, JobProcessor, Queues } from '@landfall/platform';
import { ALL_CRUISES, ALL_PLACES, RELOCATE_QUEUE, REROUTE_QUEUE } from '../../model/recompute-tasks.js';
import { RECOMPUTE_QUEUE } from './recompute-itineraries.reactor.js';

export const RECONCILE_QUEUE = 'reconcile-recompute-tasks';
const EVERY_MS = 15_000;
const LOST_AFTER_SECONDS = 20;

/** Adds the jobs of unfinished recompute tasks again; a job may get lost before it reaches its queue. */
export async function reconcileRecomputeTasks(database: Database, queues: Pick<Queues, 'add'>): Promise<number> {
  const { rows } = await database.transaction('system', (tx) =>
    tx.query<{ position: string; place_key: string | null }>(
      `select position, place_key from recompute_task
       where finished_at is null and requested_at < now() - make_interval(secs => $1) order by position limit 1000`,
      [LOST_AFTER_SECONDS],
    ),
  );
  // A key per minute: a job that failed for good keeps its old one.
  const minute = Math.floor(Date.now() / 60_000);
  for (const { position, place_key: place } of rows)
    await queues.add(queueOf(place), `recompute:${position}:${minute}`, { position });
  return rows.length;
}

function queueOf(place: string | null): string {
  if (place === ALL_PLACES) return RELOCATE_QUEUE;
  return place === ALL_CRUISES ? REROUTE_QUEUE : RECOMPUTE_QUEUE;
}

@JobProcessor({ queue: RECONCILE_QUEUE, every: EVERY_MS })
export class ReconcileRecomputeTasks extends JobHost {
  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
  ) {
    super();
  }

  async run(): Promise<void> {
    await reconcileRecomputeTasks(this.database, this.queues);
  }
}

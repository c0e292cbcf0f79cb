import { Inject } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, JobHost, JobProcessor } from '@landfall/platform';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import type { Notifying } from '../../model/change-pushes.js';
import { recomputeAt } from '../../model/recompute-at.js';
import { finishTask } from '../../model/recompute-tasks.js';
import { ALL_CRUISES, ALL_PLACES } from '../../model/recompute-tasks.js';
import { RECOMPUTE_QUEUE } from './recompute-itineraries.reactor.js';

/** Recomputes each distinct itinerary of a place once, in chunks of one transaction, then queues the mails; a repeat finds nothing left to do. */
@JobProcessor({ queue: RECOMPUTE_QUEUE })
export class RecomputeItineraries extends JobHost<{ position: string }> {
  constructor(
    @Inject(Database) private readonly database: Pick<Database, 'transaction'>,
    private readonly ruleIndex: RuleIndexProjection,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Notifying,
  ) {
    super();
  }

  async run({ position }: { position: string }): Promise<void> {
    const { database, ruleIndex, clock, config, stop } = this;
    const task = await database.transaction('system', async (tx) => {
      const { rows } = await tx.query<{ restriction_id: string; restriction_version: number; place_key: string }>(
        // Tasks written by an older release have no place; a restriction that is only scheduled has no row.
        `select u.restriction_id, u.restriction_version, coalesce(u.place_key, r.place_key) as place_key
         from recompute_task u left join entry_restriction r on r.id = u.restriction_id
         where u.position = $1 and u.finished_at is null and (u.place_key is null or u.place_key <> all($2))`,
        [position, [ALL_PLACES, ALL_CRUISES]],
      );
      return rows[0];
    });
    if (!task) return;
    if (task.restriction_version > 0) await ruleIndex.atLeast(task.restriction_id, task.restriction_version);
    else await ruleIndex.refresh(task.restriction_id);
    await recomputeAt({ database, ruleIndex, clock, config, stop }, task.place_key);
    await finishTask(database, position);
  }
}

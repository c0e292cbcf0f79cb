import { Inject } from '@nestjs/common';
import { dayIn, type Clock } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { Database, CLOCK, CONFIG, JobHost, JobProcessor, nowByDatabase, type Config } from '@landfall/platform';
import { dueRevisions, noteFailure, scheduledById } from '../../model/scheduled-revisions/scheduled-store.js';
import type { DecisionRules } from '../../decisions/decision-rules.js';
import { applyScheduled } from './apply-scheduled-revision.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';

export const APPLY_DUE_QUEUE = 'apply-due-revisions';
/** Mails of the new day wait for it. */
const EVERY_MS = 2_000;
const RETRY_MS = 60_000;

interface Dependencies extends DecisionRules {
  database: Database;
}

/**
 * Publishes the scheduled revisions whose day has come, each in a transaction of its own. Safe to run twice and in several workers: a row that
 * another one holds is passed by, one that was decided meanwhile is left alone. The day is that of the database. Returns how many were applied.
 */
export async function applyDueRevisions(dependencies: Dependencies): Promise<number> {
  const { database, ruleIndex, clock, config } = dependencies;
  const due = await database.transaction('system', async (tx) => {
    const now = await nowByDatabase(tx, clock);
    return dueRevisions(tx, dayIn(config.timeZone, now), new Date(now.getTime() - RETRY_MS));
  });
  const faults: unknown[] = [];
  let applied = 0;
  for (const id of due) {
    try {
      const scheduled = await database.transaction('system', async (tx) => {
        const scheduledRevision = await scheduledById(tx, id, 'skipLocked');
        if (scheduledRevision?.state !== 'SCHEDULED') return null;
        return (
          await applyScheduled(tx, dependencies, scheduledRevision, {
            actor: APPLY_DUE_QUEUE,
            correlationId: null,
            confirmedBy: null,
          })
        ).scheduled;
      });
      if (!scheduled) continue;
      applied += 1;
      await ruleIndex.refresh(scheduled.restrictionId);
    } catch (error) {
      // One that fails does not hold up the others; it is tried again the next minute.
      faults.push(error);
      await database.transaction('system', async (tx) => noteFailure(tx, id, await nowByDatabase(tx, clock)));
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} scheduled revisions could not be applied.`);
  return applied;
}

// What fell due while no worker ran does not wait for the next minute.
@JobProcessor({ queue: APPLY_DUE_QUEUE, every: EVERY_MS, atStart: true })
export class ApplyDueRevisions extends JobHost {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: PublishedRules,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  async run(): Promise<void> {
    const { database, places, ruleIndex, clock, config } = this;
    await applyDueRevisions({ database, places, ruleIndex, clock, config });
  }
}

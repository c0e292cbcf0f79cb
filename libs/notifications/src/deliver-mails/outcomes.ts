import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '@landfall/kernel';
import type { Database } from '@landfall/platform';
import type { ClaimedMail } from './claim.js';
import { isSettled, recordOutcome, recordSettled, type Outcome, type Settled } from './record-outcome.js';

/** What became of a mail is kept in memory this long while the database is away: PostgreSQL is restarted sooner. */
const RECORD_MS = 30_000;
const LONGEST_WAIT_MS = 2_000;

interface Waiting extends Settled {
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * Records what became of the mails of a claim. Each connection waits for its own record before it begins the next mail, so a kill repeats
 * only mails in transit; those that wait at the same moment share a transaction.
 */
export class Outcomes {
  private waiting: Waiting[] = [];
  private isRecording = false;

  constructor(
    private readonly database: Pick<Database, 'transaction'>,
    private readonly clock: Clock,
    private readonly claim: string,
  ) {}

  /** Resolves when the outcome is recorded; rejects when the database was away for too long. */
  async record(mail: ClaimedMail, outcome: Outcome): Promise<void> {
    const { database, clock, claim } = this;
    if (!isSettled(outcome))
      return patiently(() =>
        database.transaction('system', (tx) => recordOutcome(tx, claim, mail, outcome, clock.now())),
      );
    return new Promise((done, failed) => {
      this.waiting.push({ mail, outcome, done, failed });
      if (!this.isRecording) void this.recordAll();
    });
  }

  private async recordAll(): Promise<void> {
    const { database, clock, claim } = this;
    this.isRecording = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0);
      try {
        await patiently(() => database.transaction('system', (tx) => recordSettled(tx, claim, batch, clock.now())));
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.isRecording = false;
  }
}

/** A mail that is gone is not sent again because the database was away for a moment. */
async function patiently(work: () => Promise<void>): Promise<void> {
  const end = performance.now() + RECORD_MS;
  for (let wait = 100; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() + wait > end) throw error;
      await delay(wait);
    }
  }
}

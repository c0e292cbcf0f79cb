import type { Clock } from '@landfall/kernel';
import type { Database } from '@landfall/platform';
import type { ClaimedMail } from './claim.js';
import { patiently } from './patiently.js';
import { isSettled, recordOutcome, recordSettled, type Outcome, type Settled } from './record-outcome.js';

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

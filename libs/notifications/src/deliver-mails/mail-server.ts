import type { Clock } from '@landfall/kernel';
import type { Delivery } from '@landfall/platform';

const FAULTS_IN_A_ROW = 3;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * A circuit breaker before the mail server, for one process. After a few faults of the server in a row no mail is claimed for a while; then
 * a single one is tried, and its outcome decides.
 */
export class MailServer {
  private faults = 0;
  private waits = 0;
  private closedUntil = 0;
  private isTrying = false;

  constructor(
    private readonly clock: Clock,
    /** Gets the code of the first failure when mails begin to wait, and null when the server takes them again. */
    private readonly report: (code: string | null) => void,
  ) {}

  /** Mails wait but for single trials. */
  get isDown(): boolean {
    return this.waits > 0;
  }

  /** How many mails may be claimed now, of the requested number. A trial counts as under way until its outcome is noted. */
  allowance(requested: number): number {
    if (!this.isDown) return requested;
    if (this.isTrying || this.now() < this.closedUntil) return 0;
    this.isTrying = true;
    return 1;
  }

  /** The allowed mails were not there: the next trial is still to come. */
  release(): void {
    this.isTrying = false;
  }

  note(delivery: Delivery): void {
    if (delivery.result === 'DEFERRED' && delivery.isServerFault) this.noteFault(delivery.code);
    else this.noteAnswer();
  }

  private noteAnswer(): void {
    if (this.isDown) this.report(null);
    this.faults = 0;
    this.waits = 0;
    this.isTrying = false;
  }

  private noteFault(code: string): void {
    this.faults += 1;
    // What was under way when mails began to wait is no trial.
    const isTrial = this.isTrying;
    this.isTrying = false;
    if (this.isDown ? !isTrial : this.faults < FAULTS_IN_A_ROW) return;
    if (!this.isDown) this.report(code);
    this.closedUntil = this.now() + Math.min(FIRST_WAIT_MS * 2 ** this.waits, LONGEST_WAIT_MS);
    this.waits += 1;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

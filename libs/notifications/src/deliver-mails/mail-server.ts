import type { Clock } from '@landfall/kernel';
import type { Delivery } from '@landfall/platform';

const FAULTS_IN_A_ROW = 3;
const REJECTED_IN_A_ROW = 5;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/** A delivery in the light of what the server said to others; `isOfServer`: the mail costs no attempt and waits for the server. */
export type Judgement =
  Exclude<Delivery, { result: 'DEFERRED' }> | (Extract<Delivery, { result: 'DEFERRED' }> & { isOfServer: boolean });

/**
 * A circuit breaker before the mail server, for one process. After a few faults of the server in a row, or several rejected mails without a
 * single one taken, no mail is claimed for a while; then a single one is tried, and its outcome decides.
 */
export class MailServer {
  private faults = 0;
  private waits = 0;
  private closedUntil = 0;
  private isTrying = false;
  private acceptedAt = 0;
  /** Mails since the last one that was taken: rejected for good, and not taken for any reason of their recipients. */
  private readonly rejected = new Set<string>();
  private readonly notTaken = new Set<string>();

  constructor(
    private readonly clock: Clock,
    /** Gets the code of the first failure when mails begin to wait, and null when the server takes them again. */
    private readonly report: (code: string | null) => void,
  ) {}

  /** Mails wait but for single trials. */
  get isDown(): boolean {
    return this.waits > 0;
  }

  /** While mails wait: tries what `work` does, unless it is too early or another trial is under way. */
  async trial(work: () => Promise<void>): Promise<void> {
    if (this.isTrying || this.now() < this.closedUntil) return;
    this.isTrying = true;
    try {
      await work();
    } finally {
      this.isTrying = false;
    }
  }

  /**
   * Notes what the server said to a mail, and judges it. An unclear rejection is believed when it is repeated (`rejectedAt`: the first time) and another
   * mail was taken since.
   */
  judge(mailId: string, delivery: Delivery, rejectedAt: Date | null): Judgement {
    this.note(mailId, delivery);
    if (delivery.result === 'DEFERRED') return this.judgeDeferred(delivery, rejectedAt);
    if (delivery.result === 'ACCEPTED' || delivery.isOurs || !this.rejectsEverybody) return delivery;
    return { result: 'DEFERRED', code: delivery.code, cause: 'REJECTION', isOfServer: true };
  }

  private judgeDeferred(delivery: Extract<Delivery, { result: 'DEFERRED' }>, rejectedAt: Date | null): Judgement {
    const { cause, code } = delivery;
    const tookAnother = rejectedAt !== null && rejectedAt.getTime() < this.acceptedAt && !this.rejectsEverybody;
    if (cause === 'UNCLEAR_REJECTION' && tookAnother) return { result: 'REJECTED', code };
    return { ...delivery, isOfServer: cause === 'SERVER' || (cause !== 'UNCERTAIN' && this.takesNobody) };
  }

  private note(mailId: string, delivery: Delivery): void {
    if (delivery.result === 'ACCEPTED') return this.noteAccepted();
    if (delivery.result === 'REJECTED') return delivery.isOurs ? undefined : this.noteRejected(mailId, delivery.code);
    if (delivery.cause === 'SERVER' || delivery.cause === 'UNCERTAIN') return this.noteFault(delivery.code);
    if (delivery.cause === 'RECIPIENT') return this.noteNotTaken(mailId);
    this.noteRejected(mailId, delivery.code);
  }

  private get rejectsEverybody(): boolean {
    return this.rejected.size >= REJECTED_IN_A_ROW;
  }

  private get takesNobody(): boolean {
    return this.notTaken.size >= REJECTED_IN_A_ROW;
  }

  private noteAccepted(): void {
    this.acceptedAt = this.now();
    this.rejected.clear();
    this.notTaken.clear();
    this.noteAnswer();
  }

  private noteAnswer(): void {
    if (this.isDown) this.report(null);
    this.faults = 0;
    this.waits = 0;
  }

  private noteNotTaken(mailId: string): void {
    if (!this.takesNobody) this.notTaken.add(mailId);
    if (!this.rejectsEverybody) this.noteAnswer();
  }

  private noteRejected(mailId: string, code: string): void {
    if (!this.rejectsEverybody) this.rejected.add(mailId);
    this.noteNotTaken(mailId);
    if (this.rejectsEverybody) this.open(code);
  }

  private noteFault(code: string): void {
    this.faults += 1;
    if (this.isDown || this.faults >= FAULTS_IN_A_ROW) this.open(code);
  }

  /** What was under way when mails began to wait is no trial, and prolongs nothing. */
  private open(code: string): void {
    if (this.isDown && this.now() < this.closedUntil) return;
    if (!this.isDown) this.report(code);
    this.closedUntil = this.now() + Math.min(FIRST_WAIT_MS * 2 ** this.waits, LONGEST_WAIT_MS);
    this.waits += 1;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

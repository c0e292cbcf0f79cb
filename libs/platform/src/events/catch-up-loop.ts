import type { LogSignal } from './log-signal.js';
import { WakeableDelay } from './wakeable-delay.js';

/** Keeps something in memory up to date with the database: reads it at the start, and again after each signal. */
export class CatchUpLoop {
  private readonly delay = new WakeableDelay();
  private loop: Promise<void> | null = null;
  private stopping = false;

  /** `report` gets why a later reading failed; it is repeated with the next signal. */
  constructor(
    private readonly signal: Pick<LogSignal, 'onSignal' | 'pollMs'>,
    private readonly catchUp: () => Promise<void>,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Resolves after the first reading. Rejects when that fails. */
  async start(): Promise<void> {
    await this.catchUp();
    this.loop = this.follow();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.delay.signal();
    await this.loop;
  }

  private async follow(): Promise<void> {
    const off = this.signal.onSignal(this.delay.signal);
    while (!this.stopping) {
      await this.delay.sleep(this.signal.pollMs);
      if (this.stopping) break;
      this.delay.begin();
      await this.catchUp().catch(this.report);
    }
    off();
  }
}

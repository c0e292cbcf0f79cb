import { performance } from 'node:perf_hooks';

const TICK_MS = 20;
/** Waking up fifty times a second takes more processor time than some lookups. */
const QUIET_TICK_MS = 100;
const QUIET = 0.5;
const UTILISATION_MS = 100;

/** Samples the event loop of the process. */
export class LoopSampler {
  /** How late the last timer was. Timers run before the sockets are read: what is read next has waited this long at most. */
  delay = 0;
  /** Share of the last 100 to 200 ms in which the event loop was at work. */
  utilisation = 0;

  private due = 0;
  private since = performance.eventLoopUtilization();
  private sampledAt = performance.now();

  constructor(
    private readonly isQuiet: () => boolean,
    private readonly onTick: () => void,
  ) {
    this.waitFor(QUIET_TICK_MS);
  }

  private waitFor(ms: number): void {
    this.due = performance.now() + ms;
    setTimeout(() => this.tick(), ms).unref();
  }

  private tick(): void {
    const now = performance.now();
    this.delay = Math.max(0, now - this.due);
    if (now - this.sampledAt >= UTILISATION_MS) {
      const current = performance.eventLoopUtilization();
      this.utilisation = performance.eventLoopUtilization(current, this.since).utilization;
      this.since = current;
      this.sampledAt = now;
    }
    this.onTick();
    this.waitFor(this.utilisation < QUIET && this.isQuiet() ? QUIET_TICK_MS : TICK_MS);
  }
}

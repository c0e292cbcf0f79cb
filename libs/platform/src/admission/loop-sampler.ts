import { performance } from 'node:perf_hooks';

const TICK_MS = 20;
const TICKS_PER_UTILISATION = 5;

/** Samples the event loop of the process. */
export class LoopSampler {
  /** How late the last timer of 20 ms was. Timers run before the sockets are read: what is read next has waited this long at most. */
  delay = 0;
  /** Share of the last 100 ms in which the event loop was at work. */
  utilisation = 0;

  constructor(onTick: () => void) {
    let due = performance.now() + TICK_MS;
    let ticks = 0;
    let since = performance.eventLoopUtilization();
    setInterval(() => {
      const now = performance.now();
      this.delay = Math.max(0, now - due);
      due = now + TICK_MS;
      ticks += 1;
      if (ticks % TICKS_PER_UTILISATION === 0) {
        const current = performance.eventLoopUtilization();
        this.utilisation = performance.eventLoopUtilization(current, since).utilization;
        since = current;
      }
      onTick();
    }, TICK_MS).unref();
  }
}

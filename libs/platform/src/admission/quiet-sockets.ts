import { performance } from 'node:perf_hooks';

/** Without an end to the arrivals the next turn comes after this time. */
const READING_MS = 10;

/**
 * Runs a turn when the sockets have nothing new. libuv accepts one connection per round of the event loop, so with one round per
 * turn, new connections would wait in the kernel, where nobody counts them.
 */
export class QuietSockets {
  private arrivals = 0;

  /** Notes a new connection or request. */
  arrived(): void {
    this.arrivals += 1;
  }

  soon(turn: () => void): void {
    const until = performance.now() + READING_MS;
    // The first round ends the one in which the request itself arrived.
    let seen = -1;
    const round = (): void => {
      if (this.arrivals === seen || performance.now() > until) return turn();
      seen = this.arrivals;
      setImmediate(round);
    };
    setImmediate(round);
  }
}

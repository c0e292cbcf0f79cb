const WINDOW_MS = 60_000;
const MAX_MISSES = 20;
const MAX_ADDRESSES = 10_000;

/** Counts wrong links per network address and minute; who guesses is slowed down, who has a link is not. */
export class MissThrottle {
  private misses = new Map<string, number>();
  private windowStart = 0;

  /** Notes a miss; true when the address has had too many. */
  miss(address: string, now: number): boolean {
    if (now - this.windowStart > WINDOW_MS || this.misses.size > MAX_ADDRESSES) {
      this.misses = new Map();
      this.windowStart = now;
    }
    const count = (this.misses.get(address) ?? 0) + 1;
    this.misses.set(address, count);
    return count > MAX_MISSES;
  }
}

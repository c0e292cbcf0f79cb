/** Weight of the newest gap in the mean. */
const NEWEST = 0.1;
const GAP_MS = { first: 4, most: 50 };
/** A gap counts as so many times the mean at most: one pause says little about the next ones. */
const MOST_MEANS = 4;

/** The mean time between two steps of a queue, in milliseconds, from the steps that follow each other without a break. */
export class Pace {
  private gap = GAP_MS.first;
  private last: number | null = null;

  /** Time after which a request can expect its turn when `before` others have theirs before, in milliseconds. */
  waitOf(before: number): number {
    return before * this.gap;
  }

  /** Notes a step at `now`; `isLast`: nothing waits for the next one. */
  step(now: number, isLast: boolean): void {
    if (this.last !== null) {
      const gap = Math.min(now - this.last, MOST_MEANS * this.gap, GAP_MS.most);
      this.gap += NEWEST * (gap - this.gap);
    }
    this.last = isLast ? null : now;
  }
}

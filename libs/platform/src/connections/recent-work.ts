/** What takes longer says nothing about the others: an upload, a large file. */
const LONG_MS = 1_000;

/** Counts the work that began less than a second ago. */
export class RecentWork {
  private readonly begun = new Set<{ since: number }>();

  /** Work that has not ended, including what became long since the last `count`. */
  get size(): number {
    return this.begun.size;
  }

  /** Notes work that begins at `now`, in milliseconds. The result ends it, and says whether it still counted. */
  begin(now: number): () => boolean {
    const work = { since: now };
    this.begun.add(work);
    return () => this.begun.delete(work);
  }

  /** How much there is at `now`; what has become long no longer counts. */
  count(now: number): number {
    for (const work of this.begun) {
      if (work.since > now - LONG_MS) break;
      this.begun.delete(work);
    }
    return this.begun.size;
  }
}

export class NoSlot extends Error {}

export interface SlotLimits {
  /** Works at the same time. */
  parallel: number;
  waiting: number;
  /** Further ones that may wait, and come first. */
  preferred: number;
}

/** Runs a few works at a time with a short queue; beyond it, `NoSlot` at once. */
export class Slots {
  private active = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly preferred: (() => void)[] = [];

  constructor(private readonly limits: SlotLimits) {}

  async run<T>(work: () => Promise<T>, { isPreferred = false } = {}): Promise<T> {
    await this.taken(isPreferred);
    try {
      return await work();
    } finally {
      const next = this.preferred.shift() ?? this.waiting.shift();
      if (next) next();
      else this.active -= 1;
    }
  }

  /** A slot that becomes free goes to the next in the queue directly: `active` stays as it is. */
  private taken(isPreferred: boolean): Promise<void> | void {
    if (this.active < this.limits.parallel) {
      this.active += 1;
      return;
    }
    const [queue, limit] = isPreferred ? [this.preferred, this.limits.preferred] : [this.waiting, this.limits.waiting];
    if (queue.length >= limit) throw new NoSlot();
    return new Promise((resolve) => queue.push(resolve));
  }
}

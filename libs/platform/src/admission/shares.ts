export interface Waiting {
  since: number;
  run: (done: () => void) => void;
  reject: () => void;
}

interface Share {
  weight: number;
  waiting: Waiting[];
  /** Turns taken, divided by the weight: the share with the fewest is next. */
  taken: number;
}

/** Waiting requests in shares, which take turns by their weight; first come, first served within a share. */
export class Shares<Name extends string> {
  size = 0;
  private readonly shares: ReadonlyMap<Name, Share>;
  private taken = 0;

  constructor(weights: Readonly<Record<Name, number>>) {
    const entries = Object.entries(weights) as [Name, number][];
    this.shares = new Map(entries.map(([name, weight]) => [name, { weight, waiting: [], taken: 0 }]));
  }

  add(name: Name, waiting: Waiting): void {
    const share = this.of(name);
    // A share that had no requests saves no turns for later.
    if (share.waiting.length === 0) share.taken = Math.max(share.taken, this.taken);
    share.waiting.push(waiting);
    this.size += 1;
  }

  /** Turns until a request that joins this share now gets its own. */
  countBefore(name: Name): number {
    const own = this.of(name);
    let count = own.waiting.length;
    for (const share of this.shares.values())
      if (share !== own)
        count += Math.min(share.waiting.length, ((own.waiting.length + 1) * share.weight) / own.weight);
    return count;
  }

  next(): Waiting | null {
    let first: Share | null = null;
    for (const share of this.shares.values())
      if (share.waiting.length > 0 && (first === null || share.taken < first.taken)) first = share;
    if (first === null) return null;
    this.taken = first.taken;
    first.taken += 1 / first.weight;
    this.size -= 1;
    return first.waiting.shift()!;
  }

  private of(name: Name): Share {
    const share = this.shares.get(name);
    if (!share) throw new Error(`There is no share ${name}.`);
    return share;
  }
}

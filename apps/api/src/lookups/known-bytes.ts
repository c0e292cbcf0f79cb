import type { JsonBytes } from './json-bytes.js';

/** What an entry of a map and the object of its bytes take besides the bytes. */
const OVERHEAD = 200;

/** The memory that all known bytes may take together. When it is full, all are forgotten. */
export class KnownBytesBudget {
  private used = 0;
  private readonly holders = new Set<{ clear(): void }>();

  constructor(private readonly maxBytes: number) {}

  /** Counts bytes that the holder is about to keep. */
  take(holder: { clear(): void }, bytes: number): void {
    this.used += bytes + OVERHEAD;
    if (this.used > this.maxBytes) {
      for (const one of this.holders) one.clear();
      this.holders.clear();
      this.used = bytes + OVERHEAD;
    }
    this.holders.add(holder);
  }
}

/** The bytes of objects that say the same as long as they are the same. */
export class KnownBytes {
  private readonly known = new Map<object, Buffer>();

  constructor(private readonly budget: KnownBytesBudget) {}

  /** False: they are not known. */
  write(object: object, out: JsonBytes): boolean {
    const bytes = this.known.get(object);
    if (bytes) out.bytes(bytes);
    return bytes !== undefined;
  }

  keep(object: object, bytes: Buffer): void {
    this.budget.take(this, bytes.length);
    this.known.set(object, bytes);
  }

  clear(): void {
    this.known.clear();
  }
}

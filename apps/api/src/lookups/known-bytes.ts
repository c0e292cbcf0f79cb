import type { JsonBytes } from './json-bytes.js';

/** What a buffer and an entry of a map take besides the bytes. */
const OVERHEAD_OF_BYTES = 150;
const OVERHEAD_OF_OBJECT = 150;

/** The bytes that objects consist of, equal ones once, within a memory for all of them. When it is full, all are forgotten. */
export class KnownBytesBudget {
  private used = 0;
  private readonly byHash = new Map<number, Buffer>();
  private readonly holders = new Set<{ clear(): void }>();

  constructor(private readonly maxBytes: number) {}

  /** Bytes to keep that equal these. */
  same(bytes: Buffer): Buffer {
    const hash = hashOf(bytes);
    const known = this.byHash.get(hash);
    if (known?.equals(bytes)) return known;
    this.take(bytes.length + OVERHEAD_OF_BYTES);
    const copy = Buffer.from(bytes);
    this.byHash.set(hash, copy);
    return copy;
  }

  /** Counts an object that the holder is about to keep. */
  takeObject(holder: { clear(): void }): void {
    this.take(OVERHEAD_OF_OBJECT);
    this.holders.add(holder);
  }

  private take(bytes: number): void {
    this.used += bytes;
    if (this.used <= this.maxBytes) return;
    for (const one of this.holders) one.clear();
    this.holders.clear();
    this.byHash.clear();
    this.used = bytes;
  }
}

/** The bytes of objects that say the same as long as they are the same. */
export class KnownBytes {
  private readonly known = new Map<object, readonly Buffer[]>();

  constructor(private readonly budget: KnownBytesBudget) {}

  /** Undefined: they are not known. */
  of(object: object): readonly Buffer[] | undefined {
    return this.known.get(object);
  }

  /** Keeps what has been written of the object, from one length to another each. */
  keep(object: object, written: readonly (readonly [number, number])[], out: JsonBytes): void {
    const bytes = written.map(([start, end]) => this.budget.same(out.between(start, end)));
    this.budget.takeObject(this);
    this.known.set(object, bytes);
  }

  clear(): void {
    this.known.clear();
  }
}

/** FNV-1a, 32 bits. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

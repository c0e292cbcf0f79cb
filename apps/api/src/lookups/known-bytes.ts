import type { JsonBytes } from './json-bytes.js';

/** What a buffer and an entry of a map take besides the bytes. */
const OVERHEAD_OF_BYTES = 150;
const OVERHEAD_OF_OBJECT = 150;

export interface Holder {
  clear(): void;
}

/** The bytes that objects consist of, equal ones once, within a memory for all of them. When it is full, all are forgotten. */
export class KnownBytesBudget {
  private used = 0;
  private readonly byHash = new Map<number, Buffer>();
  private readonly holders = new Set<Holder>();

  private readonly sharing = new Set<Holder>();

  constructor(private readonly maxBytes: number) {}

  /** Whoever holds the bytes in answers forgets them too. */
  sharedWith(holder: Holder): void {
    this.sharing.add(holder);
  }

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
  takeObject(holder: Holder): void {
    this.take(OVERHEAD_OF_OBJECT);
    this.holders.add(holder);
  }

  private take(bytes: number): void {
    this.used += bytes;
    if (this.used <= this.maxBytes) return;
    for (const one of [...this.holders, ...this.sharing]) one.clear();
    this.holders.clear();
    this.byHash.clear();
    this.used = bytes;
  }
}

/** An object with bytes. What is kept of it stands at hand for one writer. */
export interface Part {
  kept: unknown;
}

interface Kept {
  by: KnownBytes;
  bytes: readonly Buffer[];
}

/** The bytes of parts as long as they are the same objects. */
export class KnownBytes {
  private readonly known = new Map<Part, Kept>();

  constructor(private readonly budget: KnownBytesBudget) {}

  /** Undefined: they are not known. */
  of(part: Part): readonly Buffer[] | undefined {
    const kept = part.kept as Kept | null;
    if (kept?.by === this) return kept.bytes;
    const known = this.known.get(part);
    if (known) part.kept = known;
    return known?.bytes;
  }

  /** Keeps what has been written of the part, from one length to another each. */
  keep(part: Part, written: readonly (readonly [number, number])[], out: JsonBytes): void {
    const bytes = written.map(([start, end]) => this.budget.same(out.between(start, end)));
    for (const [at, [start]] of written.entries()) out.share(start, bytes[at]!);
    this.budget.takeObject(this);
    part.kept = { by: this, bytes };
    this.known.set(part, part.kept as Kept);
  }

  clear(): void {
    for (const part of this.known.keys()) part.kept = null;
    this.known.clear();
  }
}

/** FNV-1a, 32 bits. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

import { answerBuffer } from './answer-buffers.js';

const BYTES_PER_PART = 12;
const BYTES_OF_OBJECT = 200;

/** Bytes of which others share parts: what is its own, and where the parts stand. */
export class SharedBytes {
  private constructor(
    private readonly size: number,
    private readonly own: Buffer,
    private readonly starts: Uint32Array,
    private readonly parts: readonly Buffer[],
  ) {}

  /** `starts`: where in `bytes` the parts begin, in their order. */
  static of(bytes: Buffer, starts: readonly number[], parts: readonly Buffer[]): SharedBytes {
    const own = Buffer.allocUnsafeSlow(parts.reduce((rest, part) => rest - part.length, bytes.length));
    let [from, to] = [0, 0];
    for (const [at, part] of parts.entries()) {
      to += bytes.copy(own, to, from, starts[at]);
      from = starts[at]! + part.length;
    }
    bytes.copy(own, to, from);
    return new SharedBytes(bytes.length, own, Uint32Array.from(starts), [...parts]);
  }

  /** What it takes beside the parts, in bytes. */
  get memory(): number {
    return this.own.length + this.parts.length * BYTES_PER_PART + BYTES_OF_OBJECT;
  }

  /** All of it, in an `answerBuffer`. */
  toBuffer(): Buffer {
    const { size, own, starts, parts } = this;
    const bytes = answerBuffer(size);
    let from = 0;
    let to = 0;
    for (let at = 0; at < parts.length; at += 1) {
      const start = starts[at]!;
      const part = parts[at]!;
      // A view for each of hundreds of short pieces would be half of the garbage of the answer.
      while (to < start) bytes[to++] = own[from++]!;
      bytes.set(part, start);
      to = start + part.length;
    }
    while (to < size) bytes[to++] = own[from++]!;
    return bytes;
  }
}

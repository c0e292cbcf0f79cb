const SMALLEST = 65_536;
const LARGEST = 524_288;
const KEPT = 8;

const free = new Map<number, ArrayBuffer[]>();

function sizeFor(bytes: number): number {
  let size = SMALLEST;
  while (size < bytes && size <= LARGEST) size *= 2;
  return Math.max(size, bytes);
}

/** Memory for an answer. New memory for each would let V8 collect all of its heap once a second (docs/performance.md, "Findings"). */
export function answerBuffer(bytes: number): Buffer {
  const size = sizeFor(bytes);
  return Buffer.from(free.get(size)?.pop() ?? new ArrayBuffer(size), 0, bytes);
}

export function giveBack({ buffer }: Buffer): void {
  if (!(buffer instanceof ArrayBuffer) || buffer.byteLength > LARGEST) return;
  const waiting = free.get(buffer.byteLength) ?? [];
  free.set(buffer.byteLength, waiting);
  if (waiting.length < KEPT) waiting.push(buffer);
}

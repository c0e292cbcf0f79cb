import { answerBuffer } from './answer-buffers.js';
import { SharedBytes } from './shared-bytes.js';

const START_BYTES = 262_144;
/** A larger buffer is given back after its answer. */
const KEPT_BYTES = 2_097_152;
const SHORT = 64;
const [QUOTE, BACKSLASH, FIRST_PRINTABLE, DELETE] = [0x22, 0x5c, 0x20, 0x7f];

/** JSON as it is written, in UTF-8: bytes that are known are copied, short plain texts need no encoder. */
export class JsonBytes {
  private buffer = Buffer.allocUnsafeSlow(START_BYTES);
  private end = 0;
  private answers = 0;
  /** Where bytes begin that other answers hold too. */
  private readonly starts: number[] = [];
  private readonly parts: Buffer[] = [];

  /** Which answer is being written: another number, other bytes. */
  get answer(): number {
    return this.answers;
  }

  get length(): number {
    return this.end;
  }

  /** Bytes of JSON. */
  bytes(bytes: Uint8Array): void {
    const { length } = bytes;
    this.reserve(length);
    const { buffer, end } = this;
    if (length > SHORT) buffer.set(bytes, end);
    else for (let i = 0; i < length; i += 1) buffer[end + i] = bytes[i]!;
    this.end = end + length;
  }

  /** Bytes of JSON that other answers hold too. */
  shared(bytes: Buffer): void {
    this.starts.push(this.end);
    this.parts.push(bytes);
    this.bytes(bytes);
  }

  /** Bytes that have been written last, from this length on, will be held by other answers. */
  share(start: number, bytes: Buffer): void {
    while (this.starts.length > 0 && this.starts.at(-1)! >= start) {
      this.starts.pop();
      this.parts.pop();
    }
    this.starts.push(start);
    this.parts.push(bytes);
  }

  /** What this answer holds from a length to another, once more. */
  again(start: number, end: number): void {
    this.reserve(end - start);
    this.buffer.copyWithin(this.end, start, end);
    this.end += end - start;
  }

  /** One ASCII character. */
  character(code: number): void {
    this.reserve(1);
    this.buffer[this.end] = code;
    this.end += 1;
  }

  /** Text that is JSON already. */
  json(text: string): void {
    this.reserve(text.length * 3);
    this.end += this.buffer.write(text, this.end, 'utf8');
  }

  /** A text as JSON. */
  string(text: string): void {
    if (!this.plain(text)) this.json(JSON.stringify(text));
  }

  /** Writes a short text that is the same in JSON and in ASCII; false: it is not. */
  private plain(text: string): boolean {
    const { length } = text;
    if (length > SHORT) return false;
    this.reserve(length + 2);
    const { buffer } = this;
    let at = this.end;
    buffer[at++] = QUOTE;
    for (let i = 0; i < length; i += 1) {
      const code = text.charCodeAt(i);
      if (code < FIRST_PRINTABLE || code >= DELETE || code === QUOTE || code === BACKSLASH) return false;
      buffer[at++] = code;
    }
    buffer[at] = QUOTE;
    this.end = at + 1;
    return true;
  }

  /** What has been written from one length to another, until more is written. */
  between(start: number, end: number): Buffer {
    return this.buffer.subarray(start, end);
  }

  kept(): SharedBytes {
    return SharedBytes.of(this.between(0, this.end), this.starts, this.parts);
  }

  /** Everything written, in an `answerBuffer`; the next answer begins. */
  take(): Buffer {
    const all = answerBuffer(this.end);
    this.buffer.copy(all, 0, 0, this.end);
    this.clear();
    return all;
  }

  /** Forgets what has been written. */
  clear(): void {
    this.end = 0;
    this.starts.length = 0;
    this.parts.length = 0;
    this.answers += 1;
    if (this.buffer.length > KEPT_BYTES) this.buffer = Buffer.allocUnsafeSlow(START_BYTES);
  }

  private reserve(count: number): void {
    const needed = this.end + count;
    if (needed <= this.buffer.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.buffer.length * 2));
    this.buffer.copy(larger, 0, 0, this.end);
    this.buffer = larger;
  }
}

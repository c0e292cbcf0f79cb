import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { brotliOptions, type PageBody } from './compress-page.js';

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];

/** A tenth shorter than at the quality that a reader waits for, for ten times the time. */
const QUALITY = 10;
/** Further ones stay as they are: a flood of new pages must not take a processor from their readers. */
const MOST_WAITING = 4;
const PAUSE_MS = 1_000;

interface Waiting {
  page: PageBody;
  use: (tighter: PageBody) => void;
}

/** Compresses pages that are kept a second time, one at a time beside the work for readers, the latest first. */
export class TighterPages {
  private waiting: Waiting[] = [];
  private isAtWork = false;

  constructor(private readonly pauseMs: number = PAUSE_MS) {}

  /** `use` gets the same page in fewer bytes, some time later or never. */
  add(page: PageBody, use: Waiting['use']): void {
    if (page.encoding !== 'br') return;
    this.waiting = [...this.waiting, { page, use }].slice(-MOST_WAITING);
    if (!this.isAtWork) this.rest();
  }

  private rest(): void {
    this.isAtWork = true;
    setTimeout(() => void this.next(), this.pauseMs).unref();
  }

  private async next(): Promise<void> {
    const next = this.waiting.pop();
    this.isAtWork = next !== undefined;
    if (!next) return;
    const { page, use } = next;
    const plain = await decompress(page.body);
    const body = await compress(plain, brotliOptions(plain, QUALITY));
    if (body.length < page.body.length) use({ body, encoding: 'br' });
    this.rest();
  }
}

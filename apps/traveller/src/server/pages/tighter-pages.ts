import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { brotliOptions, type PageBody } from './compress-page.js';
import { BackgroundTasks } from './background-tasks.js';

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];

/** A tenth shorter than at the quality that a reader waits for, for ten times the time. */
const QUALITY = 10;
/** Some hundred pages. */
const MAX_BYTES_AHEAD = 4 * 1_048_576;
/** A page of another day is another one. */
const KEPT_MS = 86_400_000;

/** Compresses pages once more at leisure: those that are kept, and those that nobody has opened yet. */
@Injectable()
export class TighterPages {
  private readonly ahead = new LRUCache<string, PageBody>({
    maxSize: MAX_BYTES_AHEAD,
    ttl: KEPT_MS,
    sizeCalculation: ({ body }) => body.length,
  });
  private readonly made = new WeakSet<PageBody>();

  constructor(private readonly tasks: BackgroundTasks) {}

  /** The bytes in Brotli of a page that was made ahead. */
  known(html: string): PageBody | undefined {
    return this.ahead.size === 0 ? undefined : this.ahead.get(keyOf(html));
  }

  /** Makes the bytes of a page before its first reader asks for them. */
  async makeAhead(html: string): Promise<void> {
    this.ahead.set(keyOf(html), await this.tight(Buffer.from(html)));
  }

  /** `use` gets the same page in fewer bytes, some time later or never. */
  add(page: PageBody, use: (tighter: PageBody) => void): void {
    if (page.encoding !== 'br' || this.made.has(page)) return;
    this.tasks.add('READ', async () => {
      const tighter = await this.tight(await decompress(page.body));
      if (tighter.body.length < page.body.length) use(tighter);
    });
  }

  private async tight(plain: Buffer): Promise<PageBody> {
    const page: PageBody = { body: await compress(plain, brotliOptions(plain, QUALITY)), encoding: 'br' };
    this.made.add(page);
    return page;
  }
}

const keyOf = (html: string): string => hash('sha256', html, 'base64');

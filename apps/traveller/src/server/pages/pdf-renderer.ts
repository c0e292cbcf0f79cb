import { fork, type ChildProcess } from 'node:child_process';
import { HttpException, HttpStatus, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { PrintedLogo } from '../pdf/compile-page.js';
import type { PdfReply, PdfRequest } from '../pdf/pdf-messages.js';
import type { PrintedPage } from '../pdf/printed-page.js';

const ENTRY = new URL('../pdf/pdf-process.js', import.meta.url);
const HEAP_MB = 128;
const LONGEST_MS = 15_000;
/** Then its memory is given back. */
const IDLE_MS = 120_000;
const MOST_WAITING = 20;

const MAX_UNREAD = 1_000;

interface Waiting {
  page: PrintedPage;
  logo: IdentifiedLogo | null;
  resolve: (pdf: Uint8Array) => void;
  reject: (error: Error) => void;
}

export type IdentifiedLogo = PrintedLogo & { id: string };

/**
 * Sets pages in a process of its own, which has no settings of ours, opens no connection and reads no file but its fonts; one page at a
 * time. A page that takes too long ends with that process, and the next one has a new one.
 */
@Injectable()
export class PdfRenderer implements OnModuleDestroy {
  private readonly logger = new Logger('Pdf');
  private readonly waiting: Waiting[] = [];
  private readonly unread = new LRUCache<string, true>({ max: MAX_UNREAD });
  private child: ChildProcess | null = null;
  private underWay: (Waiting & { id: number; limit: NodeJS.Timeout }) | null = null;
  private idle: NodeJS.Timeout | null = null;
  private lastId = 0;
  private isStopping = false;

  /** Rejects when too many wait already, and when the page cannot be set. A logo that cannot be read is left out. */
  render(page: PrintedPage, logo: IdentifiedLogo | null = null): Promise<Uint8Array> {
    if (this.isStopping || this.waiting.length >= MOST_WAITING)
      return Promise.reject(new HttpException('Too many pages to be printed', HttpStatus.TOO_MANY_REQUESTS));
    return new Promise((resolve, reject) => {
      this.waiting.push({ page, logo: logo && this.unread.has(logo.id) ? null : logo, resolve, reject });
      this.next();
    });
  }

  onModuleDestroy(): void {
    this.isStopping = true;
    const problem = new Error('The process stops.');
    for (const { reject } of this.waiting.splice(0)) reject(problem);
    this.end(problem);
  }

  private next(): void {
    const one = this.underWay ? undefined : this.waiting.shift();
    if (!one) return;
    if (this.idle) clearTimeout(this.idle);
    this.child ??= this.started();
    const id = (this.lastId += 1);
    const limit = setTimeout(() => this.end(new Error(`A page was not set within ${LONGEST_MS} ms.`)), LONGEST_MS);
    this.underWay = { ...one, id, limit };
    const logo = one.logo && { format: one.logo.format, bytes: one.logo.bytes };
    const request: PdfRequest = { id, page: JSON.stringify(one.page), madeAt: Math.floor(Date.now() / 1_000), logo };
    this.child.send(request);
  }

  private started(): ChildProcess {
    const child = fork(ENTRY, {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      // What it may print could be the words of a page.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Whoever stops the process does not wait for it.
    child.unref();
    child.channel?.unref();
    child.on('message', (reply: PdfReply) => this.received(reply));
    const gone = (problem: Error): void => void (this.child === child && this.end(problem));
    child.on('error', gone);
    child.once('exit', (code, signal) => gone(new Error(`The process that sets pages ended: ${signal ?? code}.`)));
    return child;
  }

  private received(reply: PdfReply): void {
    const one = this.underWay;
    if (reply.id !== one?.id) return;
    clearTimeout(one.limit);
    this.underWay = null;
    if ('pdf' in reply && reply.isWithoutLogo && one.logo) this.noteUnread(one.logo.id);
    if ('pdf' in reply) one.resolve(reply.pdf);
    else one.reject(new Error(reply.problem));
    this.idle = setTimeout(() => this.stop(), IDLE_MS).unref();
    this.next();
  }

  private noteUnread(logoId: string): void {
    if (!this.unread.has(logoId)) this.logger.warn(`The logo ${logoId} cannot be printed; pages go without it.`);
    this.unread.set(logoId, true);
  }

  /** The page under way is lost; those that wait go on in a new process. */
  private end(problem: Error): void {
    this.stop();
    const one = this.underWay;
    this.underWay = null;
    if (!one) return;
    this.logger.error(problem.message);
    clearTimeout(one.limit);
    one.reject(problem);
    this.next();
  }

  private stop(): void {
    const child = this.child;
    this.child = null;
    child?.kill('SIGKILL');
  }
}

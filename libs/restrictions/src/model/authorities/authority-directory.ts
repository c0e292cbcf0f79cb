import { isDeepStrictEqual } from 'node:util';
import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { describeFault, type Database } from '@landfall/platform';
import { authorities, type Authority } from './authority-store.js';

const REFRESH_MS = 30_000;

/**
 * The authorities in memory, for answers. Whoever changes one reloads the directory of the own process; all others know it
 * within half a minute, which is enough for a name beside a rule (docs/how-to/operate.md).
 */
export class AuthorityDirectory implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('AuthorityDirectory');
  private byId = new Map<string, Authority>();
  private timer: NodeJS.Timeout | null = null;
  private begun = 0;
  private taken = 0;
  private changed = 0;

  constructor(private readonly database: Database) {}

  async start(): Promise<void> {
    await this.reload();
    this.timer = setInterval(
      () =>
        void this.reload().catch((error: Error) =>
          this.logger.warn(`The authorities could not be read (${describeFault(error)}).`),
        ),
      REFRESH_MS,
    );
    this.timer.unref();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  onModuleInit(): Promise<void> {
    return this.start();
  }

  onApplicationShutdown(): void {
    this.stop();
  }

  readonly get = (id: string): Authority | null => this.byId.get(id) ?? null;

  /** How often a reading has found something else than the one before. */
  get changes(): number {
    return this.changed;
  }

  /** Reads all authorities anew; those without a change stay the same objects. Of several readings at the same time the one that began last counts. */
  async reload(): Promise<void> {
    const turn = (this.begun += 1);
    const list = await this.database.repeatable('none', authorities);
    if (turn < this.taken) return;
    this.taken = turn;
    const kept = list.map((read) => {
      const known = this.byId.get(read.id);
      return isDeepStrictEqual(known, read) ? known! : read;
    });
    if (kept.length === this.byId.size && kept.every((one) => this.byId.get(one.id) === one)) return;
    this.byId = new Map(kept.map((a) => [a.id, a]));
    this.changed += 1;
  }
}

import { Logger } from '@nestjs/common';
import type { Database } from '@landfall/platform';
import { authorities, type Authority } from '../model/authorities.js';

const REFRESH_MS = 30_000;

/** The authorities in memory, for answers. A new one is known to every process within half a minute. */
export class AuthorityDirectory {
  private readonly logger = new Logger('AuthorityDirectory');
  private byId = new Map<string, Authority>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly database: Database) {}

  async start(): Promise<void> {
    await this.load();
    this.timer = setInterval(() => void this.load().catch((error: Error) => this.logger.warn(`The authorities could not be read (${error.name}).`)), REFRESH_MS);
    this.timer.unref();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  readonly get = (id: string): Authority | null => this.byId.get(id) ?? null;

  private async load(): Promise<void> {
    const list = await this.database.transaction('none', authorities);
    this.byId = new Map(list.map((a) => [a.id, a]));
  }
}

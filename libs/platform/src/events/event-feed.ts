import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { describeFault } from '../describe-fault.js';
import type { LogSignal } from './log-signal.js';
import { logEnd, typesAfter, type LogPosition } from './read-log.js';
import { WakeableDelay } from './wakeable-delay.js';

const MOST = 1_000;

/** The types of new events, for this process alone and from its start on: it may pass on that something changed, and keeps nothing. */
export class EventFeed implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('EventFeed');
  private readonly delay = new WakeableDelay();
  private readonly listeners = new Set<(types: ReadonlySet<string>) => void>();
  private position: LogPosition | null = null;
  private loop: Promise<void> | null = null;
  private stopping = false;

  constructor(
    private readonly database: Database,
    private readonly signal: LogSignal,
  ) {}

  onApplicationBootstrap(): void {
    this.loop = this.follow();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    this.delay.signal();
    await this.loop;
  }

  /** Returns how to leave. */
  listen(listener: (types: ReadonlySet<string>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async follow(): Promise<void> {
    const off = this.signal.onSignal(this.delay.signal);
    while (!this.stopping) {
      this.delay.begin();
      await this.round().catch((error: unknown) =>
        this.logger.warn(`The log could not be read (${describeFault(error)}); trying again.`),
      );
      await this.delay.sleep(this.signal.pollMs);
    }
    off();
  }

  private async round(): Promise<void> {
    const types = new Set<string>();
    for (let read = MOST; read === MOST;) read = await this.read(types);
    if (types.size > 0) for (const listener of this.listeners) listener(types);
  }

  private read(types: Set<string>): Promise<number> {
    return this.database.transaction('system', async (tx) => {
      this.position ??= await logEnd(tx);
      const events = await typesAfter(tx, this.position, MOST);
      for (const { type } of events) types.add(type);
      this.position = events.at(-1) ?? this.position;
      return events.length;
    });
  }
}

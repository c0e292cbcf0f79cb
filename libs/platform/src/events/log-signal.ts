import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { EVENTS_CHANNEL } from './event-log.js';

const RECONNECT_MS = 500;

/** Signals new events by LISTEN/NOTIFY; the poll of the subscriber covers a lost signal. */
export class LogSignal implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly listeners = new Set<() => void>();
  private readonly logger = new Logger('LogSignal');
  private client: pg.Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private stopped = false;

  /** `role`: the role of its connection; default is the user of the url. */
  constructor(
    private readonly databaseUrl: string,
    private readonly role: string | null = null,
  ) {}

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 5_000,
      ...(this.role ? { options: `-c role=${this.role}` } : {}),
    });
    client.on('notification', () => this.signal());
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, null));
    this.client = client;
    try {
      await client.connect();
      await client.query(`listen ${EVENTS_CHANNEL}`);
      this.signal();
    } catch (error) {
      this.lost(client, error);
    }
  }

  /** Calls `listener` on every signal; returns the function that unsubscribes. */
  onSignal(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.retry) clearTimeout(this.retry);
    const client = this.client;
    this.client = null;
    await client?.end();
  }

  onApplicationBootstrap(): Promise<void> {
    return this.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  private signal(): void {
    for (const listener of this.listeners) listener();
  }

  private lost(client: pg.Client, error: unknown): void {
    if (this.stopped || this.client !== client) return;
    this.client = null;
    this.logger.warn(
      `The LISTEN connection is lost (${error instanceof Error ? error.name : 'closed'}); connecting again.`,
    );
    client.end().catch((failure: Error) => this.logger.debug(failure.name));
    this.retry = setTimeout(() => void this.start(), RECONNECT_MS);
  }
}

import { performance } from 'node:perf_hooks';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';

const RECONNECT_MS = 500;
const ASK_MS = 1_000;
const CURRENT_MS = 2_000;
const SILENT_MS = 10_000;

/**
 * Listens to a channel of PostgreSQL on a connection of its own. A signal says that something may have changed, also after each new connection;
 * whoever goes by the signals alone asks `isCurrent` first.
 */
export class ChannelSignal implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly listeners = new Set<(payload: string) => void>();
  private readonly logger = new Logger(this.constructor.name);
  private client: pg.Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private asking: NodeJS.Timeout | null = null;
  private openQuestion: number | null = null;
  private answeredAt = Number.NEGATIVE_INFINITY;
  private stopped = false;

  /** `channel`: an identifier of SQL. `role`: the role of its connection; default is the user of the url. */
  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly role: string | null = null,
    private readonly silentMs = SILENT_MS,
  ) {}

  /** Whether everything that was committed more than two seconds ago has been signalled. False behind a pooler, which passes no signals on. */
  get isCurrent(): boolean {
    return performance.now() - this.answeredAt < CURRENT_MS;
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 5_000,
      ...(this.role ? { options: `-c role=${this.role}` } : {}),
    });
    client.on('notification', ({ payload }) => this.signal(payload));
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, null));
    this.client = client;
    try {
      await client.connect();
      await this.listen(client);
      this.signal();
      if (await isDirect(client)) this.askAgainAndAgain(client);
      else this.logger.warn('Something stands between this process and PostgreSQL that may keep signals back.');
    } catch (error) {
      this.lost(client, error);
    }
  }

  /** `listener` gets the payload, which is empty when this process begins to listen. Returns how to take it away again. */
  onSignal(listener: (payload: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.retry) clearTimeout(this.retry);
    this.stopAsking();
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

  private async listen(client: pg.Client): Promise<void> {
    await client.query(`listen ${this.channel}`);
  }

  private signal(payload = ''): void {
    for (const listener of this.listeners) listener(payload);
  }

  private askAgainAndAgain(client: pg.Client): void {
    if (this.client !== client) return;
    void this.ask(client);
    this.asking = setInterval(() => void this.ask(client), ASK_MS);
  }

  private async ask(client: pg.Client): Promise<void> {
    const now = performance.now();
    if (this.openQuestion !== null) {
      if (now - this.openQuestion > this.silentMs) this.lost(client, new Error('silent'));
      return;
    }
    this.openQuestion = now;
    try {
      await this.listen(client);
      if (this.client !== client) return;
      this.answeredAt = now;
      this.openQuestion = null;
    } catch (error) {
      this.lost(client, error);
    }
  }

  private stopAsking(): void {
    if (this.asking) clearInterval(this.asking);
    this.asking = null;
    this.openQuestion = null;
    this.answeredAt = Number.NEGATIVE_INFINITY;
  }

  private lost(client: pg.Client, error: unknown): void {
    if (this.stopped || this.client !== client) return;
    this.client = null;
    this.stopAsking();
    this.logger.warn(
      `The LISTEN connection is lost (${error instanceof Error ? error.name : 'closed'}); connecting again.`,
    );
    client.end().catch((failure: Error) => this.logger.debug(failure.name));
    this.retry = setTimeout(() => void this.start(), RECONNECT_MS);
  }
}

/** A pooler answers in the name of a server process that is not the one it named when it connected. */
async function isDirect(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid === (client as pg.Client & { processID: number | null }).processID;
}

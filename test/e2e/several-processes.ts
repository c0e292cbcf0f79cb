import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { TripLinks } from '@landfall/journeys/trip-links';
import { APP_LOGIN, createProcessLogin, LinkSecrets } from '@landfall/platform';
import { eventually } from '@landfall/platform/testing';
import { API_FLAGS } from '../../scripts/lib/api-flags.mjs';
import { readSecrets, startPostgres, type PrivatePostgres } from '../../scripts/lib/embedded-postgres.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import type { Client } from './client-of.js';
import { ROOT, seededHome } from './landfall.js';
import { act, createTrip, inDays, tokenOf } from './operations.js';
import { rowsOf } from './rows.js';

const READY_MS = 60_000;
const AT_ONCE = 4;
const SHIFTED_CLOCK = fileURLToPath(new URL('shifted-clock.mjs', import.meta.url));

/** A process of the product without a supervisor. */
export class PlainProcess {
  output = '';

  constructor(
    readonly child: ChildProcess,
    /** Of an api. */
    readonly port: number,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output = (this.output + chunk.toString()).slice(-20_000)));
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Resolves with how long it took, in milliseconds. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number> {
    const began = performance.now();
    if (!this.hasEnded) {
      const ended = once(this.child, 'exit');
      this.child.kill(signal);
      await ended;
    }
    return performance.now() - began;
  }
}

/** A mail server that takes every mail, slowly. */
export class SlowMailServer {
  private readonly received: { to: string; kind: 'CHANGE' | 'VERIFICATION' }[] = [];
  /** Until it answers to a mail. */
  answerMs = 0;
  private readonly server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      stream.on('end', () => {
        const kind = /^List-Unsubscribe:/im.test(text) ? 'CHANGE' : 'VERIFICATION';
        for (const { address: to } of session.envelope.rcptTo) this.received.push({ to, kind });
        setTimeout(done, this.answerMs);
      });
    },
  });

  static async start(): Promise<SlowMailServer> {
    const made = new SlowMailServer();
    made.server.on('error', () => undefined);
    await new Promise<void>((resolve) => made.server.listen(0, '127.0.0.1', resolve));
    return made;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as { port: number }).port}`;
  }

  changes(): string[] {
    return this.received.filter(({ kind }) => kind === 'CHANGE').map(({ to }) => to);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

/** A database with its processes, each started and stopped by the test. */
export class SeveralProcesses {
  private readonly started: PlainProcess[] = [];

  private constructor(
    private readonly home: string,
    private readonly postgres: PrivatePostgres,
    private readonly env: Record<string, string>,
    private readonly publicUrl: string,
  ) {}

  static async open(publicUrl: string, env: Record<string, string>): Promise<SeveralProcesses> {
    const home = await seededHome();
    const { databasePassword, linkSecret } = await readSecrets(home);
    const postgres = await startPostgres(home, databasePassword);
    return new SeveralProcesses(
      home,
      postgres,
      {
        NODE_ENV: 'production',
        DATABASE_URL: await createProcessLogin(postgres.url, APP_LOGIN, 'of-this-test'),
        LANDFALL_SECRET: linkSecret,
        PUBLIC_URL: publicUrl,
        HOST: '127.0.0.1',
        MAIL_COALESCE_SECONDS: '1',
        MAIL_COALESCE_MAX_SECONDS: '2',
        ...env,
      },
      publicUrl,
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.started.map((process) => process.stop('SIGKILL')));
    await this.postgres.stop();
    await rm(this.home, { recursive: true, force: true });
  }

  /** Resolves when it is at work. `clockAheadMs`: of the process alone. */
  async worker({ clockAheadMs = 0 } = {}): Promise<PlainProcess> {
    const alive = join(this.home, `alive-${this.started.length}`);
    const flags = clockAheadMs === 0 ? [] : ['--import', SHIFTED_CLOCK];
    const worker = this.start('worker', flags, { ALIVE_FILE: alive, CLOCK_AHEAD_MS: String(clockAheadMs) });
    await this.until(worker, () => access(alive));
    return worker;
  }

  /** Resolves when it serves. */
  async api(): Promise<PlainProcess> {
    const port = await freePort();
    const api = this.start('api', API_FLAGS, { PORT: String(port) }, port);
    await this.until(api, async () => expect(await canServe(port)).toBe(true));
    return api;
  }

  /** Trip pages to the country, each followed by an address of its own that is confirmed. */
  async followedTrips(client: Client, agent: string, country: string, addresses: readonly string[]): Promise<void> {
    const trip = { destinations: [country], citizenships: ['DE'], dateStart: inDays(5), dateEnd: inDays(15) };
    await inTurns(addresses, async (email) => {
      const created = await createTrip(client, agent, trip);
      const requested = await act(client, `subscribeTripUpdates(token: "${tokenOf(created.url!)}", email: "${email}")`);
      if (!requested.ok) throw new Error(JSON.stringify(requested.errors));
    });
    const links = new TripLinks(new LinkSecrets(this.env['LANDFALL_SECRET']!), this.publicUrl);
    const pending = await this.query<{ id: string; attempt: number }>(
      `select id, attempt from trip_subscription where status = 'PENDING'`,
    );
    await inTurns(pending, async ({ id, attempt }) => {
      const verification = tokenOf(links.verificationUrl(id, attempt));
      const confirmed = await act(client, `confirmTripSubscription(verification: "${verification}")`);
      if (!confirmed.ok) throw new Error(JSON.stringify(confirmed.errors));
    });
  }

  /** Rows as the owner of the tables sees them. */
  query<T extends object>(sql: string): Promise<T[]> {
    return rowsOf<T>(this.postgres.url, sql);
  }

  private start(app: string, flags: readonly string[], env: Record<string, string>, port = 0): PlainProcess {
    const child = spawn(process.execPath, [...flags, join(ROOT, `dist/bundles/${app}.js`)], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], ...this.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const made = new PlainProcess(child, port);
    this.started.push(made);
    return made;
  }

  private until(process: PlainProcess, isSo: () => Promise<void>): Promise<void> {
    return eventually(async () => {
      if (process.hasEnded) throw new Error(`It ended: ${process.output}`);
      await isSo().catch((cause: unknown) => {
        throw new Error(`It is not ready: ${process.output}`, { cause });
      });
    }, READY_MS);
  }
}

/** What a load balancer asks: mails that are late are no reason to take an api out. */
export async function canServe(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`);
  return ((await response.json()) as { canServe: boolean }).canServe;
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
    }),
  );
}

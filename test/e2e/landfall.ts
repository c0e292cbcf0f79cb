import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readFile, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually } from '@landfall/platform/testing';
import { freePort, shareOfPorts } from '../../scripts/lib/ports.mjs';
import { answerTo, dataOf, tokenOfLogin, type Client, type GraphQLAnswer } from './client-of.js';

// Specs that run side by side draw their ports from ranges of their own, and so do the products that they start: none knows which
// ports another process has given away whose servers do not listen yet.
const WORKERS = 8;
const WORKER = (Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % WORKERS;
process.env['LANDFALL_FREE_PORTS'] = shareOfPorts(2 * WORKER, 2 * WORKERS);
const PORTS_OF_PRODUCTS = shareOfPorts(2 * WORKER + 1, 2 * WORKERS);

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 150_000;

export interface Mail {
  id: string;
  to: { address: string }[];
  envelope: { from: string };
  subject: string;
  headers: Record<string, string | string[]>;
  text: string;
  html: string;
}

// After a failed test jest would wait for the output of the running Landfall.
const started = new Set<Landfall>();
afterAll(async () => {
  for (const landfall of started) await landfall.stop();
}, 60_000);

interface Launch {
  home?: string;
  env?: Record<string, string>;
  /** Through npm and its shell, not the script alone. */
  byNpm?: boolean;
}

/** Landfall as its user starts it: `npm start` on a data folder of its own. */
export class Landfall implements Client {
  output = '';
  private constructor(
    readonly home: string,
    readonly port: number,
    readonly mailPort: number,
    private readonly process: ChildProcess,
  ) {
    for (const stream of [process.stdout, process.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  static async start(options: Launch = {}): Promise<Landfall> {
    const landfall = await Landfall.launch(options);
    await eventually(() => {
      if (landfall.process.exitCode !== null) throw new Error(`It ended: ${landfall.output}`);
      if (!landfall.output.includes('Landfall is ready')) throw new Error(`Not ready: ${landfall.output}`);
    }, START_MS);
    return landfall;
  }

  /** Starts without waiting for it to become ready. */
  static async launch({ home, env = {}, byNpm = false }: Launch = {}): Promise<Landfall> {
    const folder = home ?? (await seededHome());
    const [port, mailPort] = [await freePort(), await freePort()];
    const [command, args] = byNpm ? ['npm', ['start']] : [process.execPath, [join(ROOT, 'scripts/start.mjs')]];
    const child = spawn(command, args, {
      cwd: ROOT,
      env: {
        ...cleanEnvironment(),
        PORT: String(port),
        MAIL_WEB_PORT: String(mailPort),
        LANDFALL_FREE_PORTS: PORTS_OF_PRODUCTS,
        LANDFALL_HOME: folder,
        // Beside the browsers of other specs an import would take minutes.
        WORKER_GIVES_WAY: 'off',
        // A spec makes the trip pages that it speaks of.
        DEMO_TRIPS: 'off',
        MAIL_COALESCE_SECONDS: '2',
        MAIL_COALESCE_MAX_SECONDS: '6',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const landfall = new Landfall(folder, Number(env['PORT'] ?? port), mailPort, child);
    started.add(landfall);
    return landfall;
  }

  /** Stops it as Ctrl-C does; resolves with the exit code. */
  async stop(): Promise<number | null> {
    const ended = this.ended();
    this.process.kill('SIGINT');
    return ended;
  }

  signal(name: NodeJS.Signals): void {
    this.process.kill(name);
  }

  ended(): Promise<number | null> {
    if (this.process.signalCode !== null) return Promise.resolve(null);
    if (this.process.exitCode !== null) return Promise.resolve(this.process.exitCode);
    return new Promise((resolve) => this.process.once('exit', resolve));
  }

  async remove(): Promise<void> {
    await rm(this.home, { recursive: true, force: true });
  }

  /** Everything that runs on the data folder: the processes that were started for it and those of its database. */
  async processes(): Promise<number[]> {
    const found: number[] = [];
    for (const entry of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
      const environment = await readFile(`/proc/${entry}/environ`, 'utf8').catch(() => '');
      const folder = await readlink(`/proc/${entry}/cwd`).catch(() => '');
      if (environment.includes(`LANDFALL_HOME=${this.home}\0`) || folder.startsWith(this.home))
        found.push(Number(entry));
    }
    return found;
  }

  /** Process id of the database server. */
  async postmaster(): Promise<number> {
    return Number((await readFile(join(this.home, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  }

  /** Process id of the process that has started the database server. */
  async keeper(): Promise<number> {
    const status = await readFile(`/proc/${await this.postmaster()}/status`, 'utf8');
    return Number(/^PPid:\s+(\d+)/m.exec(status)![1]);
  }

  /** Process id of one of the processes, found among the children. */
  async pidOf(app: 'worker' | 'api' | 'traveller'): Promise<number> {
    for (const entry of await readdir('/proc')) {
      const command = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '') : '';
      if (!command.includes(`dist/bundles/${app}.js`)) continue;
      const status = await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '');
      if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) === this.process.pid) return Number(entry);
    }
    throw new Error(`No process of ${app}.`);
  }

  url(path: string): string {
    return `http://localhost:${this.port}${path}`;
  }

  /** Queries the api; without an answer the error contains Landfall's output. */
  async fetch(path: string, init?: RequestInit): Promise<Response> {
    try {
      return await fetch(this.url(path), init);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      throw new Error(
        `No answer from ${path} (${cause}); exit code ${this.process.exitCode}. It printed:\n${this.output}`,
        { cause: error },
      );
    }
  }

  ask<T>(token: string | null, query: string, variables?: object, language?: string): Promise<GraphQLAnswer<T>> {
    return answerTo<T>((path, init) => this.fetch(path, init), token, query, variables, language);
  }

  async data<T>(token: string | null, query: string, variables?: object, language?: string): Promise<T> {
    return dataOf(await this.ask<T>(token, query, variables, language));
  }

  login(username: string): Promise<string> {
    return tokenOfLogin(this, username);
  }

  /** As the owner of the private database. */
  async databaseUrl(): Promise<string> {
    const run = JSON.parse(await readFile(join(this.home, 'run.json'), 'utf8')) as { databaseUrl: string };
    return run.databaseUrl;
  }

  async mails(): Promise<Mail[]> {
    return (await (await fetch(`http://localhost:${this.mailPort}/email`)).json()) as Mail[];
  }

  async mailsTo(address: string): Promise<Mail[]> {
    return (await this.mails()).filter((m) => m.to.some((t) => t.address === address));
  }

  /** Waits until an address has got this many mails; returns the newest. */
  async mailNumber(count: number, address: string, withinMs = 40_000): Promise<Mail> {
    return eventually(async () => {
      const mails = await this.mailsTo(address);
      if (mails.length < count) throw new Error(`${address} has ${mails.length} mails, not ${count}.`);
      return mails[count - 1]!;
    }, withinMs);
  }
}

/** A copy of the data folder that `npm test` has prepared; an empty one where there is none. */
export async function seededHome(): Promise<string> {
  const home = await newHome();
  const prepared = process.env['LANDFALL_PREPARED_HOME'];
  // `fs.cp` does not keep the owner, and PostgreSQL has its own user where the tests run as root.
  if (prepared) await promisify(execFile)('cp', ['-a', `${prepared}/.`, home]);
  return home;
}

/** An empty data folder, which the user postgres can reach when the tests run as root. */
export async function newHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'landfall-e2e-'));
  await chmod(home, 0o755);
  return home;
}

/** The environment without what would point the product elsewhere. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _d, REDIS_URL: _r, SMTP_URL: _s, NODE_OPTIONS: _n, ...rest } = process.env;
  return rest;
}

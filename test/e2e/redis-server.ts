import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from '../../scripts/lib/ports.mjs';

const UP_MS = 10_000;
const STEP_MS = 100;

/** A Redis of its own, which forgets everything when it ends. */
export class RedisServer {
  private constructor(
    private readonly port: number,
    private server: ChildProcess,
  ) {}

  static async start(): Promise<RedisServer> {
    const port = await freePort();
    return new RedisServer(port, await serverAt(port));
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Forgets everything while it goes on. */
  async flush(): Promise<void> {
    const redis = new Redis(this.url);
    await redis.flushall();
    redis.disconnect();
  }

  async kill(): Promise<void> {
    if (this.server.exitCode !== null || this.server.signalCode !== null) return;
    const ended = once(this.server, 'exit');
    this.server.kill('SIGKILL');
    await ended;
  }

  /** An empty server in the place of the killed one. */
  async replace(): Promise<void> {
    await this.kill();
    this.server = await serverAt(this.port);
  }
}

async function serverAt(port: number): Promise<ChildProcess> {
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--maxmemory-policy', 'noeviction'],
    { stdio: 'ignore' },
  );
  const redis = new Redis(port, { retryStrategy: () => STEP_MS, maxRetriesPerRequest: UP_MS / STEP_MS });
  redis.on('error', () => undefined);
  await redis.ping();
  redis.disconnect();
  return server;
}

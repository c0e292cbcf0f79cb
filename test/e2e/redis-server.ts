import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startRedis } from '../../scripts/lib/redis-server.mjs';

/** A Redis of its own, which forgets everything when it ends. */
export class RedisServer {
  private constructor(
    private readonly port: number,
    private server: ChildProcess,
  ) {}

  static async start(): Promise<RedisServer> {
    const port = await freePort();
    return new RedisServer(port, await startRedis(port));
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
    this.server = await startRedis(this.port);
  }
}

import { spawn } from 'node:child_process';

const UP_MS = 10_000;
const STEP_MS = 100;

/** Starts an empty Redis on loopback, which forgets everything when it ends. Resolves with its process once it answers. */
export async function startRedis(port) {
  const child = spawn(
    'redis-server',
    [
      ...['--port', String(port), '--bind', '127.0.0.1'],
      ...['--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'],
    ],
    { stdio: 'ignore' },
  );
  const { default: Redis } = await import('ioredis');
  const redis = new Redis(port, { retryStrategy: () => STEP_MS, maxRetriesPerRequest: UP_MS / STEP_MS });
  redis.on('error', () => undefined);
  try {
    await redis.ping();
    return child;
  } catch (error) {
    child.kill();
    throw error;
  } finally {
    redis.disconnect();
  }
}

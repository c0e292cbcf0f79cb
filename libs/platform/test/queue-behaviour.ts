import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Queues } from '../src/index.js';
import { eventually, testDatabase, type TestDatabase } from '../src/testing/index.js';

const WORKER = fileURLToPath(new URL('queue-worker.mjs', import.meta.url));
const DIST = new URL('../dist/index.js', import.meta.url).href;

/** What every backend of the queues has to do. A backend is process wide: each has a spec file of its own. */
export function describeQueues(backend: string, redisUrl: string | null): void {
  // The faults below are made on purpose.
  Logger.overrideLogger(false);
  jest.setTimeout(40_000);

  let db: TestDatabase;
  let open: Queues[] = [];
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterEach(async () => {
    await Promise.all(open.map((q) => q.close()));
    open = [];
  });
  afterAll(() => db.close());

  const queues = (): Queues => {
    const made = new Queues({ databaseUrl: db.url, redisUrl });
    open.push(made);
    return made;
  };
  // A server may be shared with other runs: no two tests use the same queue.
  const queueName = (): string => `test-${randomBytes(6).toString('hex')}`;

  describe(`queues on ${backend}`, () => {
    it('run a job with its data', async () => {
      const [own, queue, ran] = [queues(), queueName(), [] as unknown[]];
      own.work({ queue, concurrency: 1, run: async (data) => void ran.push(data) });
      await own.add(queue, 'a:1', { position: '12' });
      await eventually(() => expect(ran).toEqual([{ position: '12' }]));
    });

    it('take a key that waits already as the same job', async () => {
      const [own, queue, ran] = [queues(), queueName(), [] as unknown[]];
      await own.add(queue, 'same:1', { n: 1 });
      await own.add(queue, 'same:1', { n: 2 });
      await own.add(queue, 'other:1', { n: 3 });
      expect(await own.counts(queue)).toMatchObject({ waiting: 2 });
      own.work({ queue, concurrency: 1, run: async (data) => void ran.push(data) });
      await eventually(() => expect(ran).toHaveLength(2));
      await eventually(async () =>
        expect(await own.counts(queue)).toMatchObject({ waiting: 0, active: 0, delayed: 0, completed: 2 }),
      );
      expect(ran).toEqual([{ n: 1 }, { n: 3 }]);
    });

    it('run a job once although two processes work on the queue', async () => {
      const [first, second, queue, ran] = [queues(), queues(), queueName(), [] as unknown[]];
      for (const process of [first, second])
        process.work({ queue, concurrency: 5, run: async ({ n }) => void ran.push(n) });
      for (let n = 0; n < 30; n += 1) await first.add(queue, `job:${n}`, { n });
      await eventually(async () =>
        expect(await first.counts(queue)).toMatchObject({ waiting: 0, active: 0, completed: 30 }),
      );
      expect(new Set(ran).size).toBe(30);
      expect(ran).toHaveLength(30);
    });

    it('try a failing job again until it succeeds', async () => {
      const [own, queue] = [queues(), queueName()];
      let tries = 0;
      own.work({
        queue,
        concurrency: 1,
        run: async () => {
          tries += 1;
          if (tries < 3) throw new Error('not yet');
        },
      });
      await own.add(queue, 'a:1', {});
      await eventually(async () => expect(await own.counts(queue)).toMatchObject({ completed: 1, failed: 0 }), 20_000);
      expect(tries).toBe(3);
    });

    it('repeat what is to be done every so often, once for all processes', async () => {
      const [first, second, queue] = [queues(), queues(), queueName()];
      const at: number[] = [];
      for (const process of [first, second]) {
        process.work({ queue, concurrency: 1, run: async () => void at.push(Date.now()) });
        await process.every(queue, 400);
      }
      await eventually(() => expect(at.length).toBeGreaterThanOrEqual(4));
      const intervals = (at.at(-1)! - at[0]!) / 400;
      expect(at.length).toBeLessThanOrEqual(intervals + 2);
    });

    it('forget a waiting job that is removed by hand', async () => {
      const [own, queue] = [queues(), queueName()];
      await own.add(queue, 'a:1', {});
      await own.remove(queue, 'a:1');
      expect(await own.counts(queue)).toMatchObject({ waiting: 0 });
    });

    it('run a job again whose worker was killed', async () => {
      const [own, queue, ran] = [queues(), queueName(), [] as unknown[]];
      const child = spawn(
        process.execPath,
        ['--no-warnings', WORKER, DIST, JSON.stringify({ databaseUrl: db.url, redisUrl }), queue],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      try {
        await own.add(queue, 'a:1', { n: 1 });
        const [said] = (await once(child.stdout, 'data')) as [Buffer];
        expect(said.toString()).toContain('holds the job');
      } finally {
        child.kill('SIGKILL');
      }
      const killed = Date.now();
      own.work({ queue, concurrency: 1, run: async (data) => void ran.push(data) });
      await eventually(() => expect(ran).toEqual([{ n: 1 }]), 20_000);
      expect(Date.now() - killed).toBeLessThan(20_000);
    });
  });
}

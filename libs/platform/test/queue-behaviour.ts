import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { JobData, Queues } from '../src/index.js';
import { eventually, queueProcess, testDatabase, type QueueProcess, type TestDatabase } from '../src/testing/index.js';

const WORKER = fileURLToPath(new URL('queue-worker.mjs', import.meta.url));
const DIST = new URL('../dist/testing/index.js', import.meta.url).href;

/** The behaviour of every queue backend. A backend is process wide: each has its own spec file. */
export function describeQueues(backend: string, redisUrl: string | null): void {
  // The faults below are made on purpose.
  Logger.overrideLogger(false);
  jest.setTimeout(40_000);

  let db: TestDatabase;
  let open: QueueProcess[] = [];
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterEach(async () => {
    await Promise.all(open.map((q) => q.close()));
    open = [];
  });
  afterAll(() => db.close());

  const aProcess = async (
    queue: string,
    run: ((data: JobData) => Promise<void>) | null = null,
    concurrency = 1,
  ): Promise<Queues> => {
    const made = await queueProcess({ databaseUrl: db.appUrl, redisUrl }, queue, run, concurrency);
    open.push(made);
    return made.queues;
  };
  // Other runs may share the server: every test has its own queue.
  const queueName = (): string => `test-${randomBytes(6).toString('hex')}`;

  describe(`queues on ${backend}`, () => {
    it('run a job with its data', async () => {
      const [queue, ran] = [queueName(), [] as unknown[]];
      const own = await aProcess(queue, async (data) => void ran.push(data));
      await own.add(queue, 'a:1', { position: '12' });
      await eventually(() => expect(ran).toEqual([{ position: '12' }]));
    });

    it('ignore a job with the key of a waiting one', async () => {
      const [queue, ran] = [queueName(), [] as unknown[]];
      const own = await aProcess(queue);
      await own.add(queue, 'same:1', { n: 1 });
      await own.add(queue, 'same:1', { n: 2 });
      await own.add(queue, 'other:1', { n: 3 });
      expect(await own.counts(queue)).toMatchObject({ waiting: 2 });
      await aProcess(queue, async (data) => void ran.push(data));
      await eventually(() => expect(ran).toHaveLength(2));
      await eventually(async () =>
        expect(await own.counts(queue)).toMatchObject({ waiting: 0, active: 0, delayed: 0, completed: 2 }),
      );
      expect(ran).toEqual([{ n: 1 }, { n: 3 }]);
    });

    it('run a job once although two processes work on the queue', async () => {
      const [queue, ran] = [queueName(), [] as unknown[]];
      const run = async ({ n }: JobData): Promise<void> => void ran.push(n);
      const first = await aProcess(queue, run, 5);
      await aProcess(queue, run, 5);
      for (let n = 0; n < 30; n += 1) await first.add(queue, `job:${n}`, { n });
      await eventually(async () =>
        expect(await first.counts(queue)).toMatchObject({ waiting: 0, active: 0, completed: 30 }),
      );
      expect(new Set(ran).size).toBe(30);
      expect(ran).toHaveLength(30);
    });

    it('try a failing job again until it succeeds', async () => {
      const queue = queueName();
      let tries = 0;
      const own = await aProcess(queue, async () => {
        tries += 1;
        if (tries < 3) throw new Error('not yet');
      });
      await own.add(queue, 'a:1', {});
      await eventually(async () => expect(await own.counts(queue)).toMatchObject({ completed: 1, failed: 0 }), 20_000);
      expect(tries).toBe(3);
    });

    it('repeat what is to be done every so often, once for all processes', async () => {
      const queue = queueName();
      const at: number[] = [];
      const start = Date.now();
      for (let n = 0; n < 2; n += 1)
        await (await aProcess(queue, async () => void at.push(Date.now()))).every(queue, 400);
      await eventually(() => expect(at.length).toBeGreaterThanOrEqual(10), 20_000);
      const intervals = (at.at(-1)! - start) / 400;
      expect(at.length).toBeLessThanOrEqual(intervals + 2);
    });

    it('repeat it once for two processes that start at the same moment, also when one of them starts again', async () => {
      const [queue, everyMs] = [queueName(), 1_000];
      const at: number[] = [];
      const start = (): Promise<QueueProcess> =>
        queueProcess({ databaseUrl: db.appUrl, redisUrl }, queue, async () => void at.push(Date.now()), 1, everyMs);
      const [first, second] = await Promise.all([start(), start()]);
      open.push(first);
      await eventually(() => expect(at.length).toBeGreaterThanOrEqual(3));
      await second.close();
      open.push(await start());
      const before = at.length;
      await eventually(() => expect(at.length).toBeGreaterThanOrEqual(before + 4));
      // A run that a busy machine held up is soon followed by the next; a run too many is not preceded by a pause.
      const early = at.filter(
        (time, n) => n >= 2 && time - at[n - 1]! < everyMs / 2 && time - at[n - 2]! < 1.5 * everyMs,
      );
      expect(early).toEqual([]);
      expect(await first.queues.counts(queue)).toMatchObject({ waiting: 0, delayed: 1 });
    });

    it('repeat it again soon after the store has lost the schedule', async () => {
      const queue = queueName();
      let ran = 0;
      const own = await queueProcess({ databaseUrl: db.url, redisUrl }, queue, async () => void (ran += 1), 1, 300);
      open.push(own);
      await eventually(() => expect(ran).toBeGreaterThan(1));
      await own.wipe();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const before = ran;
      await eventually(() => expect(ran).toBeGreaterThan(before + 2), 20_000);
    });

    it('do not wait for ever for a job when the process stops', async () => {
      const queue = queueName();
      let begun = false;
      const own = await queueProcess({ databaseUrl: db.appUrl, redisUrl }, queue, () => {
        begun = true;
        return new Promise(() => undefined);
      });
      await own.queues.add(queue, 'a:1', {});
      await eventually(() => expect(begun).toBe(true));
      const began = Date.now();
      await own.close();
      expect(Date.now() - began).toBeLessThan(7_000);
    });

    it('forget a waiting job that is removed by hand', async () => {
      const queue = queueName();
      const own = await aProcess(queue);
      await own.add(queue, 'a:1', {});
      await own.remove(queue, 'a:1');
      expect(await own.counts(queue)).toMatchObject({ waiting: 0 });
    });

    it('keep of a failure its kind, and no word of a traveller', async () => {
      const queue = queueName();
      const fails = async (): Promise<void> => {
        throw new RangeError('mara@traveller.example cannot be reached');
      };
      const own = await queueProcess({ databaseUrl: db.appUrl, redisUrl }, queue, fails);
      open.push(own);
      await own.queues.every(queue, 3_600_000);
      await eventually(async () => expect(await own.failures()).toHaveLength(1));
      const kept = JSON.stringify(await own.failures());
      expect(kept).toContain('RangeError');
      expect(kept).not.toContain('traveller.example');
    });

    it('run a job again whose worker was killed', async () => {
      const [queue, ran] = [queueName(), [] as unknown[]];
      const own = await aProcess(queue);
      const child = spawn(
        process.execPath,
        ['--no-warnings', WORKER, DIST, JSON.stringify({ databaseUrl: db.appUrl, redisUrl }), queue],
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
      await aProcess(queue, async (data) => void ran.push(data));
      await eventually(() => expect(ran).toEqual([{ n: 1 }]), 20_000);
      expect(Date.now() - killed).toBeLessThan(20_000);
    });
  });
}

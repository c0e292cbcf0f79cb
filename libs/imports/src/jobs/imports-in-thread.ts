import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Clock } from '@landfall/kernel';
import type { Config, Database } from '@landfall/platform';
import { keepTaskAlive } from '../runs/import-task-store.js';
import { TaskWithdrawn } from '../runs/import-task.js';
import { faultProblem } from '../runs/run-facts.js';
import { endBrokenTask } from './end-broken-task.js';
import { ImportRunner } from './import-runner.js';
import { DONE, type ThreadInput } from './thread-input.js';

const ENTRY = new URL('./import-thread.js', import.meta.url);
/** A file of 25 MB needs a part of it. A thread that wants more ends alone, and not the process. */
const HEAP_MB = 1_024;
const LONGEST_MS = 300_000;
/** How often the process shows that it works on the task, and looks whether somebody cancelled it. */
const LOOK_MS = 1_000;

interface ThreadContext {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'databaseUrl' | 'seedsDir' | 'timeZone'>;
}

/**
 * Reads and compares in a thread with connections of its own, so that the other jobs of the worker do not wait for it. A thread
 * that breaks off, or is stopped because the task was cancelled, has changed nothing.
 */
export class ImportsInThread extends ImportRunner {
  constructor(
    private readonly context: ThreadContext,
    private readonly entry: URL = ENTRY,
  ) {
    super();
  }

  async perform(taskId: string): Promise<void> {
    const { database, clock } = this.context;
    try {
      await this.inThread(taskId);
    } catch (error) {
      if (error instanceof TaskWithdrawn) return;
      await endBrokenTask(database, taskId, faultProblem(error), clock.now());
    }
  }

  private async inThread(taskId: string): Promise<void> {
    const { clock, config } = this.context;
    const { databaseUrl, seedsDir, timeZone } = config;
    const clockAheadMs = clock.now().getTime() - Date.now();
    const workerData: ThreadInput = { databaseUrl, seedsDir, timeZone, clockAheadMs, taskId };
    const worker = new Worker(this.entry, { workerData, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    const limit = AbortSignal.timeout(LONGEST_MS);
    limit.addEventListener('abort', () => void worker.terminate());
    // Whoever stops the process does not wait for it: nothing is written before the transaction ends.
    worker.unref();
    const watch = new AbortController();
    try {
      await Promise.race([ended(worker), this.withdrawn(taskId, watch.signal)]);
    } finally {
      watch.abort();
      await worker.terminate();
    }
  }

  /** Rejects when the task is gone while the thread still works. */
  private async withdrawn(taskId: string, signal: AbortSignal): Promise<void> {
    const { database, clock } = this.context;
    while (!signal.aborted) {
      const isOpen = await database.transaction('none', (tx) => keepTaskAlive(tx, taskId, clock.now()));
      if (!isOpen) throw new TaskWithdrawn();
      await setTimeout(LOOK_MS, null, { ref: false });
    }
  }
}

const ended = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('message', (said) =>
      said === DONE ? resolve() : reject(new Error('The thread said something else.')),
    );
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread ended with ${code} and without an answer.`)));
  });

import { Worker } from 'node:worker_threads';
import { rejection, type Clock } from '@landfall/kernel';
import type { Config, Database } from '@landfall/platform';
import type { Applier, ApplyResult } from './apply-run.js';
import { importRunById, insertRun } from './import-run-store.js';
import { ImportRunner, type StartRequest } from './import-runner.js';
import type { ImportRun } from './import-run.js';
import type { ImportTask, ThreadAnswer, ThreadInput } from './import-task.js';
import { failedRun, loggedFault, startedRun } from './run-import.js';

const ENTRY = new URL('./import-thread.js', import.meta.url);
/** A file of 20 MB needs a part of it. A thread that wants more ends alone, and not the process. */
const HEAP_MB = 1_024;
const LONGEST_MS = 300_000;

interface SaveContext {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'databaseUrl' | 'seedsDir' | 'timeZone'>;
}

/**
 * Reads and compares in a thread with a connection of its own, so that lookups do not wait for it: one file after the other, for
 * two would take both processors. A thread that breaks off has changed nothing; what is left of it is a run that failed.
 */
export class ImportsInThread extends ImportRunner {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly context: SaveContext,
    private readonly entry: URL = ENTRY,
  ) {
    super();
  }

  async start(request: StartRequest): Promise<ImportRun> {
    try {
      const answer = await this.inTurn({ kind: 'start', request });
      if (answer.kind === 'started') return answer.run;
      throw new Error('The thread answered another question.');
    } catch (error) {
      const { database, clock } = this.context;
      const run = {
        ...failedRun(startedRun({ ...request, scheduleId: null }, clock.now()), error),
        finishedAt: clock.now(),
      };
      await database.transaction('system', (tx) => insertRun(tx, run));
      return run;
    }
  }

  async apply(id: string, applier: Applier): Promise<ApplyResult> {
    try {
      const answer = await this.inTurn({ kind: 'apply', id, applier });
      if (answer.kind === 'applied') return answer.result;
      throw new Error('The thread answered another question.');
    } catch (error) {
      const run = await this.context.database.transaction('system', (tx) => importRunById(tx, id));
      return {
        ...rejection('id', 'import.problem.internal', { id: loggedFault(error) }),
        run: run && { ...run, content: null },
      };
    }
  }

  private inTurn(task: ImportTask): Promise<ThreadAnswer> {
    const answer = this.last.then(() => this.ask(task));
    // The next task waits for the end of this one, also of a failed one, whose caller gets the error.
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private async ask(task: ImportTask): Promise<ThreadAnswer> {
    const { clock, config } = this.context;
    const { databaseUrl, seedsDir, timeZone } = config;
    const workerData: ThreadInput = {
      databaseUrl,
      seedsDir,
      timeZone,
      clockAheadMs: clock.now().getTime() - Date.now(),
      task,
    };
    const worker = new Worker(this.entry, { workerData, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    const timer = setTimeout(() => void worker.terminate(), LONGEST_MS);
    // Whoever stops the process does not wait for it: nothing is written before the transaction ends.
    worker.unref();
    try {
      return await new Promise<ThreadAnswer>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`The thread ended with ${code} and without an answer.`)));
      });
    } finally {
      clearTimeout(timer);
    }
  }
}

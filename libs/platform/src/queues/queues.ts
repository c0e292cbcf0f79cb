import { Logger } from '@nestjs/common';
import {
  createPostgresBackend,
  Queue,
  setDefaultBackendFactory,
  Worker,
  type ConnectionOptions,
  type Job,
  type JobsOptions,
} from 'bullmq';
import { QUEUE_SCHEMA } from '../database/migrate.js';

/** Work on one kind of job. Jobs carry ids only; `run` reads fresh state and is safe to run twice. */
export interface JobHandler<D extends Record<string, string | number> = Record<string, string | number>> {
  queue: string;
  concurrency: number;
  run(data: D): Promise<void>;
}

const DAY_SECONDS = 86_400;
const JOB_OPTIONS: JobsOptions = {
  attempts: 20,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  removeOnComplete: { age: 300, count: 1_000 },
  removeOnFail: { age: 7 * DAY_SECONDS },
};
// A killed worker's job runs again after 10 s instead of 60 (measured, docs/adr/0004).
const WORKER_OPTIONS = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 3 };

/** BullMQ on PostgreSQL, or on Redis when a url is given; the rest of the code sees no difference. */
export class Queues {
  private readonly logger = new Logger('Queues');
  private readonly connection: ConnectionOptions;
  private readonly queues = new Map<string, Queue>();
  private readonly workers: Worker[] = [];

  constructor(options: { databaseUrl: string; redisUrl: string | null }) {
    if (options.redisUrl) {
      setDefaultBackendFactory();
      this.connection = { url: options.redisUrl, maxRetriesPerRequest: null };
    } else {
      setDefaultBackendFactory(createPostgresBackend);
      // The types of BullMQ's options know Redis only; the backend reads this shape.
      this.connection = { connectionString: options.databaseUrl, schema: QUEUE_SCHEMA, max: 4 } as ConnectionOptions;
    }
  }

  /** Adds a job under its business key: adding it again while it waits or runs is no second job. */
  async add(queue: string, key: string, data: Record<string, string | number>): Promise<void> {
    await this.queue(queue).add(queue, data, { ...JOB_OPTIONS, jobId: key.replaceAll(':', '.') });
  }

  /** Repeats a job of `queue` every `ms`, once for all processes. */
  async every(queue: string, ms: number): Promise<void> {
    await this.queue(queue).upsertJobScheduler(
      queue,
      { every: ms },
      { name: queue, data: {}, opts: { removeOnComplete: true, removeOnFail: { age: DAY_SECONDS }, attempts: 1 } },
    );
  }

  work(handler: JobHandler): void {
    const worker = new Worker(handler.queue, (job: Job) => handler.run(job.data), {
      connection: this.connection,
      concurrency: handler.concurrency,
      ...WORKER_OPTIONS,
    });
    worker.on('error', (error) => this.logger.warn(`Queue ${handler.queue}: ${error.name}.`));
    worker.on('failed', (job, error) =>
      this.logger.warn(
        `Job ${handler.queue} ${job?.id ?? ''} failed (${error.name}), attempt ${job?.attemptsMade ?? 0}.`,
      ),
    );
    this.workers.push(worker);
  }

  /** Removes a waiting job, as an operator would by hand. */
  async remove(queue: string, key: string): Promise<void> {
    await this.queue(queue).remove(key.replaceAll(':', '.'));
  }

  /** Jobs by state, for operations. */
  counts(queue: string): Promise<Record<string, number>> {
    return this.queue(queue).getJobCounts('waiting', 'active', 'delayed', 'failed', 'completed');
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((w) => w.close()));
    await Promise.all([...this.queues.values()].map((q) => q.close()));
  }

  private queue(name: string): Queue {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = new Queue(name, { connection: this.connection });
      queue.on('error', (error: Error) => this.logger.warn(`Queue ${name}: ${error.name}.`));
      this.queues.set(name, queue);
    }
    return queue;
  }
}

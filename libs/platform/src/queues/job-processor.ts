import { Processor, WorkerHost } from '@nestjs/bullmq';
import { applyDecorators, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Job } from 'bullmq';
import { describeFault } from '../describe-fault.js';

export type JobData = Record<string, string | number>;

export interface JobProcessorOptions {
  queue: string;
  concurrency?: number;
  /** Interval in milliseconds of a scheduled job, once for all processes. */
  every?: number;
  /** Adds a job at the start of each worker, for work that fell due during downtime. */
  atStart?: boolean;
}

// A killed worker's job restarts after 10 s instead of 60 (measured, docs/adr/0004).
const WORKER_OPTIONS = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 3, drainDelay: 15 };

export const JobProcessorMetadata = DiscoveryService.createDecorator<JobProcessorOptions>();

/** Marks the processor of a queue; the class extends `JobHost`. */
export const JobProcessor = (options: JobProcessorOptions): ClassDecorator =>
  applyDecorators(
    JobProcessorMetadata(options),
    Processor({ name: options.queue }, { concurrency: options.concurrency ?? 1, ...WORKER_OPTIONS }),
  );

/** A failed job. BullMQ stores the message: it contains the class of the error and no personal data. */
class JobFailed extends Error {
  constructor(cause: unknown) {
    super(describeFault(cause));
    this.name = cause instanceof Error ? cause.name : 'JobFailed';
  }
}

export class ProcessStops extends Error {
  override readonly name = 'ProcessStops';
}

/** Base class of processors. Jobs carry ids only; `run` reads fresh state and is idempotent. */
export abstract class JobHost<D extends JobData = JobData> extends WorkerHost implements OnModuleDestroy {
  private readonly stopping = new AbortController();

  abstract run(data: D): Promise<void>;

  /** Aborted when the process stops. Work of more than some seconds ends then, between two transactions. */
  protected get stop(): AbortSignal {
    return this.stopping.signal;
  }

  onModuleDestroy(): void {
    this.stopping.abort(new ProcessStops());
  }

  /** Waits no more, neither now nor when the module of the queues closes its workers; a job at work is done again elsewhere. */
  async abandon(): Promise<void> {
    // BullMQ answers a second call with the promise of the first one.
    this.worker.closing = undefined;
    await this.worker.close(true);
  }

  async process(job: Pick<Job<D>, 'data'>): Promise<void> {
    try {
      await this.run(job.data);
    } catch (error) {
      throw new JobFailed(error);
    }
  }
}

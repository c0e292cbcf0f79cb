import { Processor, WorkerHost } from '@nestjs/bullmq';
import { applyDecorators } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Job } from 'bullmq';
import { describeFault } from '../describe-fault.js';

export type JobData = Record<string, string | number>;

export interface JobProcessorOptions {
  queue: string;
  /** Jobs at the same time, per process; one unless said otherwise. */
  concurrency?: number;
  /** Adds a job every so many milliseconds, once for all processes. */
  every?: number;
  /** Adds a job at the start of each worker, for what fell due while none ran. */
  atStart?: boolean;
}

// A killed worker's job runs again after 10 s instead of 60 (measured, docs/adr/0004).
const WORKER_OPTIONS = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 3 };

export const JobProcessorMetadata = DiscoveryService.createDecorator<JobProcessorOptions>();

/** Marks the provider that works on a queue; the class extends `JobHost`. */
export const JobProcessor = (options: JobProcessorOptions): ClassDecorator =>
  applyDecorators(
    JobProcessorMetadata(options),
    Processor({ name: options.queue }, { concurrency: options.concurrency ?? 1, ...WORKER_OPTIONS }),
  );

/** A job has failed. BullMQ stores the message: it holds the kind of the fault and no value of a traveller. */
class JobFailed extends Error {
  constructor(cause: unknown) {
    super(describeFault(cause));
    this.name = cause instanceof Error ? cause.name : 'JobFailed';
  }
}

/** Work on one kind of job. Jobs carry ids only; `run` reads fresh state and is safe to run twice. */
export abstract class JobHost<D extends JobData = JobData> extends WorkerHost {
  abstract run(data: D): Promise<void>;

  async process(job: Pick<Job<D>, 'data'>): Promise<void> {
    try {
      await this.run(job.data);
    } catch (error) {
      throw new JobFailed(error);
    }
  }
}

import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Queue, type JobsOptions } from 'bullmq';
import { JobProcessorMetadata, type JobData } from './job-processor.js';
import type { QueueBackend } from './queue-connection.js';
import { describeQueueFault, QUEUE_BACKEND } from './queue-fault.js';

const DAY_SECONDS = 86_400;
export const JOB_OPTIONS: JobsOptions = {
  attempts: 20,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  removeOnComplete: { age: 300, count: 1_000 },
  removeOnFail: { age: 7 * DAY_SECONDS },
};
const LATE_MS = 20_000;
const SCHEDULED: JobsOptions = { removeOnComplete: true, removeOnFail: { age: DAY_SECONDS }, attempts: 1 };

/** All registered queues. Start-up fails for a queue without a processor, or a processor without a queue. */
@Injectable()
export class Queues implements OnModuleInit {
  private readonly logger = new Logger('Queues');
  private readonly queues = new Map<string, Queue>();

  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders() as { instance: unknown }[]) {
      if (!isQueue(instance)) continue;
      this.queues.set(instance.name, instance);
      instance.on('error', (error: Error) => this.logger.warn(describeQueueFault(this.backend, instance.name, error)));
    }
    this.assertProcessors();
  }

  /** Adds a job under its business key; a duplicate of a waiting or running job is ignored. */
  async add(queue: string, key: string, data: JobData): Promise<void> {
    await this.queue(queue).add(queue, data, { jobId: key.replaceAll(':', '.') });
  }

  /** Schedules a job every `ms`, once for all processes. */
  async every(queue: string, ms: number): Promise<void> {
    await this.queue(queue).upsertJobScheduler(queue, { every: ms }, { name: queue, data: {}, opts: SCHEDULED });
  }

  /** Schedules it again when its schedule is gone or stands still, as after a flush of Redis. */
  async keepSchedule(queue: string, ms: number): Promise<void> {
    const schedule = await this.queue(queue).getJobScheduler(queue);
    if ((schedule?.next ?? 0) >= Date.now() - ms - LATE_MS) return;
    // A job that takes long holds its schedule up.
    const { waiting = 0, active = 0, delayed = 0 } = await this.counts(queue);
    if (schedule && waiting + active + delayed > 0) return;
    this.logger.warn(`The schedule of ${queue} was lost and is made again.`);
    await this.every(queue, ms);
  }

  async remove(queue: string, key: string): Promise<void> {
    await this.queue(queue).remove(key.replaceAll(':', '.'));
  }

  counts(queue: string): Promise<Record<string, number>> {
    return this.queue(queue).getJobCounts('waiting', 'active', 'delayed', 'failed', 'completed');
  }

  private queue(name: string): Queue {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`The queue ${name} is not registered by any module.`);
    return queue;
  }

  private assertProcessors(): void {
    const processed = this.discovery
      .getProviders({ metadataKey: JobProcessorMetadata.KEY })
      .map((wrapper) => this.discovery.getMetadataByDecorator(JobProcessorMetadata, wrapper)!.queue);
    const idle = [...this.queues.keys()].filter((name) => !processed.includes(name));
    if (idle.length > 0) throw new Error(`Queues without a processor: ${idle.join(', ')}.`);
    const unregistered = processed.filter((name) => !this.queues.has(name));
    if (unregistered.length > 0) throw new Error(`Processors without a queue: ${unregistered.join(', ')}.`);
  }
}

const isQueue = (instance: unknown): instance is Queue => instance instanceof Queue;

import { setTimeout as delay } from 'node:timers/promises';
import { BullRegistrar } from '@nestjs/bullmq';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { newId } from '@landfall/kernel';
import { describeFault, isOfConnection } from '../describe-fault.js';
import { JobHost, JobProcessorMetadata, ProcessStops, type JobProcessorOptions } from './job-processor.js';
import type { QueueBackend } from './queue-connection.js';
import { describeQueueFault, QUEUE_BACKEND } from './queue-fault.js';
import { Queues } from './queues.js';

/** Jobs of a store that was emptied come back within a minute. */
const KEEP_MS = 15_000;
/** Less than `npm start` and containers give a process. */
const CLOSE_MS = 6_000;
const ABANDON_MS = 300;
const PROBE_MS = 1_000;

interface Processor {
  host: JobHost;
  options: JobProcessorOptions;
}

/** Starts processors and schedules after all modules, and drains running jobs before shutdown. */
@Injectable()
export class Processors implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Processors');
  private running: Processor[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly registrar: BullRegistrar,
    private readonly queues: Queues,
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const processors = this.processors();
    this.registrar.register();
    for (const { host, options } of processors) this.report(host, options.queue);
    this.running = processors;
    for (const { options } of processors) {
      if (options.every) await this.queues.every(options.queue, options.every);
      if (options.atStart) await this.queues.add(options.queue, `at-start:${newId()}`, {});
    }
    this.timer = setInterval(() => void this.keepSchedules(processors.map(({ options }) => options)), KEEP_MS);
  }

  private async keepSchedules(options: readonly JobProcessorOptions[]): Promise<void> {
    for (const { queue, every } of options) {
      if (!every) continue;
      await this.queues
        .keepSchedule(queue, every)
        .catch((error: Error) =>
          this.logger.warn(`The schedule of ${queue} could not be read (${describeFault(error)}).`),
        );
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await Promise.all(this.running.map((processor) => this.close(processor)));
  }

  private async close({ host, options: { queue } }: Processor): Promise<void> {
    const began = Date.now();
    if (!(await this.isLost(queue))) {
      const closed = host.worker.close().then(() => true);
      if (await Promise.race([closed, delay(CLOSE_MS + began - Date.now(), false, { ref: false })])) return;
      this.logger.warn(`The queue ${queue} is left without the end of its job, which is done again.`);
    }
    await Promise.race([host.abandon(), delay(ABANDON_MS, undefined, { ref: false })]);
  }

  /** A queue that cannot be reached stores no outcome. */
  private isLost(queue: string): Promise<boolean> {
    return Promise.race([
      this.queues.counts(queue).then(() => false, isOfConnection),
      delay(PROBE_MS, false, { ref: false }),
    ]);
  }

  private processors(): Processor[] {
    return this.discovery.getProviders({ metadataKey: JobProcessorMetadata.KEY }).map((wrapper) => {
      const host: unknown = wrapper.instance;
      if (!(host instanceof JobHost)) throw new Error(`${wrapper.name} is a processor, but no JobHost.`);
      return { host, options: this.discovery.getMetadataByDecorator(JobProcessorMetadata, wrapper)! };
    });
  }

  private report({ worker }: JobHost, queue: string): void {
    worker.on('error', (error) => this.logger.warn(describeQueueFault(this.backend, queue, error)));
    worker.on('failed', (job, error) => {
      if (error.name === ProcessStops.name) return;
      this.logger.warn(
        `Job ${queue} ${job?.id ?? ''} failed (${describeFault(error)}), attempt ${job?.attemptsMade ?? 0}.`,
      );
    });
  }
}

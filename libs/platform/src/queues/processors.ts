import { BullRegistrar } from '@nestjs/bullmq';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { newId } from '@landfall/kernel';
import { JobHost, JobProcessorMetadata, type JobProcessorOptions } from './job-processor.js';
import { Queues } from './queues.js';

/** Starts processors and schedules after all modules, and drains running jobs before shutdown. */
@Injectable()
export class Processors implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Processors');
  private running: JobHost[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly registrar: BullRegistrar,
    private readonly queues: Queues,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const processors = this.processors();
    this.registrar.register();
    for (const { host, options } of processors) this.report(host, options.queue);
    this.running = processors.map(({ host }) => host);
    for (const { options } of processors) {
      if (options.every) await this.queues.every(options.queue, options.every);
      if (options.atStart) await this.queues.add(options.queue, `at-start:${newId()}`, {});
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.running.map((host) => host.worker.close()));
  }

  private processors(): { host: JobHost; options: JobProcessorOptions }[] {
    return this.discovery.getProviders({ metadataKey: JobProcessorMetadata.KEY }).map((wrapper) => {
      const host: unknown = wrapper.instance;
      if (!(host instanceof JobHost)) throw new Error(`${wrapper.name} is a processor, but no JobHost.`);
      return { host, options: this.discovery.getMetadataByDecorator(JobProcessorMetadata, wrapper)! };
    });
  }

  private report({ worker }: JobHost, queue: string): void {
    worker.on('error', (error) => this.logger.warn(`Queue ${queue}: ${error.name}.`));
    worker.on('failed', (job, error) =>
      this.logger.warn(`Job ${queue} ${job?.id ?? ''} failed (${error.name}), attempt ${job?.attemptsMade ?? 0}.`),
    );
  }
}

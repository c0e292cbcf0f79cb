import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { JobHost, JobProcessor, type JobData } from '../queues/job-processor.js';
import { Processors } from '../queues/processors.js';
import type { QueueBackend } from '../queues/queue-connection.js';
import { QueuesModule } from '../queues/queues.module.js';
import { Queues } from '../queues/queues.js';

export interface QueueProcess {
  queues: Queues;
  failures(): Promise<{ reason: string; stack: string[] }[]>;
  /** Removes everything of the queue, its schedule included. */
  wipe(): Promise<void>;
  close(): Promise<void>;
}

export async function queueProcess(
  backend: QueueBackend,
  queue: string,
  run: ((data: JobData) => Promise<void>) | null = null,
  concurrency = 1,
  every: number | null = null,
): Promise<QueueProcess> {
  @JobProcessor({ queue, concurrency, ...(every ? { every } : {}) })
  class Handler extends JobHost {
    run(data: JobData): Promise<void> {
      if (!run) throw new Error(`Nobody works on ${queue} here.`);
      return run(data);
    }
  }

  @Module({
    imports: [DiscoveryModule, QueuesModule.forRoot(backend), BullModule.registerQueue({ name: queue })],
    providers: [Handler, ...(run ? [Processors] : [])],
  })
  class Process {}

  const app = await NestFactory.createApplicationContext(Process, { logger: false, abortOnError: false });
  return {
    queues: app.get(Queues),
    failures: async () =>
      (await app.get<Queue>(getQueueToken(queue)).getFailed()).map((job) => ({
        reason: job.failedReason,
        stack: job.stacktrace ?? [],
      })),
    wipe: async () => {
      const wiped = app.get<Queue>(getQueueToken(queue));
      await wiped.removeJobScheduler(queue);
      await wiped.obliterate({ force: true });
    },
    close: () => app.close(),
  };
}

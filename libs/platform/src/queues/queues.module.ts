import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { queueConnection, type QueueBackend } from './queue-connection.js';
import { QUEUE_BACKEND } from './queue-fault.js';
import { JOB_OPTIONS, Queues } from './queues.js';

/** BullMQ on PostgreSQL, or on Redis with a url. The module runs no processors. */
@Module({})
export class QueuesModule {
  static forRoot(backend: QueueBackend): DynamicModule {
    return {
      module: QueuesModule,
      global: true,
      imports: [
        DiscoveryModule,
        BullModule.forRoot({
          connection: queueConnection(backend),
          defaultJobOptions: JOB_OPTIONS,
          extraOptions: { manualRegistration: true },
        }),
      ],
      providers: [Queues, { provide: QUEUE_BACKEND, useValue: backend }],
      exports: [Queues, QUEUE_BACKEND],
    };
  }
}

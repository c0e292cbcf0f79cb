import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Subscribers } from './events/subscribers.js';
import { Processors } from './queues/processors.js';

/** Makes a process a worker: runs the queue processors, schedules and log subscribers that the modules beside it provide. */
@Module({ imports: [DiscoveryModule], providers: [Processors, Subscribers] })
export class BackgroundModule {}

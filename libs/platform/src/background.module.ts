import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { LogSubscribers } from './events/log-subscribers.js';
import { Processors } from './queues/processors.js';

/** Makes a process a worker: runs queue processors, schedules and log subscribers. */
@Module({ imports: [DiscoveryModule], providers: [Processors, LogSubscribers] })
export class BackgroundModule {}

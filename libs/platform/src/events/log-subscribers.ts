import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventOf, EventType } from '@landfall/kernel';
import { Database, type Tx } from '../database/database.js';
import { EventTypes } from './event-types.js';
import { Subscriber, type AfterCommit, type SubscriberDefinition } from './subscriber.js';
import { LogSignal } from './log-signal.js';

/** Marks a provider as a log subscriber with a checkpoint; see `SubscriberDefinition`. */
export abstract class LogSubscriber<T extends EventType = EventType> implements SubscriberDefinition<T> {
  abstract readonly name: string;
  abstract readonly types: readonly T[];
  readonly beginsAt?: 'end';
  abstract apply(tx: Tx, event: EventOf<T>): Promise<void | AfterCommit>;
}

/** Starts the log subscribers after all modules and stops them first. */
@Injectable()
export class LogSubscribers implements OnApplicationBootstrap, OnModuleDestroy {
  private running: Subscriber[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly database: Database,
    private readonly eventTypes: EventTypes,
    private readonly signal: LogSignal,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.discovery
      .getProviders()
      .map(({ instance }: { instance: unknown }) => instance)
      .filter(isSubscriber)
      .map((subscriber) => new Subscriber(subscriber, this.database, this.eventTypes, this.signal));
    for (const subscriber of this.running) subscriber.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.running.map((subscriber) => subscriber.stop()));
  }
}

const isSubscriber = (instance: unknown): instance is LogSubscriber => instance instanceof LogSubscriber;

import { hash } from 'node:crypto';
import { Inject, Module } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Clock } from '@landfall/kernel';
import { CLOCK, Database, MAX_PAGE_SIZE } from '@landfall/platform';
import type { DestinationEvent } from './destination-event.entity.js';
import { IMPORTANT_EVENTS, selectedEvents } from './destination-event-store.js';

export interface ImportantEvents {
  events: readonly DestinationEvent[];
  /** Another text after each change of them. */
  version: string;
}

/** The events that trip pages choose from: important ones that go on, wherever. */
export class FindImportantEvents extends Query<ImportantEvents> {}

@QueryHandler(FindImportantEvents)
export class FindImportantEventsHandler implements IQueryHandler<FindImportantEvents> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(): Promise<ImportantEvents> {
    const selection = { ...IMPORTANT_EVENTS, limit: MAX_PAGE_SIZE, now: this.clock.now() };
    const events = await this.database.transaction('none', (tx) => selectedEvents(tx, selection));
    return { events, version: hash('sha256', JSON.stringify(events), 'base64') };
  }
}

/** What pages of travellers need of events: no GraphQL. */
@Module({ providers: [FindImportantEventsHandler] })
export class ImportantEventsModule {}

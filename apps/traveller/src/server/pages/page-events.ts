import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindImportantEvents, type ImportantEvents } from '@landfall/newsroom/important-events';
import { LRUCache } from 'lru-cache';

/** How late a page shows a new event, or one that is over. */
const KEPT_MS = 10_000;

@Injectable()
export class PageEvents {
  private readonly read: LRUCache<'events', ImportantEvents>;

  constructor(queries: QueryBus) {
    this.read = new LRUCache({
      max: 1,
      ttl: KEPT_MS,
      fetchMethod: () => queries.execute(new FindImportantEvents()),
    });
  }

  known(): ImportantEvents | undefined {
    return this.read.get('events');
  }

  async now(): Promise<ImportantEvents> {
    return this.read.forceFetch('events');
  }
}

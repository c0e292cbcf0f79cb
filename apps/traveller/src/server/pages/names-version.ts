import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindNamesVersion } from '@landfall/journeys/traveller';
import { LRUCache } from 'lru-cache';

/** How late a page shows the new name of an authority or a new machine translation. */
const KEPT_MS = 10_000;

/** The state of the names in pages, read every ten seconds at most. */
@Injectable()
export class NamesVersion {
  private readonly read: LRUCache<'names', string>;

  constructor(queries: QueryBus) {
    this.read = new LRUCache({ max: 1, ttl: KEPT_MS, fetchMethod: () => queries.execute(new FindNamesVersion()) });
  }

  /** Undefined: not read in the last ten seconds. */
  known(): string | undefined {
    return this.read.get('names');
  }

  async now(): Promise<string> {
    return this.read.forceFetch('names');
  }
}

import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { IsoDate, Language } from '@landfall/kernel';
import type { TripPageVersion } from '@landfall/journeys/traveller';
import { LRUCache } from 'lru-cache';
import type { Encoding, PageBody } from './compress-page.js';
import { TighterPages } from './tighter-pages.js';

const MAX_BYTES = 32 * 1_048_576;

/** Everything that decides over the bytes of an open page. */
export interface PageRequest {
  version: TripPageVersion;
  /** Null: that of the trip. */
  language: Language | null;
  isSubscribed: boolean;
  today: IsoDate;
  /** Of what the version does not cover: authorities and machine translations. */
  namesVersion: string;
  /** Null: the trip has events off. */
  eventsVersion: string | null;
  /** Counts the changes of the places in memory. */
  placesVersion: number;
  encoding: Encoding | null;
}

export interface MadePage {
  body: PageBody;
  /** Read again after the page was made. */
  version: TripPageVersion | null;
}

/** The bytes of open pages, for as long as everything that they are made of stays the same. */
@Injectable()
export class KnownPages {
  private readonly pages = new LRUCache<string, PageBody>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length,
  });
  private readonly underWay = new Map<string, Promise<PageBody | null>>();

  constructor(private readonly tighter: TighterPages) {}

  known(request: PageRequest): PageBody | undefined {
    return this.pages.get(keyOf(request));
  }

  /** The page of a request, made once for all who wait for it. Null where `make` finds none that is open. */
  async page(request: PageRequest, make: (request: PageRequest) => Promise<MadePage | null>): Promise<PageBody | null> {
    const key = keyOf(request);
    const known = this.pages.get(key);
    if (known) return known;
    let making = this.underWay.get(key);
    if (!making) {
      making = this.made(request, key, make).finally(() => this.underWay.delete(key));
      this.underWay.set(key, making);
    }
    return making;
  }

  private async made(
    request: PageRequest,
    key: string,
    make: (request: PageRequest) => Promise<MadePage | null>,
  ): Promise<PageBody | null> {
    const page = await make(request);
    // A page that was made while its trip changed is kept for nobody.
    if (page?.version && keyOf({ ...request, version: page.version }) === key) this.keep(key, page.body);
    return page?.body ?? null;
  }

  private keep(key: string, body: PageBody): void {
    this.pages.set(key, body);
    this.tighter.add(body, (tighter) => {
      if (this.pages.peek(key) === body) this.pages.set(key, tighter);
    });
  }
}

/** Whether a page is about to become another one does not decide over what it is now. */
function keyOf({ version: { isStale: _, ...version }, ...request }: PageRequest): string {
  return hash('sha256', JSON.stringify({ version, ...request }), 'base64');
}

import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { dayIn, type Clock, type IsoDate } from '@landfall/kernel';
import { FindTripPageVersion, TripPageSignal, type TripPageVersion } from '@landfall/journeys/traveller';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, type TravellerConfig } from '@landfall/platform';
import { LRUCache } from 'lru-cache';
import type { PageRequest } from './known-pages.js';
import { NamesVersion } from './names-version.js';
import { PageEvents } from './page-events.js';
import { StalePages } from './stale-pages.js';

/** A few MB at most. */
const MAX_VERSIONS = 20_000;

/** What decides over the answer in a page, beside the trip. */
export type AnswerOf = Pick<PageRequest, 'language' | 'namesVersion' | 'placesVersion'>;

type Said = Pick<PageRequest, 'language' | 'isSubscribed' | 'encoding'>;

interface KnownVersion {
  version: TripPageVersion;
  today: IsoDate;
  /** How many signals had come before it was read. */
  signals: number;
}

/** Adds to what a request says all else that decides over the bytes of its page. */
@Injectable()
export class PageRequests {
  /** Days begin with a minute everywhere. */
  private day: { minute: number; today: IsoDate } | null = null;
  private readonly versions = new LRUCache<string, KnownVersion>({ max: MAX_VERSIONS });

  constructor(
    private readonly queries: QueryBus,
    private readonly stale: StalePages,
    private readonly places: Places,
    private readonly names: NamesVersion,
    private readonly events: PageEvents,
    private readonly signal: TripPageSignal,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<TravellerConfig, 'timeZone'>,
  ) {}

  /** Null where no page is open. Asks the database. */
  async of(token: string, said: Said): Promise<PageRequest | null> {
    const { count: signals } = this.signal;
    const today = this.today();
    const found = await this.queries.execute(new FindTripPageVersion(token));
    const version = found?.state === 'ACTIVE' && found.isStale ? await this.stale.renewed(token, found) : found;
    if (version?.state !== 'ACTIVE') return null;
    this.versions.set(token, { version, today, signals });
    const namesVersion = await this.names.now();
    const eventsVersion = version.showEvents ? (await this.events.now()).version : null;
    return { version, ...said, today, namesVersion, eventsVersion, placesVersion: this.places.changes };
  }

  /** As `of`, out of memory: undefined unless nothing has changed since then, and any change would have been heard of. */
  known(token: string, said: Said): PageRequest | undefined {
    const { version, today, signals } = this.versions.get(token) ?? {};
    const namesVersion = this.names.known();
    if (!version || version.isStale || signals !== this.signal.count || !this.signal.isCurrent) return undefined;
    const eventsVersion = version.showEvents ? this.events.known()?.version : null;
    if (today !== this.today() || namesVersion === undefined || eventsVersion === undefined) return undefined;
    return { version, ...said, today, namesVersion, eventsVersion, placesVersion: this.places.changes };
  }

  /** For the page of a new trip that nobody has opened yet; null where none is open, or where its answer is about to be another one. */
  async ahead(token: string): Promise<AnswerOf | null> {
    const version = await this.queries.execute(new FindTripPageVersion(token));
    if (version?.state !== 'ACTIVE' || version.isStale) return null;
    return { language: null, namesVersion: await this.names.now(), placesVersion: this.places.changes };
  }

  today(): IsoDate {
    const now = this.clock.now();
    const minute = Math.floor(now.getTime() / 60_000);
    if (this.day?.minute !== minute) this.day = { minute, today: dayIn(this.config.timeZone, now) };
    return this.day.today;
  }
}

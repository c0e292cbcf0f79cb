import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { dayIn, type Clock, type IsoDate } from '@landfall/kernel';
import { FindTripPageVersion } from '@landfall/journeys/traveller';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, type TravellerConfig } from '@landfall/platform';
import type { PageRequest } from './known-pages.js';
import { NamesVersion } from './names-version.js';

/** Adds to what a request says all else that decides over the bytes of its page. */
@Injectable()
export class PageRequests {
  constructor(
    private readonly queries: QueryBus,
    private readonly places: Places,
    private readonly names: NamesVersion,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<TravellerConfig, 'timeZone'>,
  ) {}

  /** Null where no page is open. */
  async of(
    token: string,
    said: Pick<PageRequest, 'language' | 'isSubscribed' | 'encoding'>,
  ): Promise<PageRequest | null> {
    const version = await this.queries.execute(new FindTripPageVersion(token));
    if (version?.state !== 'ACTIVE') return null;
    const namesVersion = await this.names.now();
    return { version, ...said, today: this.today(), namesVersion, placesVersion: this.places.changes };
  }

  today(): IsoDate {
    return dayIn(this.config.timeZone, this.clock.now());
  }
}

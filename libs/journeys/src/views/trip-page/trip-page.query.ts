import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { dayIn, type Clock, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import DataLoader from 'dataloader';
import { CLOCK, CONFIG, Database, hashSecret, type Config } from '@landfall/platform';
import { Snapshots } from '../../model/snapshots.js';
import { onCruise, openPage, presentSnapshot } from './open-trip-page.js';
import { unreadAt, withPresentIds, type TripPageModel } from './trip-page-content.js';
import { versionsOfPages, type TripPageVersion } from './trip-page-version.js';

/** What a trip page shows now, for the secret of its link; null for a wrong and for a missing link alike. */
export class TripPage extends Query<TripPageModel | null> {
  constructor(
    readonly token: string,
    /** Null: that of the trip. */
    readonly language: Language | null,
  ) {
    super();
  }
}

/** The version of a trip page, for the secret of its link; null for a wrong and for a missing link alike. */
export class FindTripPageVersion extends Query<TripPageVersion | null> {
  constructor(readonly token: string) {
    super();
  }
}

/** A statement that takes longer holds up nobody else. */
const LONGEST_WAIT_MS = 50;
const MOST_AT_ONCE = 100;

/** Requests that come while a statement is under way share the next one: under load there is one for many of them. */
@QueryHandler(FindTripPageVersion)
export class FindTripPageVersionHandler implements IQueryHandler<FindTripPageVersion> {
  private underWay: Promise<unknown> = Promise.resolve();
  private readonly versions = new DataLoader<Buffer, TripPageVersion | null>((hashes) => this.read(hashes), {
    cache: false,
    maxBatchSize: MOST_AT_ONCE,
    batchScheduleFn: (send) => this.afterwards(send),
  });

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  execute({ token }: FindTripPageVersion): Promise<TripPageVersion | null> {
    return this.versions.load(hashSecret(token));
  }

  private read(hashes: readonly Buffer[]): Promise<(TripPageVersion | null)[]> {
    const today = dayIn(this.config.timeZone, this.clock.now());
    const reading = versionsOfPages(this.database, hashes, today);
    this.underWay = reading.catch(() => undefined);
    return reading;
  }

  private afterwards(send: () => void): void {
    const waited = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_WAIT_MS);
      void this.underWay.then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
    void waited.then(send);
  }
}

/**
 * Reads the stored answer of an itinerary, with the authorities and translations that this answer names. It needs no rules, so that
 * the process of the travellers can ask it too.
 */
@QueryHandler(TripPage)
export class TripPageHandler implements IQueryHandler<TripPage> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly snapshots: Snapshots,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  execute({ token, language }: TripPage): Promise<TripPageModel | null> {
    return this.database.transaction('system', async (tx) => {
      const found = await openPage(
        tx,
        { token, language, today: dayIn(this.config.timeZone, this.clock.now()) },
        async ({ fingerprint }) => (await this.snapshots.ofItinerary(tx, fingerprint))!,
      );
      if (!found?.answer) return found?.page ?? null;
      const { page, answer } = found;
      return {
        ...page,
        changes: withPresentIds(page.changes, this.places),
        detail: await presentSnapshot(tx, answer, {
          language: page.language,
          changedAt: unreadAt(page.changes),
          places: this.places,
          onCruise: onCruise(page.journey),
        }),
      };
    });
  }
}

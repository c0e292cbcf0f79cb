import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { dayIn, type Clock, type Language } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, type Config } from '@landfall/platform';
import { snapshotHashOf } from '../../model/stored-itinerary.js';
import { openPage } from './open-trip-page.js';
import { unreadAt, type TripPageModel } from './trip-page-content.js';

/** An open page without what it shares with other trips: its answer is named by its hash. */
export interface TripPageHead {
  page: TripPageModel;
  snapshotHash: string;
  /** When the newest unread change of each entry was made, by `place|detailType`. */
  changedAt: ReadonlyMap<string, string>;
}

/** What belongs to a single trip, for the secret of its link; null for one that leads to no open page. */
export class FindTripPageHead extends Query<TripPageHead | null> {
  constructor(
    readonly token: string,
    /** Null: that of the trip. */
    readonly language: Language | null,
  ) {
    super();
  }
}

@QueryHandler(FindTripPageHead)
export class FindTripPageHeadHandler implements IQueryHandler<FindTripPageHead> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  execute({ token, language }: FindTripPageHead): Promise<TripPageHead | null> {
    const today = dayIn(this.config.timeZone, this.clock.now());
    return this.database.transaction('system', async (tx) => {
      const found = await openPage(tx, { token, language, today }, ({ fingerprint }) =>
        snapshotHashOf(tx, fingerprint),
      );
      if (!found?.answer) return null;
      return { page: found.page, snapshotHash: found.answer, changedAt: unreadAt(found.page.changes) };
    });
  }
}

import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { presentAnswer, type PresentedAnswer } from '@landfall/answers/present-answer';
import { statedInAnswer } from '@landfall/answers/stated-in-answer';
import { translationsOf } from '@landfall/answers/translations-of';
import { dayIn, type Clock, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, Database, hashSecret, type Config, type Tx } from '@landfall/platform';
import { authoritiesById } from '@landfall/restrictions/authorities';
import { tripByTokenHash } from '../../model/journey-store.js';
import { itineraryBy, type StoredItinerary } from '../../model/stored-itinerary.js';
import { changesOf, closedPage, subscriptionState, unreadAt, type TripPageModel } from './trip-page-content.js';
import { versionOfPage, type TripPageVersion } from './trip-page-version.js';

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

@QueryHandler(FindTripPageVersion)
export class FindTripPageVersionHandler implements IQueryHandler<FindTripPageVersion> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  execute({ token }: FindTripPageVersion): Promise<TripPageVersion | null> {
    const today = dayIn(this.config.timeZone, this.clock.now());
    return this.database.transaction('system', (tx) => versionOfPage(tx, hashSecret(token), today));
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
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  execute({ token, language }: TripPage): Promise<TripPageModel | null> {
    return this.database.transaction('system', async (tx) => {
      const journey = await tripByTokenHash(tx, hashSecret(token));
      if (!journey) return null;
      const page = await closedPage(tx, journey, language, this.clock, this.config);
      if (page.state !== 'ACTIVE') return page;
      // Before its changes: a new answer is stored with them, so a page never shows it without them.
      const { snapshot } = (await itineraryBy(tx, journey.fingerprint))!;
      const changes = await changesOf(tx, journey, page.language, null);
      return {
        ...page,
        detail: await this.detail(tx, snapshot, page.language, unreadAt(changes)),
        changes,
        subscription: await subscriptionState(tx, journey.id),
      };
    });
  }

  private async detail(
    tx: Tx,
    snapshot: StoredItinerary['snapshot'],
    language: Language,
    changedAt: ReadonlyMap<string, string>,
  ): Promise<PresentedAnswer> {
    const named = snapshot.entries.flatMap((entry) => entry.statements.flatMap((s) => s.authorityId ?? []));
    const authorities = await authoritiesById(tx, [...new Set(named)]);
    return presentAnswer(snapshot, {
      language,
      view: 'TRAVELLER',
      changedAt,
      places: this.places,
      authority: (id) => authorities.get(id) ?? null,
      translations: await translationsOf(tx, statedInAnswer(snapshot), language, null),
    });
  }
}

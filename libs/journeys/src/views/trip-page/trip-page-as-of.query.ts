import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { asOfMoment, dayIn, InputRejected, type Clock, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { HistoricalPlaces } from '@landfall/places/historical-places';
import { CLOCK, CONFIG, Database, hashSecret, type Config, type Tx, type Validated } from '@landfall/platform';
import { answerWithScheduledRevisions } from '@landfall/requirements';
import { withCruiseNote } from '@landfall/answers/with-cruise-note';
import { presentAnswerAsOf } from '@landfall/answers/present-answer-as-of';
import { rulesAsOf } from '@landfall/answers/historical-rules';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { type PresentedAnswer } from '@landfall/answers/present-answer';
import { tripOf } from '../../model/stored-itinerary.js';
import { journeyById, tripByTokenHash, type TripJourney } from '../../model/journey-store.js';
import { tripOfThen } from '../../model/trip-in.js';
import { onCruise } from './open-trip-page.js';
import type { TripPageAsOfInput } from './trip-page.input.js';
import {
  changesOf,
  closedPage,
  subscriptionState,
  unreadAt,
  withPresentIds,
  type TripPageModel,
} from './trip-page-content.js';

/** Who asks: a traveller with the secret of the link, or the organisation of the page. */
export type Requester = { token: string } | { organisationId: string; journeyId: string };

/**
 * A trip page as it stood at a past moment, which is rejected when it lies before the page or is still to come. Null for a page that
 * the one who asks does not have.
 */
export class TripPageAsOf extends Query<TripPageModel | null> {
  constructor(
    readonly by: Requester,
    readonly requested: Validated<TripPageAsOfInput>,
  ) {
    super();
  }
}

@QueryHandler(TripPageAsOf)
export class TripPageAsOfHandler implements IQueryHandler<TripPageAsOf> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly historicalPlaces: HistoricalPlaces,
  ) {}

  async execute({ by, requested }: TripPageAsOf): Promise<TripPageModel | null> {
    const { input, shape } = requested;
    const moment = asOfMoment(input.asOf, this.clock.now(), shape);
    const language = input.language ?? null;
    return 'token' in by ? this.byToken(by.token, language, moment) : this.ofOrganisation(by, language, moment);
  }

  private byToken(token: string, language: Language | null, asOf: Date): Promise<TripPageModel | null> {
    return this.database.transaction('system', async (tx) => {
      const journey = await tripByTokenHash(tx, hashSecret(token));
      if (!journey) return null;
      const page = await closedPage(tx, journey, language, dayIn(this.config.timeZone, this.clock.now()));
      // To who has the link a closed page stays closed, whatever moment it is asked about.
      return page.state === 'ACTIVE' ? this.opened(tx, page, asOf) : page;
    });
  }

  /** A page that is closed now has not lost what it said: its agency may have to prove it. */
  private ofOrganisation(
    { organisationId, journeyId }: Exclude<Requester, { token: string }>,
    language: Language | null,
    asOf: Date,
  ): Promise<TripPageModel | null> {
    return this.database.transaction({ organisationId }, async (tx) => {
      const journey = await journeyById(tx, journeyId);
      if (journey?.organisationId !== organisationId) return null;
      return this.opened(
        tx,
        await closedPage(tx, journey, language, dayIn(this.config.timeZone, this.clock.now())),
        asOf,
      );
    });
  }

  private async opened(tx: Tx, page: TripPageModel, asOf: Date): Promise<TripPageModel> {
    const { journey, language } = page;
    if (asOf < journey.createdAt) throw new InputRejected([{ field: 'asOf', key: 'rejection.asOfBeforePage' }]);
    const changes = await changesOf(tx, journey, language, asOf);
    return {
      ...page,
      detail: await this.detail(tx, journey, language, asOf, unreadAt(changes)),
      changes: withPresentIds(changes, this.places),
      subscription: await subscriptionState(tx, journey.id),
    };
  }

  private async detail(
    tx: Tx,
    journey: TripJourney,
    language: Language,
    asOf: Date,
    changedAt: ReadonlyMap<string, string>,
  ): Promise<PresentedAnswer> {
    const places = await this.historicalPlaces.at(tx, asOf);
    const trip = tripOfThen(await tripOf(tx, journey.fingerprint), places, this.places);
    const { ruleIndex, ...known } = await rulesAsOf(tx, this.ruleIndex, trip, asOf, language);
    const options = { language, view: 'TRAVELLER' as const, changedAt, places, ...known };
    const answer = answerWithScheduledRevisions(ruleIndex, trip, []);
    const citizenships = onCruise(journey);
    return presentAnswerAsOf(
      asOf,
      citizenships ? withCruiseNote(answer, { citizenships, purpose: 'PRIVATE' }) : answer,
      options,
    );
  }
}

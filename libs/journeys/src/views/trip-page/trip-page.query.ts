import { Inject } from '@nestjs/common';
import type { DetailValue } from '@landfall/catalogue';
import { dayIn, InputRefused, type Clock, type Language } from '@landfall/kernel';
import { organisationById, presentOrganisation, type OrganisationProfile } from '@landfall/organisations/persistence';
import { Places } from '@landfall/places';
import { PastPlaces } from '@landfall/places/persistence';
import { CLOCK, CONFIG, Database, hashSecret, type Config, type Tx } from '@landfall/platform';
import { answerWithPlans, type Difference } from '@landfall/requirements';
import { AuthorityDirectory } from '@landfall/restrictions/authority-directory';
import { presentAnswer, type PresentedAnswer } from '@landfall/answers/present-answer';
import { presentAnswerAsOf } from '@landfall/answers/present-answer-as-of';
import { rulesAsOf } from '@landfall/answers/past-rules';
import { RuleBookKeeper } from '@landfall/answers/rule-book-keeper';
import { translationsAsOf } from '@landfall/answers/translations-as-of';
import { wantedMoment } from '@landfall/kernel';
import { changeSideText, changeTitle } from '../../model/change-text.js';
import { itineraryBy, type StoredItinerary } from '../../model/itinerary-store.js';
import { journeyById, journeyByTokenHash, pageState, type Journey, type PageState } from '../../model/journey-store.js';
import { subscriptionOf } from '../../model/subscription.js';
import { tripOfThen } from '../../model/trip-in.js';

const MAX_CHANGES = 200;

export interface TripPageChange {
  id: string;
  at: Date;
  destination: string;
  detailType: string;
  title: string;
  before: string | null;
  after: string | null;
  isRead: boolean;
  citizenships: string[];
}

export interface TripPageModel {
  state: PageState;
  journey: Journey;
  language: Language;
  organisation: OrganisationProfile;
  /** Null when the page is closed to who asks. */
  detail: PresentedAnswer | null;
  changes: TripPageChange[];
  subscription: 'NONE' | 'PENDING' | 'CONFIRMED';
}

/** What a trip page shows, now or as it stood at a past moment (`asOf`, which is refused when it lies before the page). */
export class TripPageQuery {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly authorities: AuthorityDirectory,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    private readonly ruleBook: RuleBookKeeper,
    private readonly pastPlaces: PastPlaces,
  ) {}

  /** The page behind a link's secret; null for a wrong and for a missing link alike. */
  async byToken(token: string, language: Language | null, asOf: string | null = null): Promise<TripPageModel | null> {
    const moment = asOf !== null ? wantedMoment(asOf, this.clock.now()) : null;
    return this.database.transaction('system', async (tx) => {
      const journey = await journeyByTokenHash(tx, hashSecret(token));
      return journey && this.page(tx, journey, language, moment);
    });
  }

  /**
   * A page of an organisation as it stood at a past moment; null for what is not its own. A page that is closed now has
   * not lost what it said: its agency may have to prove it.
   */
  async pastOf(
    organisationId: string,
    journeyId: string,
    language: Language | null,
    asOf: string,
  ): Promise<TripPageModel | null> {
    const moment = wantedMoment(asOf, this.clock.now());
    return this.database.transaction({ organisationId }, async (tx) => {
      const journey = await journeyById(tx, journeyId);
      return journey?.organisationId === organisationId
        ? this.page(tx, journey, language, moment, 'also closed')
        : null;
    });
  }

  private async page(
    tx: Tx,
    journey: Journey,
    language: Language | null,
    asOf: Date | null,
    which: 'active' | 'also closed' = 'active',
  ): Promise<TripPageModel> {
    const organisation = (await organisationById(tx, journey.organisationId))!;
    const state = pageState(journey, dayIn(this.config.timeZone, this.clock.now()));
    const shown = language ?? (journey.language as Language);
    const closed = {
      state,
      journey,
      language: shown,
      organisation,
      detail: null,
      changes: [],
      subscription: 'NONE' as const,
    };
    // To who has the link a closed page stays closed, whatever moment it is asked about.
    if (state !== 'ACTIVE' && which === 'active') return closed;
    if (asOf && asOf < journey.createdAt) throw new InputRefused([{ field: 'asOf', key: 'refusal.asOfBeforePage' }]);
    const itinerary = (await itineraryBy(tx, journey.fingerprint))!;
    const changes = await this.changes(tx, journey, shown, asOf);
    const subscription = await subscriptionOf(tx, journey.id);
    return {
      ...closed,
      detail: await this.detail(tx, itinerary, changes, shown, asOf),
      changes,
      subscription: !subscription || subscription.status === 'ENDED' ? 'NONE' : subscription.status,
    };
  }

  private async detail(
    tx: Tx,
    itinerary: StoredItinerary,
    changes: readonly TripPageChange[],
    language: Language,
    asOf: Date | null,
  ): Promise<PresentedAnswer> {
    const changedAt = new Map(
      changes.filter((c) => !c.isRead).map((c) => [`${c.destination}|${c.detailType}`, c.at.toISOString()]),
    );
    const options = { language, view: 'TRAVELLER' as const, changedAt };
    if (!asOf)
      return presentAnswer(itinerary.document, {
        ...options,
        places: this.places,
        authority: this.authorities.get,
        translations: this.ruleBook.translations,
      });
    const places = await this.pastPlaces.at(tx, asOf);
    const trip = tripOfThen(itinerary.trip, places, this.places);
    const { book, ...known } = await rulesAsOf(tx, this.ruleBook, trip, asOf, language);
    return presentAnswerAsOf(asOf, answerWithPlans(book, trip, []), { ...options, places, ...known });
  }

  private async changes(tx: Tx, journey: Journey, language: Language, asOf: Date | null): Promise<TripPageChange[]> {
    const { rows } = await tx.query<{
      id: string;
      at: Date;
      place: string;
      detail_type: string;
      citizenships: string[];
      before: Difference['before'];
      after: Difference['after'];
      read: boolean;
    }>(
      `select c.id, c.at, c.place, c.detail_type, c.citizenships, c.before, c.after, r.change_id is not null as read
       from itinerary_change c left join journey_change_read r on r.journey_id = $1 and r.change_id = c.id and ($4::timestamptz is null or r.read_at <= $4)
       where c.fingerprint = $2 and c.id > $3 and ($4::timestamptz is null or c.at <= $4) order by c.id desc limit ${MAX_CHANGES}`,
      [journey.id, journey.fingerprint, journey.firstChangeId, asOf],
    );
    const translations = asOf
      ? await translationsAsOf(tx, rows.flatMap(statedIn), language, asOf)
      : this.ruleBook.translations;
    return rows.map((row) => ({
      id: row.id,
      at: row.at,
      destination: row.place,
      detailType: row.detail_type,
      title: changeTitle(row.detail_type, language),
      before: changeSideText(row.before, language, translations),
      after: changeSideText(row.after, language, translations),
      isRead: row.read,
      citizenships: row.citizenships,
    }));
  }
}

/** What the two sides of a change state. */
const statedIn = ({ before, after }: Pick<Difference, 'before' | 'after'>): [type: string, value: DetailValue][] =>
  [before, after].flatMap((side) =>
    side === null || typeof side === 'string'
      ? []
      : side.statements.map((s): [string, DetailValue] => [side.detailType, s.value]),
  );

/** The organisation as travellers see it. */
export const publicOrganisation = (organisation: OrganisationProfile): object =>
  presentOrganisation(organisation, 'public');

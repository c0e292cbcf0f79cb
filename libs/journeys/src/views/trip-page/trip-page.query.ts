import { Inject } from '@nestjs/common';
import type { Clock, Language } from '@landfall/kernel';
import { organisationById, presentOrganisation, type OrganisationProfile } from '@landfall/organisations/persistence';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, Database, hashSecret, type Config, type Tx } from '@landfall/platform';
import type { Difference } from '@landfall/requirements';
import { AuthorityDirectory, presentAnswer, type PresentedAnswer } from '@landfall/restrictions/answers';
import { changeSideText, changeTitle } from '../../model/change-text.js';
import { itineraryBy } from '../../model/itinerary-store.js';
import { journeyByTokenHash, pageState, type Journey, type PageState } from '../../model/journey-store.js';
import { subscriptionOf } from '../../model/subscription.js';
import { dayIn } from '../../model/today.js';

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
  /** Null unless the page is active: a closed page carries no trip data. */
  detail: PresentedAnswer | null;
  changes: TripPageChange[];
  subscription: 'NONE' | 'PENDING' | 'CONFIRMED';
}

/** The trip page behind a link's secret, in a language; null for a wrong and for a missing link alike. */
export class TripPageQuery {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly authorities: AuthorityDirectory,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async byToken(token: string, language: Language | null): Promise<TripPageModel | null> {
    return this.database.transaction('system', async (tx) => {
      const journey = await journeyByTokenHash(tx, hashSecret(token));
      if (!journey) return null;
      const organisation = (await organisationById(tx, journey.organisationId))!;
      const state = pageState(journey, dayIn(this.config.timeZone, this.clock.now()));
      const shown = language ?? (journey.language as Language);
      const closed = { state, journey, language: shown, organisation, detail: null, changes: [], subscription: 'NONE' as const };
      if (state !== 'ACTIVE') return closed;
      const itinerary = (await itineraryBy(tx, journey.fingerprint))!;
      const changes = await this.changes(tx, journey, shown);
      const changedAt = new Map(changes.filter((c) => !c.isRead).map((c) => [`${c.destination}|${c.detailType}`, c.at.toISOString()]));
      const subscription = await subscriptionOf(tx, journey.id);
      return {
        ...closed,
        detail: presentAnswer(itinerary.document, { language: shown, view: 'TRAVELLER', places: this.places, authority: this.authorities.get, changedAt }),
        changes,
        subscription: !subscription || subscription.status === 'ENDED' ? 'NONE' : subscription.status,
      };
    });
  }

  private async changes(tx: Tx, journey: Journey, language: Language): Promise<TripPageChange[]> {
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
       from itinerary_change c left join journey_change_read r on r.journey_id = $1 and r.change_id = c.id
       where c.fingerprint = $2 and c.id > $3 order by c.id desc limit ${MAX_CHANGES}`,
      [journey.id, journey.fingerprint, journey.firstChangeId],
    );
    return rows.map((row) => ({
      id: row.id,
      at: row.at,
      destination: row.place,
      detailType: row.detail_type,
      title: changeTitle(row.detail_type, language),
      before: changeSideText(row.before, language),
      after: changeSideText(row.after, language),
      isRead: row.read,
      citizenships: row.citizenships,
    }));
  }
}

/** The organisation as travellers see it. */
export const publicOrganisation = (organisation: OrganisationProfile): object => presentOrganisation(organisation, 'public');

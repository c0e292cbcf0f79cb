import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { dayIn, type Clock, type Language } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, IsCalendarDay, IsOfferedLanguage, type Config } from '@landfall/platform';
import { journeyById } from '../../model/journey-store.js';
import { closedPage, type TripPageModel } from './trip-page-content.js';

/** About the evidence of a trip, as the api names it. */
export class EvidenceInput {
  /** Null: that of the trip. */
  @IsOfferedLanguage({ isLocale: true }) language?: Language | null;
  /** Null: not known. */
  @IsCalendarDay() contractOn?: string | null;
}

/** A trip page without its answer, for the organisation that it belongs to; null for any other. */
export class OwnTripPage extends Query<TripPageModel | null> {
  constructor(
    readonly journeyId: string,
    readonly organisationId: string,
    /** Null: that of the trip. */
    readonly language: Language | null,
  ) {
    super();
  }
}

@QueryHandler(OwnTripPage)
export class OwnTripPageHandler implements IQueryHandler<OwnTripPage> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  execute({ journeyId, organisationId, language }: OwnTripPage): Promise<TripPageModel | null> {
    return this.database.transaction({ organisationId }, async (tx) => {
      const journey = await journeyById(tx, journeyId);
      if (journey?.organisationId !== organisationId) return null;
      return closedPage(tx, journey, language, dayIn(this.config.timeZone, this.clock.now()));
    });
  }
}

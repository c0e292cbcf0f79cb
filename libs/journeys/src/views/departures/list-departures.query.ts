import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { catalogueText } from '@landfall/catalogue';
import { addDays, dayIn, type Clock, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, Database, inOrder, type Config, type Presented } from '@landfall/platform';
import type { Answer } from '@landfall/requirements';
import { journeysByIds } from '../../model/journey-store.js';
import { TripLinks } from '../../model/trip-links.js';
import { presentJourney } from '../journeys/present-journey.js';
import { openItems } from './open-items.js';

const DAYS = 7;

/** The open trip pages of an organisation whose trips begin within a week, the next first, with what is still to be seen to. */
export class ListDepartures extends Query<Presented<'Departure'>[]> {
  constructor(
    readonly organisationId: string,
    readonly limit: number,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ListDepartures)
export class ListDeparturesHandler implements IQueryHandler<ListDepartures> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly links: TripLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  execute({ organisationId, limit, language }: ListDepartures): Promise<Presented<'Departure'>[]> {
    const today = dayIn(this.config.timeZone, this.clock.now());
    return this.database.transaction({ organisationId }, async (tx) => {
      const { rows } = await tx.query<{ id: string } & Pick<Answer, 'summary' | 'places'>>(
        `select j.id, d.content -> 'summary' as summary, d.content -> 'places' as places
         from journey j join itinerary i on i.fingerprint = j.fingerprint join trip_answer d on d.hash = i.snapshot_hash
         where j.organisation_id = $1 and j.expired_at is null and not j.is_manually_disabled
           and j.date_start between $2::date and $3::date
         order by j.date_start, j.created_at, j.id limit $4`,
        [organisationId, today, addDays(today, DAYS), limit],
      );
      const answers = new Map(rows.map((row) => [row.id, row]));
      const ids = [...answers.keys()];
      const options = { language, places: this.places, links: this.links, today };
      return inOrder(ids, await journeysByIds(tx, ids)).map((journey) => {
        const { summary, places } = answers.get(journey.id)!;
        return {
          journey: presentJourney(journey, options),
          entryBanned: places.some(({ entryBanned }) => entryBanned),
          openItems: openItems(summary).map(({ key, status }) => ({
            key,
            status,
            title: catalogueText(language, `summary.${key}.title`),
          })),
        };
      });
    });
  }
}

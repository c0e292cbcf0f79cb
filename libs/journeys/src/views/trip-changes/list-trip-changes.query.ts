import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { differenceSideText, differenceTitle } from '@landfall/answers/difference-text';
import { statedInDifference } from '@landfall/answers/stated-in-answer';
import { translationsOf } from '@landfall/answers/translations-of';
import { dayIn, type Clock, type IsoDate, type Language } from '@landfall/kernel';
import { Places, presentPlace, type PlacePath } from '@landfall/places';
import { CLOCK, CONFIG, Database, type Config, type Presented, type Tx } from '@landfall/platform';
import type { Difference } from '@landfall/requirements';

/** What has changed since a moment for the open trip pages of an organisation: each change once, however many pages and nationalities it meets. */
export class ListTripChanges extends Query<Presented<'TripChanges'>> {
  constructor(
    readonly organisationId: string,
    readonly options: { since: Date; limit: number; language: Language },
  ) {
    super();
  }
}

interface Row {
  id: string;
  at: Date;
  place: string;
  detail_type: string;
  citizenships: string[] | null;
  before: Difference['before'];
  after: Difference['after'];
  path: PlacePath;
  pages: number;
  next_departure: IsoDate | null;
}

/** The changes of pages that are open: neither expired nor switched off, with the trip not over. */
const CHANGED_PAGES = `
  from journey j join itinerary_change c on c.fingerprint = j.fingerprint and c.id > j.first_change_id
  where j.organisation_id = $1 and j.expired_at is null and not j.is_manually_disabled and j.date_end >= $2::date and c.at > $3`;

@QueryHandler(ListTripChanges)
export class ListTripChangesHandler implements IQueryHandler<ListTripChanges> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  execute({ organisationId, options }: ListTripChanges): Promise<Presented<'TripChanges'>> {
    const today = dayIn(this.config.timeZone, this.clock.now());
    return this.database.transaction({ organisationId }, async (tx) => {
      const values = [organisationId, today, options.since];
      const rows = await changes(tx, values, options.limit);
      const { language } = options;
      const translations = await translationsOf(tx, rows.flatMap(statedInDifference), language, null);
      const results = rows.map((row) => ({
        id: row.id,
        at: row.at,
        place: presentPlace(row.path, language, this.places),
        detailType: row.detail_type,
        title: differenceTitle(row.detail_type, language),
        before: differenceSideText(row.before, language, translations),
        after: differenceSideText(row.after, language, translations),
        citizenships: (row.citizenships ?? []).map((id) => ({ id })),
        tripPages: row.pages,
        nextDeparture: row.next_departure,
      }));
      // A change in another language alone does not show.
      const shown = results.filter(({ before, after }) => before !== after);
      return { results: shown, tripPages: await changedPages(tx, values) };
    });
  }
}

/** A side of a change without the nationalities that it is of. */
const said = (side: string): string =>
  `case jsonb_typeof(${side}) when 'object' then ${side} - 'citizenships' else ${side} end`;

async function changes(tx: Tx, values: readonly unknown[], limit: number): Promise<Row[]> {
  const { rows } = await tx.query<Row>(
    `select max(id)::text as id, max(at) as at, place, detail_type, (array_agg(before))[1] as before, (array_agg(after))[1] as after, count(distinct journey_id)::int as pages,
       array_agg(distinct citizenship order by citizenship) filter (where citizenship is not null) as citizenships,
       to_char(min(date_start) filter (where date_start >= $2::date), 'YYYY-MM-DD') as next_departure,
       (array_agg(path))[1] as path
     from (
       select c.*, j.id as journey_id, j.date_start,
         (select stop from jsonb_array_elements(j.destinations || j.transits) as stop where stop ->> 'id' = c.place limit 1) as path
       ${CHANGED_PAGES}
     ) as changed left join unnest(citizenships) as citizenship on true
     where path is not null
     group by place, detail_type, ${said('before')}, ${said('after')}
     order by max(at) desc, max(id) desc limit $4`,
    [...values, limit],
  );
  return rows;
}

async function changedPages(tx: Tx, values: readonly unknown[]): Promise<number> {
  const { rows } = await tx.query<{ pages: number }>(
    `select count(distinct j.id)::int as pages ${CHANGED_PAGES}`,
    values,
  );
  return rows[0]!.pages;
}

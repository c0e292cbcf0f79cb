import type { Tx } from '@landfall/platform';
import type { TripShape } from './impact-of.js';

/** Active trip pages whose trips differ in nothing but their dates. */
export interface ShapeRow {
  shape: string;
  trip: TripShape;
  /** First day, last day (counted from the day asked about) and number of pages, for each pair of dates; see `tripsOf`. */
  trips: string;
}

/** The dates of a shape with their trip pages, in days from the day asked about. */
export function tripsOf({ trips }: ShapeRow): { from: number; to: number; pages: number }[] {
  return trips.split(',').map((numbers) => {
    const [from, to, pages] = numbers.split(' ').map(Number) as [number, number, number];
    return { from, to, pages };
  });
}

export interface OwnTrip {
  id: string;
  shape: string;
  dateStart: string;
  dateEnd: string;
}

const ACTIVE = 'j.expired_at is null and not j.is_manually_disabled and j.date_end >= $1';
const AT_PLACE = 'exists (select 1 from itinerary_place p where p.fingerprint = i.fingerprint and p.place_key = $2)';

/** Number of trip pages that are active on a day, of all organisations. */
export async function activeTripPages(tx: Tx, today: string): Promise<number> {
  const { rows } = await tx.query<{ count: string }>(`select count(*) from journey j where ${ACTIVE}`, [today]);
  return Number(rows[0]!.count);
}

/** Rows are read this many at a time: all of them at once would keep the event loop from everybody else. */
export const PORTION = 250;

/** The rows of a query, one portion after the other; the transaction must stay open until the last one. */
async function* inPortions<Row extends object>(
  tx: Tx,
  name: string,
  query: string,
  values: unknown[],
): AsyncGenerator<Row, void, undefined> {
  await tx.query(`declare ${name} no scroll cursor for ${query}`, values);
  for (let isLast = false; !isLast;) {
    const { rows } = await tx.query<Row>(`fetch ${PORTION} from ${name}`);
    yield* rows;
    isLast = rows.length < PORTION;
  }
  await tx.query(`close ${name}`);
}

/** Active trip pages that touch a place, by shape and dates. The dates of a shape come as one text: a row each would take longer to read than to find. */
export async function* shapesAt(tx: Tx, placeKey: string, today: string): AsyncGenerator<ShapeRow, void, undefined> {
  // Row level security hides from the planner how many pages there are: it takes a hundred thousand for a few hundred and looks
  // each of them up by itself, which takes four times as long. A cursor is planned for all its rows, not for the first ones.
  await tx.query(
    `select set_config('enable_nestloop', 'off', true), set_config('work_mem', '64MB', true), set_config('cursor_tuple_fraction', '1', true)`,
  );
  yield* inPortions<ShapeRow>(
    tx,
    'shape_at',
    `with page as (select j.fingerprint, count(*) as pages from journey j where ${ACTIVE} group by j.fingerprint),
       shape as (
         select i.shape, min(i.fingerprint) as fingerprint,
           string_agg(concat(i.date_start - $1::date, ' ', i.date_end - $1::date, ' ', p.pages), ',') as trips
         from itinerary_place a join itinerary i on i.fingerprint = a.fingerprint join page p on p.fingerprint = i.fingerprint
         where a.place_key = $2 group by i.shape
       )
     select s.shape, i.trip - 'dateStart' - 'dateEnd' as trip, s.trips from shape s join itinerary i on i.fingerprint = s.fingerprint`,
    [today, placeKey],
  );
}

/** An organisation's active trip pages at a place, the next departure first. */
export function ownTripsAt(
  tx: Tx,
  organisationId: string,
  placeKey: string,
  today: string,
): AsyncGenerator<OwnTrip, void, undefined> {
  return inPortions<OwnTrip>(
    tx,
    'own_trip_at',
    `select j.id, i.shape, i.date_start as "dateStart", i.date_end as "dateEnd" from journey j join itinerary i on i.fingerprint = j.fingerprint
     where ${ACTIVE} and ${AT_PLACE} and j.organisation_id = $3 order by j.date_start, j.id`,
    [today, placeKey, organisationId],
  );
}

import type { Tx } from '@landfall/platform';
import { deleteUnusedSnapshots } from './answer-parts.js';
import { EndedTrip } from './ended-trip.entity.js';

/** An ended trip keeps its itinerary this long; then its countries and its month are left. */
const KEEP_ENDED_TRIPS_DAYS = 30;

/**
 * Replaces up to `limit` expired trips that ended long before `today` by what is left of them, with their subscriptions, read marks and
 * mails. Those that another transaction holds are left to the next run. Returns their number.
 */
export async function reduceEndedTrips(tx: Tx, today: string, limit: number): Promise<number> {
  const { rowCount } = await tx.query(
    `with over as (
       select id from journey where expired_at is not null and date_end < $1::date - $2::int order by id limit $3 for update skip locked
     ), gone as (
       delete from journey j using over where j.id = over.id
       returning j.token_hash, j.organisation_id, j.language, j.destinations, j.date_start
     )
     insert into ended_trip (token_hash, organisation_id, language, countries, month)
     select token_hash, organisation_id, language,
       array(select distinct place ->> 'country' from jsonb_array_elements(destinations) as place order by 1), date_trunc('month', date_start)
     from gone`,
    [today, KEEP_ENDED_TRIPS_DAYS, limit],
  );
  return rowCount ?? 0;
}

/** Deletes ended itineraries that no trip has any more, with their changes, and snapshots that no itinerary shows. */
export async function deleteUnusedAnswers(tx: Tx, today: string): Promise<void> {
  await tx.query(
    `delete from itinerary i where i.date_end < $1::date - $2::int and not exists (select from journey j where j.fingerprint = i.fingerprint)`,
    [today, KEEP_ENDED_TRIPS_DAYS],
  );
  await deleteUnusedSnapshots(tx);
}

/** What is left of the trip behind a link's secret, by its hash. */
export const endedTripByTokenHash = (tx: Tx, tokenHash: Buffer): Promise<EndedTrip | null> =>
  tx.manager.findOneBy(EndedTrip, { tokenHash });

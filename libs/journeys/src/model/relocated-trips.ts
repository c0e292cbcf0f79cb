import type { Places } from '@landfall/places';
import { jsonbArray, type Tx } from '@landfall/platform';
import { placeKey, type Itinerary, type PlacePath } from '@landfall/requirements';
import { pathIn } from './trip-in.js';

/** Keys of the places that lie elsewhere by `places` than an itinerary says that is not over. Reads each such itinerary once, however much was imported. */
export async function relocatedPlaces(tx: Tx, places: Places, today: string): Promise<string[]> {
  const { rows } = await tx.query<PlacePath>(
    `select distinct p.type, p.id, p.country, p.region from itinerary i
     cross join lateral jsonb_to_recordset((i.trip -> 'destinations') || (i.trip -> 'transits')) as p (type text, id text, country text, region text)
     where i.date_end >= $1 and p.type <> 'COUNTRY'`,
    [today],
  );
  return [
    ...new Set(rows.filter((path) => pathIn(places, path) !== path).map(({ type, id }) => placeKey(type, id))),
  ].sort();
}

export interface RelocatedTrip {
  fingerprint: string;
  trip: Itinerary;
  /** Of every place whose rules can change its snapshot now. */
  keys: readonly string[];
}

/** Stores where the places of these itineraries lie now, for them and for their journeys. The caller holds their rows. */
export async function storeRelocatedTrips(tx: Tx, relocated: readonly RelocatedTrip[]): Promise<void> {
  if (relocated.length === 0) return;
  const fingerprints = relocated.map(({ fingerprint }) => fingerprint);
  const trips = jsonbArray(relocated.map(({ trip }) => JSON.stringify(trip)));
  const from = 'from unnest($1::text[], $2::jsonb[]) as m (fingerprint, trip)';
  await tx.query(`update itinerary i set trip = m.trip ${from} where i.fingerprint = m.fingerprint`, [
    fingerprints,
    trips,
  ]);
  await tx.query(
    `update journey j set destinations = m.trip -> 'destinations', transits = m.trip -> 'transits' ${from} where j.fingerprint = m.fingerprint`,
    [fingerprints, trips],
  );
  await tx.query('delete from itinerary_place where fingerprint = any($1)', [fingerprints]);
  await tx.query(
    'insert into itinerary_place (place_key, fingerprint) select key, fingerprint from unnest($1::text[], $2::text[]) as k (key, fingerprint)',
    [relocated.flatMap(({ keys }) => keys), relocated.flatMap(({ fingerprint, keys }) => keys.map(() => fingerprint))],
  );
}

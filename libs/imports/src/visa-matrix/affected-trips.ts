import type { Tx } from '@landfall/platform';

export interface AffectedTrips {
  /** Trip pages that are neither expired nor disabled. */
  pages: number;
  /** Distinct itineraries of those pages; each is recomputed once. */
  itineraries: number;
}

/** Trips that are not over and go to, or change planes at, one of these places. */
export async function affectedTrips(tx: Tx, placeKeys: readonly string[], now: Date): Promise<AffectedTrips> {
  const { rows } = await tx.query<{ pages: string; itineraries: string }>(
    `select count(*) as pages, count(distinct j.fingerprint) as itineraries from journey j
     join itinerary i on i.fingerprint = j.fingerprint
     where i.date_end >= $2 and j.expired_at is null and not j.is_manually_disabled
       and exists (select 1 from itinerary_place p where p.fingerprint = i.fingerprint and p.place_key = any($1))`,
    [placeKeys, now.toISOString().slice(0, 10)],
  );
  return { pages: Number(rows[0]?.pages ?? 0), itineraries: Number(rows[0]?.itineraries ?? 0) };
}

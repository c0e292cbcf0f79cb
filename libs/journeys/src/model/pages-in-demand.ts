import type { Tx } from '@landfall/platform';

/** Asks for the itinerary of a page to be recomputed before others, by the hash of the secret of its link (docs/adr/0068). */
export async function demand(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.query(
    'insert into itinerary_in_demand (fingerprint) select fingerprint from journey where token_hash = $1 on conflict do nothing',
    [tokenHash],
  );
}

/** Takes itineraries that are asked for, at most `limit`. They are asked for still when the transaction fails. */
export async function takeInDemand(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ fingerprint: string }>(
    `delete from itinerary_in_demand where fingerprint in
       (select fingerprint from itinerary_in_demand order by fingerprint limit $1 for update skip locked) returning fingerprint`,
    [limit],
  );
  return rows.map(({ fingerprint }) => fingerprint);
}

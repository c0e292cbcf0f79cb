import type { Tx } from '@landfall/platform';

/** Asks for the itinerary of a page to be recomputed before others, by the hash of the secret of its link (docs/adr/0068). */
export async function demand(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.query(
    'insert into itinerary_in_demand (fingerprint) select fingerprint from journey where token_hash = $1 on conflict do nothing',
    [tokenHash],
  );
}

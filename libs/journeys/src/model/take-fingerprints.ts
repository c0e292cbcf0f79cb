import type { Tx } from '@landfall/platform';

/** Takes fingerprints that wait in a table, at most `limit`; what another transaction takes now is left to it. They wait still when the transaction fails. */
export async function takeFingerprints(
  tx: Tx,
  table: 'itinerary_to_notify' | 'itinerary_in_demand',
  limit: number,
): Promise<string[]> {
  const { rows } = await tx.query<{ fingerprint: string }>(
    `delete from ${table} where fingerprint in
       (select fingerprint from ${table} order by fingerprint limit $1 for update skip locked) returning fingerprint`,
    [limit],
  );
  return rows.map(({ fingerprint }) => fingerprint);
}

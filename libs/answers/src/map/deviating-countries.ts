import type { Tx } from '@landfall/platform';

/** Countries of which an editor says that a region differs for private travellers. */
export async function deviatingCountries(tx: Tx): Promise<Set<string>> {
  const { rows } = await tx.query<{ id: string }>(
    `select distinct country_id as id from entry_restriction
     where level = 'COUNTRY' and provenance = 'editorial' and is_active and region_deviation_tourism`,
  );
  return new Set(rows.map(({ id }) => id));
}

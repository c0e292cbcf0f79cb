import { In } from 'typeorm';
import type { Tx } from '@landfall/platform';
import { StoredRegionOutline } from './region-outline.entity.js';
import type { Outlines } from './region-outlines.js';

/** The imported outlines of a country by the ids of its regions. */
export async function importedOutlines(tx: Tx, countryId: string): Promise<Outlines> {
  const stored = await tx.manager.findBy(StoredRegionOutline, { countryId });
  return Object.fromEntries(stored.map(({ regionId, geometry }) => [regionId, geometry]));
}

export const everyImportedOutline = (tx: Tx): Promise<StoredRegionOutline[]> =>
  tx.manager.find(StoredRegionOutline, { order: { regionId: 'ASC' } });

/** Writes and removes outlines in the caller's transaction. */
export async function storeOutlines(
  tx: Tx,
  stored: readonly StoredRegionOutline[],
  removed: readonly string[],
): Promise<void> {
  await tx.manager.save(StoredRegionOutline, [...stored], { chunk: 200 });
  if (removed.length > 0) await tx.manager.delete(StoredRegionOutline, { regionId: In([...removed]) });
}

import type { Tx } from '@landfall/platform';
import type { EntryRestriction, RestrictionPlace } from './entry-restriction.js';
import { restrictionsBy } from './restriction-store.js';

/** The restriction of the region above, else of the country; an editor's comes before an imported one. */
export async function parentOf(
  tx: Tx,
  place: Pick<RestrictionPlace, 'level' | 'countryId' | 'regionId'>,
): Promise<EntryRestriction | null> {
  const above = await restrictionsAbove(tx, place);
  return above.find((r) => r.provenance === 'editorial') ?? above[0] ?? null;
}

/** The restriction from which may be copied: an editor's and in force, of the region above, else of the country. */
export async function copyParentOf(
  tx: Tx,
  place: Pick<RestrictionPlace, 'level' | 'countryId' | 'regionId'>,
): Promise<EntryRestriction | null> {
  return (await restrictionsAbove(tx, place)).find((r) => r.provenance === 'editorial' && r.isActive) ?? null;
}

async function restrictionsAbove(
  tx: Tx,
  { level, countryId, regionId }: Pick<RestrictionPlace, 'level' | 'countryId' | 'regionId'>,
): Promise<EntryRestriction[]> {
  return [
    ...(level === 'AIRPORT' && regionId ? await restrictionsBy(tx, { level: 'REGION', regionId }) : []),
    ...(level === 'COUNTRY' ? [] : await restrictionsBy(tx, { level: 'COUNTRY', countryId })),
  ];
}

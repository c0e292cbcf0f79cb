import { isDeepStrictEqual } from 'node:util';
import type { RegionRow } from '@landfall/places';
import { everyImportedOutline, storeOutlines } from '@landfall/places/outline-store';
import type { Outline } from '@landfall/places/region-outlines';
import type { Tx } from '@landfall/platform';
import { problem } from '../port/import-problem.js';
import type { ImportChange, ImportOptions, PlannedImport } from '../port/importer.js';
import { tooMuchChange } from '../port/plausibility-checks.js';

export interface OutlineSet {
  /** Name of the importer. */
  source: string;
  outlines: readonly { region: RegionRow; geometry: Outline }[];
  read: number;
  skipped: number;
  dated: string | null;
}

/** Compares the outlines of a file with the imported ones. Shipped outlines are not touched; they show where nothing is imported. */
export async function compareOutlines(tx: Tx, set: OutlineSet, options: ImportOptions): Promise<PlannedImport> {
  const known = await everyImportedOutline(tx);
  const byRegion = new Map(known.map((stored) => [stored.regionId, stored.geometry]));
  const differing = set.outlines.filter(
    ({ region, geometry }) => !isDeepStrictEqual(byRegion.get(region.id), geometry),
  );
  const named = new Set(set.outlines.map(({ region }) => region.id));
  const missing = known.filter(({ regionId }) => !named.has(regionId));
  const removed = options.removeMissing ? missing : [];
  const added = differing.filter(({ region }) => !byRegion.has(region.id)).length;
  const counts = {
    read: set.read,
    added,
    changed: differing.length - added,
    removed: removed.length,
    unchanged: set.outlines.length - differing.length,
    skipped: set.skipped,
  };
  const implausible = options.allowPartial ? null : tooMuchChange(counts.changed + counts.removed, known.length);
  const kept =
    missing.length > removed.length ? [problem('import.problem.missingKept', { count: missing.length })] : [];
  return {
    counts,
    changes: [
      ...differing.map(({ region, geometry }) => changeOf(region.id, byRegion.get(region.id) ?? null, geometry)),
      ...removed.map(({ regionId, geometry }) => changeOf(regionId, geometry, null)),
    ],
    problems: implausible ? [implausible, ...kept] : kept,
    isRejected: implausible !== null,
    decided: [],
    write: () =>
      storeOutlines(
        tx,
        differing.map(({ region, geometry }) => ({
          regionId: region.id,
          countryId: region.country,
          geometry,
          source: set.source,
          licence: options.licence,
          dated: set.dated,
        })),
        removed.map(({ regionId }) => regionId),
      ),
  };
}

function kindOf(before: Outline | null, after: Outline | null): ImportChange['kind'] {
  if (before === null) return 'ADDED';
  return after === null ? 'REMOVED' : 'CHANGED';
}

/** Reviewers see the number of points, not the points. */
const changeOf = (place: string, before: Outline | null, after: Outline | null): ImportChange => ({
  kind: kindOf(before, after),
  placeType: 'REGION',
  place,
  field: 'outline',
  before: before && pointsOf(before),
  after: after && pointsOf(after),
});

const pointsOf = ({ type, coordinates }: Outline): number =>
  (type === 'Polygon' ? coordinates.flat() : coordinates.flat(2)).length;

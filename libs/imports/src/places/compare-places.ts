import { isDeepStrictEqual } from 'node:util';
import { idOfOverlayEntry, type OverlayEntry } from '@landfall/places/overlay-entry';
import { placeOverlay, storeOverlayChange } from '@landfall/places/overlay-store';
import type { Tx } from '@landfall/platform';
import { placeKey } from '@landfall/requirements';
import { tooMuchChange } from '../port/plausibility-checks.js';
import { problem, type ImportProblem } from '../port/import-problem.js';
import type { ImportChange, ImportOptions, PlannedImport } from '../port/importer.js';

export type PlaceRow = OverlayEntry['row'];

export interface PlaceSet<Row extends PlaceRow> {
  /** Name of the importer. */
  source: string;
  kind: OverlayEntry['kind'];
  /** Number of known places of this kind; the share of changed ones is limited. */
  known: number;
  /** The present row in memory. */
  current(id: string): Row | null;
  /** The new row of each place, computed from its newest one; null: unchanged. */
  places: readonly { id: string; becomes(current: Row | null): Row | null }[];
  read: number;
  skipped: number;
  dated: string | null;
}

const idKey = (id: string): string => id.toUpperCase();

/**
 * Compares the places of a file with the known ones, shipped or of the overlay. Only entries that differ are written. A shipped
 * place is never removed; an entry of the overlay is removed on request, unless a rule or a trip names it.
 */
export async function comparePlaces<Row extends PlaceRow>(
  tx: Tx,
  set: PlaceSet<Row>,
  options: ImportOptions,
): Promise<PlannedImport> {
  const entries = (await placeOverlay(tx)).filter(({ entry }) => entry.kind === set.kind);
  const added = new Map(entries.map((stored) => [idKey(idOfOverlayEntry(stored.entry)), stored]));
  const changes: ImportChange[] = [];
  const stored: OverlayEntry[] = [];
  const counts = { read: set.read, added: 0, changed: 0, removed: 0, unchanged: 0, skipped: set.skipped };
  for (const { id, becomes } of set.places) {
    const before = (added.get(idKey(id))?.entry.row as Row | undefined) ?? set.current(id);
    const after = becomes(before);
    const found = after === null ? [] : differences(set.kind, before, after);
    if (after === null || found.length === 0) {
      counts.unchanged += 1;
      continue;
    }
    counts[before ? 'changed' : 'added'] += 1;
    changes.push(...found);
    stored.push({ kind: set.kind, row: after } as OverlayEntry);
  }

  const named = new Set(set.places.map(({ id }) => idKey(id)));
  const missing = entries
    .filter(({ entry, source }) => source === set.source && !named.has(idKey(idOfOverlayEntry(entry))))
    .map(({ entry }) => entry);
  const { removed, problems } = await removalOf(tx, missing, options);
  changes.push(...removed.map(removalChange));
  counts.removed = removed.length;

  const implausible = options.allowPartial ? null : tooMuchChange(counts.changed + counts.removed, set.known);
  return {
    counts,
    changes,
    problems: implausible ? [implausible, ...problems] : problems,
    isRejected: implausible !== null,
    decided: [],
    write: async ({ actor, correlationId }) => {
      if (stored.length + removed.length > 0) {
        const gone = removed.map((entry) => ({ kind: set.kind, id: idOfOverlayEntry(entry) }));
        await storeOverlayChange(
          tx,
          { stored, removed: gone, source: set.source, licence: options.licence, dated: set.dated },
          { actor, correlationId },
        );
      }
    },
  };
}

/** The missing entries to remove: none unless requested, and none in use. */
async function removalOf(
  tx: Tx,
  missing: readonly OverlayEntry[],
  { removeMissing }: Pick<ImportOptions, 'removeMissing'>,
): Promise<{ removed: OverlayEntry[]; problems: ImportProblem[] }> {
  if (!removeMissing) {
    const kept = missing.length > 0 ? [problem('import.problem.missingKept', { count: missing.length })] : [];
    return { removed: [], problems: kept };
  }
  const used = await placesInUse(tx, missing);
  const isUsed = (entry: OverlayEntry): boolean => used.has(placeKey(entry.kind, idOfOverlayEntry(entry)));
  return {
    removed: missing.filter((entry) => !isUsed(entry)),
    problems: missing
      .filter(isUsed)
      .map((entry) => problem('import.problem.placeInUse', { id: idOfOverlayEntry(entry) })),
  };
}

const removalChange = (entry: OverlayEntry): ImportChange => ({
  kind: 'REMOVED',
  placeType: entry.kind,
  place: idOfOverlayEntry(entry),
  field: 'name',
  before: entry.row.name,
  after: null,
});

function differences(kind: OverlayEntry['kind'], before: PlaceRow | null, after: PlaceRow): ImportChange[] {
  const place = 'iata' in after ? after.iata : after.id;
  if (before === null)
    return [{ kind: 'ADDED', placeType: kind, place, field: 'name', before: null, after: after.name }];
  const was = Object.entries(before);
  return Object.entries(after).flatMap(([field, is]): ImportChange[] => {
    const old: unknown = was.find(([name]) => name === field)?.[1] ?? null;
    return isDeepStrictEqual(old, is)
      ? []
      : [{ kind: 'CHANGED', placeType: kind, place, field, before: old, after: is }];
  });
}

/** Keys of the places that a rule or a trip names. */
async function placesInUse(tx: Tx, entries: readonly OverlayEntry[]): Promise<Set<string>> {
  const keys = entries.map((entry) => placeKey(entry.kind, idOfOverlayEntry(entry)));
  const { rows } = await tx.query<{ key: string }>(
    `select key from unnest($1::text[]) as key
     where exists (select 1 from entry_restriction r where r.place_key = key) or exists (select 1 from itinerary_place p where p.place_key = key)
       or exists (select 1 from entry_restriction r where key = 'REGION:' || r.region_id)`,
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

import { isDeepStrictEqual } from 'node:util';
import { idOfAddition, placeAdditions, storeAdditions, type PlaceAddition } from '@landfall/places/persistence';
import type { Tx } from '@landfall/platform';
import { placeKey } from '@landfall/requirements';
import { tooMuchChange } from '../port/plausibility-checks.js';
import { problem, type ImportProblem } from '../port/import-problem.js';
import type { ImportChange, ImportOptions, PlannedImport } from '../port/importer.js';

export type PlaceRow = PlaceAddition['row'];

export interface PlaceSet<Row extends PlaceRow> {
  /** Name of the importer. */
  source: string;
  kind: PlaceAddition['kind'];
  /** How many places of this kind are known; the share of those that change must stay small. */
  known: number;
  /** The row that a process holds now. */
  current(id: string): Row | null;
  /** What the file makes of each place, given the newest row; null: nothing else than what is known. */
  places: readonly { id: string; becomes(current: Row | null): Row | null }[];
  read: number;
  skipped: number;
  dated: string | null;
}

const idKey = (id: string): string => id.toUpperCase();

/**
 * Compares the places of a file with those that are known, shipped ones and additions alike. Written are only additions that differ
 * from what is known; a shipped place is never taken away, an addition only if asked for and if no rule or trip names it.
 */
export async function comparePlaces<Row extends PlaceRow>(
  tx: Tx,
  set: PlaceSet<Row>,
  options: ImportOptions,
): Promise<PlannedImport> {
  const additions = (await placeAdditions(tx)).filter(({ addition }) => addition.kind === set.kind);
  const added = new Map(additions.map((stored) => [idKey(idOfAddition(stored.addition)), stored]));
  const changes: ImportChange[] = [];
  const stored: PlaceAddition[] = [];
  const counts = { read: set.read, added: 0, changed: 0, removed: 0, unchanged: 0, skipped: set.skipped };
  for (const { id, becomes } of set.places) {
    const before = (added.get(idKey(id))?.addition.row as Row | undefined) ?? set.current(id);
    const after = becomes(before);
    const found = after === null ? [] : differences(set.kind, before, after);
    if (after === null || found.length === 0) {
      counts.unchanged += 1;
      continue;
    }
    counts[before ? 'changed' : 'added'] += 1;
    changes.push(...found);
    stored.push({ kind: set.kind, row: after } as PlaceAddition);
  }

  const named = new Set(set.places.map(({ id }) => idKey(id)));
  const missing = additions
    .filter(({ addition, source }) => source === set.source && !named.has(idKey(idOfAddition(addition))))
    .map(({ addition }) => addition);
  const { removed, problems } = await removalOf(tx, missing, options);
  changes.push(...removed.map(removalChange));
  counts.removed = removed.length;

  const guard = options.allowPartial ? null : tooMuchChange(counts.changed + counts.removed, set.known);
  return {
    counts,
    changes,
    problems: guard ? [guard, ...problems] : problems,
    isRejected: guard !== null,
    decided: [],
    write: async ({ actor, correlationId }) => {
      if (stored.length + removed.length > 0) {
        const gone = removed.map((addition) => ({ kind: set.kind, id: idOfAddition(addition) }));
        await storeAdditions(
          tx,
          { stored, removed: gone, source: set.source, licence: options.licence, dated: set.dated },
          { actor, correlationId },
        );
      }
    },
  };
}

/** Which of the missing additions are taken away: none unless asked for, and none that is in use. */
async function removalOf(
  tx: Tx,
  missing: readonly PlaceAddition[],
  { removeMissing }: Pick<ImportOptions, 'removeMissing'>,
): Promise<{ removed: PlaceAddition[]; problems: ImportProblem[] }> {
  if (!removeMissing) {
    const kept = missing.length > 0 ? [problem('import.problem.missingKept', { count: missing.length })] : [];
    return { removed: [], problems: kept };
  }
  const used = await placesInUse(tx, missing);
  const isUsed = (addition: PlaceAddition): boolean => used.has(placeKey(addition.kind, idOfAddition(addition)));
  return {
    removed: missing.filter((addition) => !isUsed(addition)),
    problems: missing
      .filter(isUsed)
      .map((addition) => problem('import.problem.placeInUse', { id: idOfAddition(addition) })),
  };
}

const removalChange = (addition: PlaceAddition): ImportChange => ({
  kind: 'REMOVED',
  placeType: addition.kind,
  place: idOfAddition(addition),
  field: 'name',
  before: addition.row.name,
  after: null,
});

function differences(kind: PlaceAddition['kind'], before: PlaceRow | null, after: PlaceRow): ImportChange[] {
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

/** Keys of those of the places that a rule or a trip names. */
async function placesInUse(tx: Tx, additions: readonly PlaceAddition[]): Promise<Set<string>> {
  const keys = additions.map((addition) => placeKey(addition.kind, idOfAddition(addition)));
  const { rows } = await tx.query<{ key: string }>(
    `select key from unnest($1::text[]) as key
     where exists (select 1 from entry_restriction r where r.place_key = key) or exists (select 1 from itinerary_place p where p.place_key = key)
       or exists (select 1 from entry_restriction r where key = 'REGION:' || r.region_id)`,
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

import { cruiseHashes, hashOfCruise, importedCruisesById, storeCruises } from '@landfall/answers/cruise-store';
import type { CruiseCall, ImportedCruise } from '@landfall/answers/imported-cruise';
import type { Tx } from '@landfall/platform';
import { problem } from '../port/import-problem.js';
import type { ImportChange, ImportOptions, PlannedImport } from '../port/importer.js';
import { tooMuchChange } from '../port/plausibility-checks.js';

export interface CruiseSet {
  /** Name of the importer. */
  source: string;
  cruises: readonly ImportedCruise[];
  /** Of all cruises of the file, also of those that were left out. */
  ids: ReadonlySet<string>;
  dated: string | null;
}

/** Compares the sailings of a file with the imported ones. The sample that ships is a file, and is not touched. */
export async function compareCruises(tx: Tx, set: CruiseSet, options: ImportOptions): Promise<PlannedImport> {
  const known = await cruiseHashes(tx);
  const differing = set.cruises.filter((cruise) => known.get(cruise.cruiseId)?.hash !== hashOfCruise(cruise));
  const missing = [...known].flatMap(([id, { source }]) => (source === set.source && !set.ids.has(id) ? id : []));
  const removed = options.removeMissing ? missing : [];
  const before = new Map(
    (await importedCruisesById(tx, [...differing.map(({ cruiseId }) => cruiseId), ...removed])).map((cruise) => [
      cruise.cruiseId,
      cruise,
    ]),
  );
  const added = differing.filter(({ cruiseId }) => !before.has(cruiseId)).length;
  const counts = {
    read: set.ids.size,
    added,
    changed: differing.length - added,
    removed: removed.length,
    unchanged: set.cruises.length - differing.length,
    skipped: set.ids.size - set.cruises.length,
  };
  const implausible = options.allowPartial ? null : tooMuchChange(counts.changed + counts.removed, known.size);
  const kept =
    missing.length > removed.length ? [problem('import.problem.missingKept', { count: missing.length })] : [];
  return {
    counts,
    changes: [
      ...differing.flatMap((cruise) => changesOf(cruise.cruiseId, before.get(cruise.cruiseId) ?? null, cruise)),
      ...removed.flatMap((id) => changesOf(id, before.get(id) ?? null, null)),
    ],
    problems: implausible ? [implausible, ...kept] : kept,
    isRejected: implausible !== null,
    decided: [],
    write: async ({ actor, correlationId }, onWritten) => {
      if (differing.length + removed.length === 0) return;
      await storeCruises(
        tx,
        { stored: differing, removed, source: set.source, licence: options.licence, dated: set.dated, onWritten },
        { actor, correlationId },
      );
    },
  };
}

const change = (
  kind: ImportChange['kind'],
  place: string,
  field: string,
  before: unknown,
  after: unknown,
): ImportChange => ({ kind, placeType: 'CRUISE', place, field, before, after });

function changesOf(id: string, before: ImportedCruise | null, after: ImportedCruise | null): ImportChange[] {
  if (before === null) return after === null ? [] : [change('ADDED', id, 'cruise', null, shown(after))];
  if (after === null) return [change('REMOVED', id, 'cruise', shown(before), null)];
  const fields: readonly [string, (cruise: ImportedCruise) => string][] = [
    ['line', ({ line }) => line],
    ['ship', ({ ship }) => ship],
    ['route', ({ route }) => route],
    ['stops', ({ stops }) => stops.map(call).join(', ')],
    ['seaDays', ({ seaDays }) => seaDays.join(', ')],
  ];
  const differing = fields.filter(([, of]) => of(before) !== of(after));
  // A new name, position or zone of a port changes what is shown, and none of these texts.
  if (differing.length === 0) return [change('CHANGED', id, 'ports', ports(before), ports(after))];
  return differing.map(([field, of]) => change('CHANGED', id, field, of(before), of(after)));
}

const shown = ({ line, ship, route, dateStart, dateEnd }: ImportedCruise): string =>
  `${line}, ${ship}, ${route}, ${dateStart} – ${dateEnd}`;

const call = ({ id, arrival, departure }: CruiseCall): string => `${id} ${arrival ?? ''}/${departure ?? ''}`;

const ports = ({ stops }: ImportedCruise): string =>
  [...new Set(stops.map((s) => `${s.id} ${s.name} ${s.latitude} ${s.longitude} ${s.timeZone}`))].join(', ');

import { newId, type Clock } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { Database, Tx } from '@landfall/platform';
import type { CountryGroups } from '@landfall/requirements';
import type { EntryRestriction } from '../../model/entry-restriction.js';
import { placeKeyOf, restrictionsBy } from '../../model/restriction-store.js';
import { saveContext } from '../save-entry-restriction/save-context.js';
import { decideSave, type Saved } from '../save-entry-restriction/save-entry-restriction.decide.js';
import { storeSaved } from '../save-entry-restriction/save-entry-restriction.handler.js';
import { affectedTrips, type AffectedTrips } from './affected-trips.js';
import { ImportRefused } from './importer.js';
import { diffMatrix, newestDate, type DiffSettings, type MatrixDiff } from './matrix-diff.js';
import { toCells, toDetails, type StoredCell } from './stored-cells.js';
import type { VisaMatrix } from './visa-matrix.js';

export const VISA_MATRIX_SOURCE = 'visa-matrix';
const ACTOR = 'import-visa-matrix';

export interface MatrixImportSettings extends DiffSettings {
  licence: string;
  /** False: a dry run, which decides everything and writes nothing. */
  apply: boolean;
}

export interface MatrixImportResult {
  diff: MatrixDiff;
  /** Newest date among the cells stored before; null when there were none. */
  storedDate: string | null;
  restrictions: number;
  /** Details of those restrictions, and how many of them are new or say something else than before. */
  details: number;
  detailsChanged: number;
  trips: AffectedTrips;
}

interface Dependencies {
  database: Database;
  places: Places;
  groups: CountryGroups;
  clock: Clock;
}

interface Decision extends Saved {
  before: EntryRestriction | null;
}

/**
 * Compares a visa matrix with what was imported before and, with `apply`, writes what differs: one imported restriction
 * per destination, all of them in one transaction, as significant revisions. Destinations at which nothing differs are
 * not written. Editors' restrictions are neither read nor written; the engine lets them overrule imported ones.
 * Throws `ImportRefused` when a decision is refused and a `VersionConflict` when another writer got there first.
 */
export function importVisaMatrix(dependencies: Dependencies, matrix: VisaMatrix, settings: MatrixImportSettings): Promise<MatrixImportResult> {
  return dependencies.database.transaction('system', async (tx) => {
    if (settings.apply) await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [ACTOR]);
    const restrictions = await restrictionsBy(tx, { origin: 'imported', importSource: VISA_MATRIX_SOURCE, level: 'COUNTRY' });
    const stored = new Map(restrictions.map((r) => [r.countryId, { restriction: r, cells: toCells(r.details) }]));
    const cells = new Map([...stored].map(([country, { cells }]) => [country, cells]));
    const diff = diffMatrix(cells, matrix, settings);
    const decisions = [...diff.next].map(([destination, next]) => decide(stored.get(destination)?.restriction ?? null, destination, next, dependencies, settings));
    const trips = await affectedTrips(tx, decisions.map(({ restriction }) => placeKeyOf(restriction)), dependencies.clock.now());
    if (settings.apply) await store(tx, decisions);
    return {
      diff,
      storedDate: newestDate(cells),
      restrictions: decisions.length,
      details: decisions.reduce((sum, { restriction }) => sum + restriction.details.length, 0),
      detailsChanged: decisions.reduce((sum, decision) => sum + changedDetails(decision), 0),
      trips,
    };
  });
}

function decide(
  before: EntryRestriction | null,
  destination: string,
  cells: ReadonlyMap<string, StoredCell>,
  { places, groups, clock }: Dependencies,
  { dated, licence }: MatrixImportSettings,
): Decision {
  const context = saveContext(places, groups, {
    authorityIds: new Set(),
    now: clock.now(),
    newId,
    editorId: null,
    importOrigin: { source: VISA_MATRIX_SOURCE, licence, dated },
    neighbours: [],
  });
  const outcome = decideSave(
    before,
    {
      version: before?.version ?? null,
      level: 'COUNTRY',
      countryId: destination,
      // A destination of which nothing is left states nothing; it comes back with its next cell.
      isActive: cells.size > 0,
      reminder: before?.reminder ?? null,
      internalNote: before?.internalNote ?? null,
      internalSources: before?.internalSources ?? null,
      isSignificant: true,
      isChecked: false,
      details: toDetails(cells, before?.details ?? []),
    },
    context,
  );
  if (!outcome.ok) throw new ImportRefused(`The rules of ${destination} were refused; nothing was changed.`, outcome.refusals.map((r) => `${r.field}: ${r.key}`));
  return { ...outcome, before };
}

async function store(tx: Tx, decisions: readonly Decision[]): Promise<void> {
  for (const { before, ...saved } of decisions) await storeSaved(tx, saved, before?.version ?? 0, { actor: ACTOR, correlationId: null });
}

function changedDetails({ before, restriction }: Decision): number {
  const times = new Map(before?.details.map((detail) => [detail.id, detail.modifiedAt]));
  return restriction.details.filter((detail) => times.get(detail.id) !== detail.modifiedAt).length;
}

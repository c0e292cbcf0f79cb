import { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { newId, type Clock } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { validated, type Database, type Tx } from '@landfall/platform';
import type { CountryGroups } from '@landfall/requirements';
import type { EntryRestriction } from '@landfall/restrictions/entry-restriction';
import { placeKeyOf, restrictionsBy } from '@landfall/restrictions/restriction-store';
import { buildSaveContext } from '@landfall/restrictions/save-context';
import { decideSave, type DecidedRevision } from '@landfall/restrictions/save-entry-restriction.decide';
import { isToCome, tooMuchChange } from '../port/plausibility-checks.js';
import { problem, problemText, type ImportProblem } from '../port/import-problem.js';
import { importActor, lockImporter } from '../port/import-lock.js';
import { affectedTrips, type AffectedTrips } from './affected-trips.js';
import { ImportRejected } from '../port/import-rejected.js';
import type { PlannedImport } from '../port/importer.js';
import { storeDecisions } from '../port/store-decisions.js';
import { diffMatrix, newestDate, type DiffSettings, type MatrixDiff } from './matrix-diff.js';
import { toCells, toDetails, type StoredCell } from './stored-cells.js';
import type { VisaMatrix } from './visa-matrix.js';

export const VISA_MATRIX_SOURCE = 'visa-matrix';

export interface MatrixImportSettings extends DiffSettings {
  licence: string;
  /** False: a dry run, which decides everything and writes nothing. */
  apply: boolean;
  /** Takes a file that would change more than a third of the stored cells. */
  allowPartial: boolean;
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

interface Decision extends DecidedRevision {
  before: EntryRestriction | null;
}

/** A comparison and what it would write, good in the transaction that it was made in. */
export interface MatrixPlan {
  result: MatrixImportResult;
  /** Cells that were stored before. */
  cellsStored: number;
  /** The restrictions as they would stand afterwards. */
  decided: readonly EntryRestriction[];
  write: PlannedImport['write'];
}

/**
 * Compares a visa matrix with what was imported before and writes nothing: one imported restriction per destination, of which
 * only those are written at which something differs, as significant revisions. Editors' restrictions are neither read nor
 * written; the engine lets them overrule imported ones. Throws `ImportRejected` when a decision is rejected.
 */
export async function planMatrix(
  tx: Tx,
  dependencies: Omit<Dependencies, 'database'>,
  matrix: VisaMatrix,
  settings: Omit<MatrixImportSettings, 'apply' | 'allowPartial'>,
): Promise<MatrixPlan> {
  const restrictions = await restrictionsBy(tx, {
    provenance: 'imported',
    importSource: VISA_MATRIX_SOURCE,
    level: 'COUNTRY',
  });
  const stored = new Map(restrictions.map((r) => [r.countryId, { restriction: r, cells: toCells(r.details) }]));
  const cells = new Map([...stored].map(([country, { cells }]) => [country, cells]));
  const diff = diffMatrix(cells, matrix, settings);
  const decisions = [...diff.next].map(([destination, next]) =>
    decide(stored.get(destination)?.restriction ?? null, destination, next, dependencies, settings),
  );
  return {
    result: {
      diff,
      storedDate: newestDate(cells),
      restrictions: decisions.length,
      details: decisions.reduce((sum, { restriction }) => sum + restriction.details.length, 0),
      detailsChanged: decisions.reduce((sum, decision) => sum + changedDetails(decision), 0),
      trips: await affectedTrips(
        tx,
        decisions.map(({ restriction }) => placeKeyOf(restriction)),
        dependencies.clock.now(),
      ),
    },
    cellsStored: [...cells.values()].reduce((sum, byPassport) => sum + byPassport.size, 0),
    decided: decisions.map(({ restriction }) => restriction),
    write: (author, onWritten) =>
      storeDecisions(
        tx,
        decisions.map(({ before, ...saved }) => ({ before, saved })),
        author,
        onWritten,
      ),
  };
}

/**
 * Compares and, with `apply`, writes, all in one transaction. No file of a day to come is taken. Throws a `VersionConflict` when
 * another writer got there first.
 */
export function importVisaMatrix(
  { database, ...dependencies }: Dependencies,
  matrix: VisaMatrix,
  settings: MatrixImportSettings,
): Promise<MatrixImportResult> {
  return database.transaction('system', async (tx) => {
    if (isToCome(settings.dated, dependencies.clock))
      throw new ImportRejected(
        `${problemText('en', problem('import.problem.dateToCome', { date: settings.dated }))} Nothing was changed.`,
      );
    if (settings.apply) await lockImporter(tx, VISA_MATRIX_SOURCE);
    const { result, cellsStored, write } = await planMatrix(tx, dependencies, matrix, settings);
    const implausible = settings.allowPartial ? null : implausibilityOf({ result, cellsStored }, settings);
    if (implausible)
      throw new ImportRejected(
        `${problemText('en', implausible)} Nothing was changed; --allow-partial takes the file all the same.`,
      );
    if (settings.apply) await write({ actor: importActor(VISA_MATRIX_SOURCE), correlationId: null });
    return result;
  });
}

/** Why a file is not taken: it would change something and is older than the newest cell that is stored, or it would change very much. */
export function implausibilityOf(
  { result, cellsStored }: Pick<MatrixPlan, 'result' | 'cellsStored'>,
  settings: DiffSettings,
): ImportProblem | null {
  const { dated } = settings;
  const touched = touchedCells(result.diff, settings);
  if (touched > 0 && result.storedDate !== null && dated < result.storedDate)
    return problem('import.problem.olderFile', { date: dated, stored: result.storedDate });
  return tooMuchChange(touched, cellsStored);
}

/** Stored cells that say something else afterwards, or nothing. Days that are added to a cell take nothing back. */
const touchedCells = ({ changes }: MatrixDiff, { removeMissing }: Pick<DiffSettings, 'removeMissing'>): number =>
  changes.filter(({ kind }) => kind === 'changed' || (kind === 'missing' && removeMissing)).length;

function decide(
  before: EntryRestriction | null,
  destination: string,
  cells: ReadonlyMap<string, StoredCell>,
  { places, groups, clock }: Omit<Dependencies, 'database'>,
  { dated, licence }: Pick<MatrixImportSettings, 'dated' | 'licence'>,
): Decision {
  const context = buildSaveContext(places, groups, {
    authorityIds: new Set(),
    now: clock.now(),
    newId,
    editorId: null,
    importProvenance: { source: VISA_MATRIX_SOURCE, licence, dated },
    neighbours: [],
    takesDatesAsSent: true,
  });
  const outcome = decideSave(
    before,
    validated(EntryRestrictionInput, {
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
    }),
    context,
  );
  if (!outcome.ok)
    throw new ImportRejected(
      `The rules of ${destination} were rejected; nothing was changed.`,
      outcome.rejections.map((r) => `${r.field}: ${r.key}`),
      [problem('import.problem.rulesRejected', { country: destination })],
    );
  return { ...outcome, before };
}

function changedDetails({ before, restriction }: Decision): number {
  const times = new Map(before?.details.map((detail) => [detail.id, detail.modifiedAt]));
  return restriction.details.filter((detail) => times.get(detail.id) !== detail.modifiedAt).length;
}

import type { StoredCell } from './stored-cells.js';
import { statesDays, type Cell, type CellsByDestination, type VisaMatrix } from './visa-matrix.js';

/** `daysAdded`: the same requirement, of which the file also states the days; `missing`: stored, but not in the file. */
export type ChangeKind = 'new' | 'changed' | 'daysAdded' | 'missing';

export interface CellChange {
  kind: ChangeKind;
  passport: string;
  destination: string;
  before: Cell | null;
  after: Cell | null;
}

export interface DiffSettings {
  /** Date of the file, an ISO day. */
  dated: string;
  sourceUri: string;
  /** Whether cells that are not in the file are taken out; else they stay as they are. */
  removeMissing: boolean;
}

export interface MatrixDiff {
  changes: CellChange[];
  unchanged: number;
  /** All cells of every destination at which something has to be written; none where all its cells are taken out. */
  next: Map<string, Map<string, StoredCell>>;
}

/**
 * Compares a file with what is stored, cell by cell, in what both can state: the CSV form drops the days of permits and
 * visas, so its silence about them changes nothing. A cell that did not change keeps its date and source.
 */
export function diffMatrix(
  stored: CellsByDestination<StoredCell>,
  matrix: Pick<VisaMatrix, 'form' | 'cells'>,
  settings: DiffSettings,
): MatrixDiff {
  const diff: MatrixDiff = { changes: [], unchanged: 0, next: new Map() };
  for (const destination of [...new Set([...stored.keys(), ...matrix.cells.keys()])].sort()) {
    const before = stored.get(destination) ?? new Map<string, StoredCell>();
    const read = matrix.cells.get(destination) ?? new Map<string, Cell>();
    const next = new Map<string, StoredCell>();
    let touched = false;
    for (const passport of [...new Set([...before.keys(), ...read.keys()])].sort()) {
      const was = before.get(passport) ?? null;
      const is = read.get(passport) ?? null;
      const kind = compare(was, is, matrix.form);
      if (kind === null) diff.unchanged += 1;
      else diff.changes.push({ kind, passport, destination, before: was, after: is });
      const kept = kind === null || (kind === 'missing' && !settings.removeMissing);
      if (!kept) touched = true;
      const cell = kept ? was : is && { ...is, dated: settings.dated, sourceUri: settings.sourceUri };
      if (cell) next.set(passport, cell);
    }
    if (touched) diff.next.set(destination, next);
  }
  return diff;
}

function compare(was: Cell | null, is: Cell | null, form: VisaMatrix['form']): ChangeKind | null {
  if (is === null) return 'missing';
  if (was === null) return 'new';
  if (was.requirement !== is.requirement) return 'changed';
  if (was.days === is.days || !statesDays(form, is.requirement)) return null;
  return was.days === null && is.requirement !== 'visa free' ? 'daysAdded' : 'changed';
}

/** The newest date among the stored cells; null when nothing is stored. */
export function newestDate(stored: CellsByDestination<StoredCell>): string | null {
  const dates = [...stored.values()].flatMap((cells) => [...cells.values()].map(({ dated }) => dated));
  return dates.reduce<string | null>((newest, dated) => (newest === null || dated > newest ? dated : newest), null);
}

import { isIsoDate } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { dateInName } from '../port/date-in-name.js';
import { noData } from '../port/plausibility-checks.js';
import { problem, type ImportProblem } from '../port/import-problem.js';
import { ImportRejected } from '../port/import-rejected.js';
import {
  rejectedReading,
  type ImportChange,
  type Importer,
  type ImportOptions,
  type ImportReading,
  type ImportWorld,
  type PlannedImport,
} from '../port/importer.js';
import { implausibilityOf, planMatrix, VISA_MATRIX_SOURCE } from './import-visa-matrix.handler.js';
import type { CellChange } from './matrix-diff.js';
import { LICENCE, SOURCE_URI } from './matrix-options.js';
import { parseVisaMatrix } from './parse-visa-matrix.js';
import type { Cell, VisaMatrix } from './visa-matrix.js';

/** The matrix behind the port of all importers; its command line has a report of its own. */
export const visaMatrixPort: Importer = {
  name: VISA_MATRIX_SOURCE,
  titleKey: 'import.title.visa-matrix',
  accepts: ['csv', 'json'],
  licence: LICENCE,
  attribution: 'passportindex.org',
  read(text, options, world) {
    const empty = noData(text);
    if (empty) return rejectedReading(empty);
    const dated = options.dated ?? dateInName(options.fileName) ?? options.fetchedOn;
    if (!isIsoDate(dated)) return rejectedReading(problem('import.problem.noDate', { file: options.fileName }));
    const matrix = parsed(text, options, world);
    return Array.isArray(matrix) ? rejectedReading(...matrix) : reading(matrix, dated, options, world);
  },
};

function parsed(text: string, options: ImportOptions, { places }: ImportWorld): VisaMatrix | ImportProblem[] {
  try {
    return parseVisaMatrix(text, (code) => places.country(code)?.iso2 ?? null, options);
  } catch (error) {
    if (!(error instanceof ImportRejected) || error.found.length === 0) throw error;
    return [...error.found];
  }
}

function reading(matrix: VisaMatrix, dated: string, options: ImportOptions, world: ImportWorld): ImportReading {
  const settings = {
    dated,
    licence: options.licence,
    sourceUri: options.sourceUri ?? SOURCE_URI,
    removeMissing: options.removeMissing,
  };
  const compare = async (tx: Tx): Promise<PlannedImport> => {
    const { result, cellsStored, decided, write } = await planMatrix(tx, world, matrix, settings);
    const { changes, unchanged } = result.diff;
    const count = (kind: CellChange['kind']): number => changes.filter((change) => change.kind === kind).length;
    const missing = count('missing');
    const implausible = options.allowPartial ? null : implausibilityOf({ result, cellsStored }, settings);
    return {
      counts: {
        read: matrix.cellCount,
        added: count('new'),
        changed: count('changed') + count('daysAdded'),
        removed: options.removeMissing ? missing : 0,
        unchanged,
        skipped: matrix.ownCells,
      },
      changes: changes.flatMap((change) =>
        change.kind === 'missing' && !options.removeMissing ? [] : [toChange(change)],
      ),
      problems: [
        ...(implausible ? [implausible] : []),
        ...(missing > 0 && !options.removeMissing ? [problem('import.problem.missingKept', { count: missing })] : []),
      ],
      isRejected: implausible !== null,
      decided,
      write,
    };
  };
  return { dated, problems: [], plan: { compare } };
}

const said = (cell: Cell | null): object | null => cell && { requirement: cell.requirement, days: cell.days };

const KINDS = { new: 'ADDED', missing: 'REMOVED', changed: 'CHANGED', daysAdded: 'CHANGED' } as const;

const toChange = ({ kind, passport, destination, before, after }: CellChange): ImportChange => ({
  kind: KINDS[kind],
  placeType: 'COUNTRY',
  place: destination,
  field: passport,
  before: said(before),
  after: said(after),
});

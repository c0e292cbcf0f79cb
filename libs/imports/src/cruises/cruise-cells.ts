import type { CsvRecord } from '../port/csv-rows.js';
import { problem, type ImportProblem } from '../port/import-problem.js';
import { quoted } from '../port/quoted.js';

export const NEEDED_COLUMNS = ['line', 'ship', 'route', 'cruise_id', 'port', 'arrival', 'departure'] as const;
const OPTIONAL_COLUMNS = ['time_zone', 'port_name', 'latitude', 'longitude'] as const;
export type CruiseColumn = (typeof NEEDED_COLUMNS)[number] | (typeof OPTIONAL_COLUMNS)[number];

const COLUMNS: readonly CruiseColumn[] = [...NEEDED_COLUMNS, ...OPTIONAL_COLUMNS];
const MAX_TEXT = 100;
/** What a spreadsheet would carry out as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
/** Control characters, and those that turn the direction of writing. */
const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const PROBLEMS_KEPT = 200;

/** Which cell of a row a column is; -1 for one that the file does not have. */
export const positionsOf = (header: readonly string[]): ReadonlyMap<CruiseColumn, number> =>
  new Map(COLUMNS.map((column) => [column, header.findIndex((name) => name.trim().toLowerCase() === column)]));

/** The problems of a file, as many as a report shows, each with line and column. */
export class Problems {
  readonly found: ImportProblem[] = [];
  /** Of all of them, kept or not. */
  count = 0;

  add(found: ImportProblem, line: number, column?: { position: number; name: string }): void {
    this.count += 1;
    if (this.found.length >= PROBLEMS_KEPT || !('key' in found)) return;
    const at = column ? { line, column: column.position + 1, entry: column.name } : { line };
    this.found.push({ ...found, at });
  }
}

/** The cells of one row; what is wrong with them goes to the problems. */
export class CruiseCells {
  constructor(
    readonly record: CsvRecord,
    private readonly positions: ReadonlyMap<CruiseColumn, number>,
    private readonly problems: Problems,
  ) {}

  raw(column: CruiseColumn): string {
    return this.record.fields[this.positions.get(column) ?? -1]?.trim() ?? '';
  }

  reject(column: CruiseColumn, found: ImportProblem): null {
    this.problems.add(found, this.record.line, { position: this.positions.get(column) ?? 0, name: column });
    return null;
  }

  /** A text of a person's hand; null and a problem for one that is missing, too long, or no text. */
  text(column: CruiseColumn): string | null {
    const text = this.raw(column);
    if (text === '') return this.reject(column, problem('import.problem.cellMissing'));
    if (FORMULA.test(text)) return this.reject(column, problem('import.problem.formula', { value: quoted(text) }));
    if (text.length > MAX_TEXT) return this.reject(column, problem('import.problem.cellTooLong', { max: MAX_TEXT }));
    if (CONTROL.test(text)) return this.reject(column, problem('import.problem.cellValue', { value: quoted(text) }));
    return text;
  }

  /** A text that has a form; null and a problem for any other. */
  matching(column: CruiseColumn, fits: (text: string) => boolean): string | null {
    const text = this.text(column);
    return text === null || fits(text)
      ? text
      : this.reject(column, problem('import.problem.cellValue', { value: quoted(text) }));
  }

  /** Degrees with a point or a comma; null where the cell is empty, and with a problem where it holds none. */
  degrees(column: CruiseColumn, limit: number): number | null {
    const text = this.raw(column);
    if (text === '') return null;
    const degrees = /^[+-]?\d{1,3}([.,]\d{1,10})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
    return Math.abs(degrees) <= limit
      ? degrees
      : this.reject(column, problem('import.problem.cellValue', { value: quoted(text) }));
  }
}

import { noData, withoutByteOrderMark } from './guards.js';
import { problem, type ImportProblem } from './import-problem.js';

export interface CsvRow {
  /** Line on which it begins, counted from 1. */
  line: number;
  /** Trimmed; empty for a column that the file does not have. */
  cell(column: string): string;
}

export interface CsvTable {
  columns: readonly string[];
  rows: CsvRow[];
}

/**
 * A table with a header line (RFC 4180, line breaks inside quotes too), or the reason why it is none. Empty lines are passed over.
 * A header without any comma may be parted by semicolons or tabs, as spreadsheets of some countries write it.
 */
export function csvTable(text: string): CsvTable | ImportProblem {
  const records = recordsOf(text, separatorOf(text));
  if ('brokenAt' in records) return problem('import.problem.notCsv', { line: records.brokenAt });
  const [header, ...others] = records.list.filter(({ fields }) => fields.some((field) => field.trim() !== ''));
  if (!header) return problem('import.problem.empty');
  const columns = header.fields.map((field) => field.trim());
  const odd = others.find(({ fields }) => fields.length !== columns.length);
  if (odd) return problem('import.problem.notCsv', { line: odd.line });
  const positions = new Map(columns.map((column, index) => [column, index]));
  return {
    columns,
    rows: others.map(({ line, fields }) => ({
      line,
      cell: (column) => fields[positions.get(column) ?? -1]?.trim() ?? '',
    })),
  };
}

/** The table that a file holds, or the reason why it holds none. */
export function tableIn(file: string): CsvTable | ImportProblem {
  const text = withoutByteOrderMark(file);
  // What stands for a letter that was lost when a file was read in another encoding than its own.
  const isMangled = text.includes('\ufffd');
  return noData(text) ?? (isMangled ? problem('import.problem.notUtf8') : csvTable(text));
}

/** The columns of a list that a table lacks, as a problem; null when it has them all. */
export function missingColumns({ columns }: CsvTable, needed: readonly string[]): ImportProblem | null {
  const missing = needed.filter((column) => !columns.includes(column));
  return missing.length > 0 ? problem('import.problem.missingColumn', { columns: missing.join(', ') }) : null;
}

interface Record {
  line: number;
  fields: string[];
}

const FIELDS = {
  ',': { plain: /[^",\r\n]*/y, end: /,|\r?\n|\r|$/y },
  ';': { plain: /[^";\r\n]*/y, end: /;|\r?\n|\r|$/y },
  '\t': { plain: /[^"\t\r\n]*/y, end: /\t|\r?\n|\r|$/y },
};
type Separator = keyof typeof FIELDS;

function separatorOf(text: string): Separator {
  const header = /^\s*([^\r\n]*)/.exec(text)?.[1] ?? '';
  if (header.includes(',')) return ',';
  return header.includes(';') ? ';' : header.includes('\t') ? '\t' : ',';
}

function recordsOf(text: string, parting: Separator): { list: Record[] } | { brokenAt: number } {
  const { plain, end } = FIELDS[parting];
  const list: Record[] = [];
  let at = 0;
  let line = 1;
  let record: Record = { line, fields: [] };
  while (at < text.length) {
    const field = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at, plain);
    end.lastIndex = field?.end ?? 0;
    const separator = field && end.exec(text)?.[0];
    if (!field || separator == null) return { brokenAt: line };
    record.fields.push(field.value);
    line += (field.value.match(/\n|\r(?!\n)/g)?.length ?? 0) + (separator === parting || separator === '' ? 0 : 1);
    at = field.end + separator.length;
    if (separator === parting && at < text.length) continue;
    if (separator === parting) record.fields.push('');
    list.push(record);
    record = { line, fields: [] };
  }
  return { list };
}

interface Field {
  value: string;
  end: number;
}

function plainAt(text: string, at: number, plain: RegExp): Field {
  plain.lastIndex = at;
  const value = plain.exec(text)?.[0] ?? '';
  return { value, end: at + value.length };
}

/** A field in quotes, where a quote inside is doubled; null when it is never closed. */
function quotedAt(text: string, at: number): Field | null {
  let end = text.indexOf('"', at + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end < 0 ? null : { value: text.slice(at + 1, end).replaceAll('""', '"'), end: end + 1 };
}

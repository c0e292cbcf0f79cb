import { CsvError, parse, type InfoRecord } from 'csv-parse/sync';
import { noData, withoutByteOrderMark } from './plausibility-checks.js';
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
  const read = csvRecords(text, separatorOf(text));
  if (!Array.isArray(read)) return read;
  const [header, ...others] = read.filter(({ fields }) => fields.some((field) => field.trim() !== ''));
  if (!header) return problem('import.problem.empty');
  const columns = header.fields.map((field) => field.trim());
  const odd = others.find(({ fields }) => fields.length !== columns.length);
  if (odd) return notCsv(odd.line);
  const positions = new Map(columns.map((column, index) => [column, index]));
  return {
    columns,
    rows: others.map(({ line, fields }) => ({
      line,
      cell: (column) => fields[positions.get(column) ?? -1]?.trim() ?? '',
    })),
  };
}

export interface CsvRecord {
  /** Line on which it begins, counted from 1. */
  line: number;
  fields: readonly string[];
}

/** Every record of a text, empty lines too, each with as many fields as it has; or the first line that is no CSV. */
export function csvRecords(text: string, delimiter = ','): CsvRecord[] | ImportProblem {
  const begins: number[] = [];
  let line = 1;
  try {
    const records = parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      on_record: (fields: string[], { lines }: InfoRecord) => {
        begins.push(line);
        line = lines + 1;
        return fields;
      },
    });
    return records.map((fields, at) => ({ line: begins[at] ?? 1, fields }));
  } catch (error) {
    if (error instanceof CsvError) return notCsv(line);
    throw error;
  }
}

const MAX_RECORD = 20_000;

/**
 * Hands over one record after the other and keeps none of them: for files of many megabytes. Empty lines are passed over. The first
 * line that is no CSV, or longer than any record may be, ends the reading with a problem.
 */
export function eachCsvRecord(text: string, onRecord: (record: CsvRecord) => void): ImportProblem | null {
  let line = 1;
  try {
    parse(text, {
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      max_record_size: MAX_RECORD,
      on_record: (fields: string[], { lines }: InfoRecord) => {
        if (fields.some((field) => field.trim() !== '')) onRecord({ line, fields });
        line = lines + 1;
        return null;
      },
    });
    return null;
  } catch (error) {
    if (error instanceof CsvError) return notCsv(line);
    throw error;
  }
}

const notCsv = (line: number): ImportProblem => problem('import.problem.notCsv', { line });

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

const SEPARATORS = [',', ';', '\t'];

function separatorOf(text: string): string {
  const header = /^\s*([^\r\n]*)/.exec(text)?.[1] ?? '';
  return SEPARATORS.find((separator) => header.includes(separator)) ?? ',';
}

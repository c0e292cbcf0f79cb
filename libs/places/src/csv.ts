import { CsvError, parse } from 'csv-parse/sync';

/** Rows of an RFC 4180 text keyed by its header. Throws on a row with another number of fields. */
export function parseCsv(text: string): Readonly<Record<string, string>>[] {
  try {
    return parse(text, { columns: true });
  } catch (error) {
    if (error instanceof CsvError) throw new Error(messageOf(error), { cause: error });
    throw error;
  }
}

function messageOf({ code, lines, message, record, columns }: CsvError & Record<string, unknown>): string {
  if (code !== 'CSV_RECORD_INCONSISTENT_COLUMNS' || !Array.isArray(record) || !Array.isArray(columns)) return message;
  return `row ${String(lines)} has ${record.length} fields, the header has ${columns.length}`;
}

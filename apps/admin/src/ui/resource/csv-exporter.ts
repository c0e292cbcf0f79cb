import { downloadCSV, type Exporter, type RaRecord } from 'react-admin';

type Cell = string | number | boolean | null;
export type CsvRow = Record<string, Cell>;

/** Spreadsheets run what begins like a formula; a quotation mark in front makes a text of it. */
const asText = (cell: Cell): Cell => (typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: Cell): string => `"${String(asText(cell) ?? '').replaceAll('"', '""')}"`;

export function csvOf(rows: readonly CsvRow[]): string {
  const heads = Object.keys(rows[0] ?? {});
  return [heads, ...rows.map((row) => heads.map((head) => row[head] ?? null))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n');
}

/** Saves the filtered list as a file that spreadsheets open. */
export const csvExporter =
  <T extends RaRecord>(name: string, rowOf: (record: T) => CsvRow): Exporter<T> =>
  (records) =>
    downloadCSV(`\uFEFF${csvOf(records.map(rowOf))}`, name);

import { parse } from 'csv-parse/sync';

/** Rows of an RFC 4180 text as objects keyed by its header line. */
export const parseCsv = (text) => parse(text, { columns: true });

export function toCsv(header, rows) {
  const cell = (value) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return [header, ...rows.map((row) => header.map((name) => String(row[name] ?? '')))]
    .map((fields) => fields.map(cell).join(',') + '\n')
    .join('');
}

import { isDay, isShown } from './table-cells.js';
import type { Column } from './table-columns.js';
import { DAYS } from './table-days.js';
import type { Table, TableRow } from './table-form.js';
import { folded } from './table-words.js';

export const cellOf = ({ columns }: Table, { cells }: TableRow, column: Column, isBack = false): string => {
  const at = columns.uses.findIndex((use, place) => use?.column === column && use.isBack === isBack && cells[place]);
  return at < 0 ? '' : (cells[at] ?? '');
};

export const personOf = ({ columns }: Table, { cells }: TableRow): string =>
  columns.uses
    .flatMap((use, at) => (use?.column === 'person' ? [folded(cells[at] ?? '')] : []))
    .join(' ')
    .trim();

const LOCATOR = /^(?:(?=[^\d]*\d)[A-Z\d][A-Z\d/-]{3,19}|[A-Z]{5,6})$/i;

export const bookingOf = (table: Table, row: TableRow): string => {
  const cell = cellOf(table, row, 'booking');
  return LOCATOR.test(cell) && !isDay(cell) ? cell.toUpperCase() : '';
};

/** A row that means a flight has two things of one at least. */
export function isAttempt({ columns, head }: Table, { cells }: TableRow): boolean {
  const said = columns.uses.flatMap((use, at) => (use && isFlight(use.column) && cells[at] ? [cells[at]] : []));
  const shown = said.filter(isShown).length;
  return shown > 1 || (said.length > 1 && cells.length === head.length) || (shown === 1 && said.length > 1);
}

export const isFlight = (column: Column): boolean =>
  ['from', 'to', 'route', 'departTime', 'arriveTime', ...DAYS].includes(column);

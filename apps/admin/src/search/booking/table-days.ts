import { momentIn, orderOf, type DayOrder } from './booked-days.js';
import { momentWithoutYear, withoutWeekday } from './days-without-year.js';
import { isLaterMark } from './table-cells.js';
import type { Table, TableRow } from './table-form.js';
import { folded, headsSayDayFirst } from './table-words.js';

const DAYS = ['departs', 'departDay', 'arrives', 'arriveDay'];
const DAY_FIRST = /\b(dd?[./-]mm|tt[./-]mm|jj[./-]mm|gg[./-]mm|gg[./-]aa)\b/;
const MONTH_FIRST = /\bmm?[./-](dd|tt|jj|gg)\b/;

/** As the heads write it, "(dd/mm/yyyy)". */
export function orderSaid(heads: readonly string[]): DayOrder {
  const has = (pattern: RegExp): boolean => heads.some((head) => pattern.test(folded(head)));
  const [isDayFirst, isMonthFirst] = [has(DAY_FIRST), has(MONTH_FIRST)];
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? 'DAY_FIRST' : 'MONTH_FIRST';
}

const dayCells = ({ columns, rows }: Table): string[] =>
  columns.uses.flatMap((use, at) => (use && DAYS.includes(use.column) ? rows.map(({ cells }) => cells[at] ?? '') : []));

/** Which number is the day, for all rows of a text: as the heads write it, as a day over 12 decides it, or as all use it who speak the language of the heads. */
export function orderOfTables(tables: readonly Table[]): DayOrder {
  const days = tables.flatMap(dayCells).map((text) => withoutWeekday(text));
  const decided = new Set(days.flatMap((day) => orderOf([day]) ?? orderOf([`${day}/2000`]) ?? []));
  const said = new Set([...decided, ...tables.flatMap(({ columns: { order } }) => order ?? [])]);
  if (said.size === 1) return [...said][0]!;
  return said.size === 0 && tables.some(({ head }) => headsSayDayFirst(head)) ? 'DAY_FIRST' : null;
}

/** With their years the days that have none, and behind the times of arrival the marks that stand in a column of their own. */
export const dated = (table: Table, order: DayOrder, today: string): Table => ({
  ...table,
  rows: table.rows.map((row) => ({ cells: markedCells(table, datedCells(table, row, order, today)) })),
});

const datedCells = ({ columns }: Table, { cells }: TableRow, order: DayOrder, today: string): string[] =>
  cells.map((cell, at) => {
    if (!DAYS.includes(columns.uses[at]?.column ?? '') || momentIn(cell, order)) return cell;
    const found = momentWithoutYear(cell, order, today);
    return found ? [found.day, found.time ?? ''].join(' ').trim() : cell;
  });

function markedCells({ columns: { uses } }: Table, cells: readonly string[]): string[] {
  return cells.map((cell, at) => {
    if (cell === '' || uses[at]?.column !== 'arriveTime') return cell;
    const next = uses.findIndex((use, place) => place > at && use?.column === 'arriveTime');
    const mark = cells.find((_, place) => place > at && (next < 0 || place < next) && uses[place]?.column === 'later');
    if (mark === undefined || mark === '') return cell;
    return `${cell} ${isLaterMark(mark) ? mark : `+${mark}`}`;
  });
}

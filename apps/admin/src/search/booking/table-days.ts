import { addDays, isIsoDate } from '@landfall/kernel';
import { arrivalDayIn, momentIn, orderOf, type DayOrder } from './booked-days.js';
import {
  arrivalOnWeekday,
  isDayInSomeYear,
  isOfWeekday,
  isWeekday,
  momentWithoutYear,
  withoutWeekday,
} from './days-without-year.js';
import { dayBeforeTime, isDay, isLaterMark, timesIn } from './table-cells.js';
import type { Table } from './table-form.js';
import { folded, headMarks, headsSayDayFirst } from './table-words.js';

const DAYS = ['departs', 'departDay', 'arrives', 'arriveDay'];
const TIMES = ['departTime', 'arriveTime'];
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
  const spoken = tables.some(({ written }) => headsSayDayFirst(written)) ? ['DAY_FIRST' as const] : [];
  const said = new Set([...decided, ...spoken, ...tables.flatMap(({ columns: { order } }) => order ?? [])]);
  return said.size === 1 ? [...said][0]! : null;
}

/** With their years the days that have none, and behind the times of arrival the marks that stand in a column of their own. */
export function dated(table: Table, order: DayOrder, today: string): Table {
  const { uses } = table.columns;
  const start = uses.findIndex((use) => use !== null && !use.isBack && ['departs', 'departDay'].includes(use.column));
  const weekdays = weekdayColumn(table);
  const withYear = (said: string, at: number): string => {
    const column = uses[at]?.column ?? '';
    const cell = DAYS.includes(column) || TIMES.includes(column) ? dayBeforeTime(said) : said;
    if ((!DAYS.includes(column) && cell === said) || momentIn(cell, order)) return cell;
    const found = momentWithoutYear(cell, order, today);
    return found ? [found.day, found.time ?? ''].join(' ').trim() : cell;
  };
  const rows = table.rows.map((row) => {
    const cells = row.cells.map(withYear);
    const day = momentIn(cells[start] ?? '', order)?.day;
    if (day === undefined) return { cells: markedCells(table, cells) };
    const whole = withWeekdays(table, cells, { day, start, weekday: cells[weekdays] ?? '' });
    return { cells: withArrivalSaid(table, markedCells(table, whole), { day, order }) };
  });
  return { ...table, rows };
}

const ARRIVAL_SAID = /^(\p{L}{2,15})[.:]{0,2} (?:(?:am|on|le|el|il|op|den|dne|em|dia) )?([^ ].{1,30})$/u;

/** What a remark says of the arrival: its day, or that it is the next one; null for any other text. */
export function arrivalSaid(text: string): string | null {
  const bare = text.trim();
  if (!/^[\p{L}(+]/u.test(bare)) return null;
  const [, word = '', said = ''] = ARRIVAL_SAID.exec(bare) ?? [];
  if (headMarks(word).marks.has('ARRIVAL') && (isDay(said) || isDayInSomeYear(said) || isLaterMark(said))) return said;
  return /\p{L}{3}/u.test(bare) && isLaterMark(bare) ? bare : null;
}

/** With what a remark says of the only arrival of its row; an arrival that says another day is no longer read. */
function withArrivalSaid(
  { columns: { uses } }: Table,
  cells: readonly string[],
  { day, order }: { day: string; order: DayOrder },
): readonly string[] {
  const arrivals = uses.flatMap((use, at) => (use?.column === 'arriveTime' ? [at] : []));
  const said = cells.flatMap((cell, at) =>
    uses[at] === null || uses[at]?.column === 'other' ? (arrivalSaid(cell) ?? []) : [],
  );
  if (arrivals.length !== 1 || said.length !== 1 || !isIsoDate(day)) return cells;
  const later = timesIn(`00:00 ${said[0]}`)?.later;
  const arrival = later ? addDays(day, later) : (momentIn(said[0]!, order)?.day ?? arrivalDayIn(said[0]!, day));
  return cells.map((cell, at) => {
    const times = at === arrivals[0] ? timesIn(cell) : null;
    if (!times) return cell;
    if (times.later === null) return `${arrival ?? '?'} ${cell}`;
    return addDays(day, times.later) === arrival ? cell : `${cell} ?`;
  });
}

interface Departure {
  day: string;
  start: number;
  weekday: string;
}

/** A weekday that is not that of the day stands beside it, so that the day is not read. */
const withWeekdays = ({ columns }: Table, cells: readonly string[], { day, start, weekday }: Departure): string[] =>
  cells.map((cell, at) => {
    if (at === start && !isOfWeekday(weekday, day)) return `${weekday.toUpperCase()} ${cell}`;
    const isArrival = columns.uses[at]?.column === 'arriveDay' && isWeekday(cell);
    return isArrival ? (arrivalOnWeekday(cell, day) ?? cell) : cell;
  });

/** Weekdays of the departures in a column of their own. */
const weekdayColumn = ({ columns: { uses }, rows, head }: Table): number =>
  uses.findIndex(
    (use, at) =>
      use === null &&
      !headMarks(head[at] ?? '').marks.has('ARRIVAL') &&
      rows.some(({ cells }) => isWeekday(cells[at] ?? '')) &&
      rows.every(({ cells }) => (cells[at] ?? '') === '' || isWeekday(cells[at]!)),
  );

function markedCells({ columns: { uses } }: Table, cells: readonly string[]): string[] {
  return cells.map((cell, at) => {
    if (cell === '' || uses[at]?.column !== 'arriveTime') return cell;
    const next = uses.findIndex((use, place) => place > at && use?.column === 'arriveTime');
    const mark = cells.find((_, place) => place > at && (next < 0 || place < next) && uses[place]?.column === 'later');
    if (mark === undefined || mark === '') return cell;
    return `${cell} ${isLaterMark(mark) ? mark : `+${mark}`}`;
  });
}

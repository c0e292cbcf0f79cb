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

export const DAYS = ['departs', 'departDay', 'arrives', 'arriveDay'];
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
    if (day === undefined) return { cells: markedCells(table, cells, { start, order }) };
    const whole = withWeekdays(table, cells, { day, start, weekday: cells[weekdays] ?? '' });
    return { cells: withArrivalSaid(table, markedCells(table, whole, { day, start, order }), { day, order }) };
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

const OF_NEXT_FLIGHT = ['departs', 'departDay', 'departTime', 'arriveTime'];

/** Which arrival each mark of a later day belongs to: the only one of its row, or the one that it follows. */
function arrivalOfMark({ columns: { uses } }: Table, cells: readonly string[], at: number): number {
  const placesOf = (...columns: string[]): number[] =>
    uses.flatMap((use, place) => (columns.includes(use?.column ?? '') ? [place] : []));
  const arrivals = placesOf('arriveTime');
  const ranges = placesOf('departs', 'departTime').filter((place) => timesIn(cells[place] ?? '')?.arrives);
  const ends = arrivals.length > 0 ? arrivals : ranges;
  if (ends.length === 1 && placesOf('later').length === 1) return ends[0]!;
  const before = ends.findLast((place) => place < at);
  const isFollowed = uses.some(
    (use, place) => before !== undefined && place > before && place < at && OF_NEXT_FLIGHT.includes(use?.column ?? ''),
  );
  return before === undefined || isFollowed ? -1 : before;
}

interface Start {
  day?: string;
  start: number;
  order: DayOrder;
}

/** Whether the only day of arrival is the one that a mark says. */
function isDaySaid(
  { columns: { uses } }: Table,
  cells: readonly string[],
  { day, order, later }: Start & { later: string },
): boolean {
  const days = uses.flatMap((use, at) => (use?.column === 'arrives' || use?.column === 'arriveDay' ? [at] : []));
  const said = days.length === 1 ? momentIn(cells[days[0]!] ?? '', order)?.day : undefined;
  const after = timesIn(`00:00 ${later}`)?.later;
  return isIsoDate(day ?? '') && typeof after === 'number' && said === addDays(day!, after);
}

const isNoMark = (mark: string): boolean => /^(?:[-–—]|[+-]?\s?0)?$/.test(mark.trim());

/** With the marks of a column of their own behind the arrivals; a day of departure whose mark belongs to none is no longer read. */
function markedCells(table: Table, cells: readonly string[], departure: Start): string[] {
  const { start } = departure;
  const found = [...cells];
  for (const [at, use] of table.columns.uses.entries()) {
    const mark = cells[at] ?? '';
    if (use?.column !== 'later' || mark === '') continue;
    const end = arrivalOfMark(table, cells, at);
    const later = isLaterMark(mark) ? mark : `+${mark}`;
    if (found[end]) found[end] += ` ${later}`;
    else if (!isNoMark(mark) && found[start] && !isDaySaid(table, cells, { later, ...departure })) found[start] += ' ?';
  }
  return found;
}

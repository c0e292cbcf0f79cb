import { addDays, isIsoDate } from '@landfall/kernel';
import { momentIn, type DayOrder } from './booked-days.js';
import { mayArrive, type Leg, type LocalMoment } from './booking.js';
import { airportIn, kindOf, placeOfCell, placeAndTime, routeIn, timesIn, type CellTimes } from './table-cells.js';
import type { Columns, FlightColumn } from './table-columns.js';
import type { TableRow } from './table-form.js';
import { landingAt } from './zoned-times.js';

/** How a row says the flight home: not at all, in columns of its own, as the same way back, or in a way that is not understood. */
export type Way = 'NONE' | 'OWN' | 'REVERSED' | 'UNKNOWN';

export interface LegsOfRow {
  legs: Leg[];
  /** False: the row says more than was understood. */
  isWhole: boolean;
}

type CellOf = (column: FlightColumn, isBack: boolean) => string;

interface How {
  order: DayOrder;
  /** Whether the table marks arrivals of the next day with "+1", so that the others are of the same day. */
  isMarked: boolean;
  /** Whether places may be names without codes. */
  isNamed: boolean;
}

/** What will be said later, in the words of timetables. */
const NOT_YET =
  /^(?:tb[acdn]|n\/?a|open|offen|to be (?:announced|advised|confirmed)|pendiente|por confirmar|a confirmar|à confirmer|da confermare|do potwierdzenia|wird noch bekannt ?gegeben|nog niet bekend|bude upřesněno|belli değil)\.?$/iu;
const isNone = (text: string): boolean => kindOf([text]) === 'EMPTY' || NOT_YET.test(text.trim());

const BACK_COLUMNS: readonly FlightColumn[] = ['departs', 'departDay', 'departTime', 'from', 'to', 'route'];

const hasBack = (cell: CellOf, way: Way): boolean =>
  (way === 'OWN' || way === 'REVERSED') && BACK_COLUMNS.some((column) => !isNone(cell(column, true)));

/** The flights of a row. Null: what it says of one is not understood, or conflicts with itself. */
export function legsOfRow(cell: CellOf, { way, ...how }: How & { way: Way }): LegsOfRow | null {
  const route = routeOf(cell, false, how.isNamed) ?? [];
  const isRound = route.length === 3 && route[0] === route[2];
  if (route.length > 2 && !isRound) return null;
  const places = placesOf(cell, false, how.isNamed) ?? placesOfRoute(route);
  const out = places && legOf(cell, false, places, how);
  if (!out) return null;
  if (!hasBack(cell, way)) return isRound ? null : { legs: [out.leg], isWhole: out.isWhole };
  const home = placesOf(
    cell,
    true,
    how.isNamed,
    way === 'REVERSED' ? { from: out.leg.to, to: out.leg.from } : undefined,
  );
  const back = home && legOf(cell, true, home, how);
  if (!back) return { legs: [out.leg], isWhole: false };
  // A flight home before the one out: nobody knows which is which.
  if (back.leg.departs.day < out.leg.departs.day) return null;
  return { legs: [out.leg, back.leg], isWhole: out.isWhole && back.isWhole };
}

const routeOf = (cell: CellOf, isBack: boolean, isNamed: boolean): string[] | null =>
  routeIn(cell('route', isBack), isNamed ? placeOfCell : airportIn);

const placesOfRoute = ([from, to]: readonly string[]): Places | null => (from && to ? { from, to } : null);

interface Places {
  from: string;
  to: string;
}

/** `reversed`: where the row says only one of both. */
function placesOf(cell: CellOf, isBack: boolean, isNamed: boolean, reversed?: Places): Places | null {
  const placeOf = isNamed ? placeOfCell : airportIn;
  const route = isBack ? routeOf(cell, true, isNamed) : null;
  if (route) return route.length === 2 ? placesOfRoute(route) : null;
  const [saidFrom, saidTo] = [cell('from', isBack), cell('to', isBack)];
  const from = placeOf(placeAndTime(saidFrom).place) ?? (isNone(saidFrom) ? reversed?.from : undefined);
  const to = placeOf(placeAndTime(saidTo).place) ?? (isNone(saidTo) ? reversed?.to : undefined);
  return from && to ? { from, to } : null;
}

/** A time stands in its column, or behind the place. */
const timeCell = (cell: CellOf, isBack: boolean, [time, place]: readonly [FlightColumn, FlightColumn]): string =>
  cell(time, isBack) || placeAndTime(cell(place, isBack)).time;

function legOf(cell: CellOf, isBack: boolean, { from, to }: Places, how: How): { leg: Leg; isWhole: boolean } | null {
  const saidTime = timeCell(cell, isBack, ['departTime', 'from']);
  const departs = momentOf([cell('departs', isBack), cell('departDay', isBack)], saidTime, how.order);
  if (from === to || !departs || departs === 'CONFLICTS') return null;
  const times = timesIn(saidTime) ?? timesIn(cell('departs', isBack));
  // Beside both times, nobody knows from which day the marks count.
  if (times?.later && times.arrives === null && timeCell(cell, isBack, ['arriveTime', 'to']) !== '') return null;
  const arrives = arrivalOf(cell, isBack, { from, to, departs, times, how });
  if (arrives === 'CONFLICTS') return null;
  return { leg: { from, to, departs, arrives }, isWhole: isReadTime(saidTime, how.order) };
}

/** A day and a time, from one column or from two. Null: no day is said that is understood. */
function momentOf(days: readonly string[], time: string, order: DayOrder): LocalMoment | 'CONFLICTS' | null {
  const said = days.filter((text) => !isNone(text));
  const moments = [...said, time].flatMap((text) => momentIn(text, order) ?? []);
  const clocks = [...said, time].flatMap((text) => timesIn(text)?.departs ?? []);
  const found = new Set(moments.map(({ day }) => day));
  const times = new Set([...moments.map((moment) => moment.time).filter((one) => one !== null), ...clocks]);
  // Tables of spreadsheets write days as their midnight.
  if (times.size > 1) times.delete('00:00');
  const isRead = said.every((text) => momentIn(text, order) ?? timesIn(text));
  if (found.size > 1 || times.size > 1 || !isRead) return 'CONFLICTS';
  const [day] = found;
  return day === undefined ? null : { day, time: [...times][0] ?? null };
}

interface Departure extends Places {
  departs: LocalMoment;
  times: CellTimes | null;
  how: How;
}

const isReadTime = (text: string, order: DayOrder): boolean =>
  isNone(text) || timesIn(text) !== null || momentIn(text, order) !== null;

const MARK = /\s*\(?[+-]\s?\d.*$/;
const withoutMark = (text: string, order: DayOrder): string => (momentIn(text, order) ? text : text.replace(MARK, ''));

function arrivalOf(cell: CellOf, isBack: boolean, departure: Departure): LocalMoment | 'CONFLICTS' | null {
  const { departs, times, how } = departure;
  const ownTime = timeCell(cell, isBack, ['arriveTime', 'to']);
  const days = [cell('arrives', isBack), cell('arriveDay', isBack)];
  const said = momentOf(days, withoutMark(ownTime || (times?.arrives ?? ''), how.order), how.order);
  const clock = timesIn(ownTime) ?? timesIn(days[0]!);
  const marked = markedArrival(clock, departure);
  if (said === 'CONFLICTS' || !(clock ?? isReadTime(ownTime, how.order))) return 'CONFLICTS';
  if (said && clock?.later && marked?.day !== said.day) return 'CONFLICTS';
  return possible(said ?? marked ?? undated(clock, departure), departs.day);
}

const possible = (arrives: LocalMoment | null, departure: string): LocalMoment | 'CONFLICTS' | null =>
  arrives && !mayArrive(arrives.day, departure) ? 'CONFLICTS' : arrives;

/** The arrival by a mark behind its time, "06:35 +1", alone or behind that of the departure. */
function markedArrival(clock: CellTimes | null, { departs, times, how }: Departure): LocalMoment | null {
  const time = clock?.departs ?? times?.arrives ?? null;
  const later = (clock ?? times)?.later ?? null;
  const days = later ?? (how.isMarked && time ? 0 : null);
  return days !== null && isIsoDate(departs.day) ? { day: addDays(departs.day, days), time } : null;
}

/** The arrival by its time alone. */
function undated(clock: CellTimes | null, { times, ...flight }: Departure): LocalMoment | null {
  const time = clock?.departs ?? times?.arrives ?? null;
  return time === null ? null : landingAt(time, flight);
}

/** Whether the times of a table are marked with the days after the departure, where they are later. */
export const markedLater = ({ uses }: Columns, rows: readonly TableRow[]): boolean =>
  rows.some(({ cells }) =>
    uses.some(
      (use, at) =>
        ['arrives', 'arriveTime', 'departTime'].includes(use?.column ?? '') && timesIn(cells[at] ?? '')?.later,
    ),
  );

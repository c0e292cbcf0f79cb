import { daysBetween } from '@landfall/kernel';
import { COUNTRY_OF_AIRPORT } from './airport-zones.js';
import { momentIn } from './booked-days.js';
import { mayArrive } from './booking.js';
import { airportIn, isCountryCode, isDay, placeAndTime, placeOfCell, timesIn } from './table-cells.js';
import type { Columns, ColumnUse, FlightColumn } from './table-columns.js';
import { headMarks } from './table-words.js';

/** Three letters that stand in tables of flights, and are the codes of currencies, travellers and weekdays. */
const NO_PLACES = new Set(
  `EUR USD GBP CHF PLN CZK DKK SEK NOK HUF TRY BRL AED CAD AUD ADT CHD INF MRS MSS MIS MAS MSTR ECO BUS MON TUE WED THU FRI SAT SUN LUN MAR MER JEU
  VEN SAM DIM MIE JUE VIE SAB DOM GIO YES NON NEE TAK`.split(/\s+/),
);
const CODE_OF_STATUS = /^(?:(?:hk|hl|hx|hn|gk|kk|kl|ll|rq|ss|tk|un|uc|us|no|wl|xx)\d{1,2}|ok|hk|hl|hx|rq|wl)$/i;

type Cells = readonly string[];
const said = (cells: Cells): string[] => cells.filter((cell) => cell !== '');
const isEach = (cells: Cells, test: (cell: string) => boolean): boolean =>
  said(cells).length > 0 && said(cells).every(test);

/** Whether all cells are airports, most of which are known. */
function arePlaces(cells: Cells): boolean {
  const places = [...new Set(said(cells).map((cell) => placeAndTime(cell).place))];
  const isBare = places.every((place) => /^[A-Z]{3}$/.test(place));
  if (isBare && places.every((place) => NO_PLACES.has(place) || isCountryCode(place))) return false;
  const isKnown = (place: string): boolean => airportIn(place) === null || COUNTRY_OF_AIRPORT.has(airportIn(place)!);
  return (
    places.length > 0 &&
    places.every((place) => placeOfCell(place) !== null) &&
    places.filter(isKnown).length * 2 > places.length
  );
}

const hasColon = (cell: string): boolean => /\d[:.h]\d\d/i.test(cell);
const firstDay = (cell: string): string | null => momentIn(cell)?.day ?? null;

/** Whether the second days may be those of the arrivals. */
const areArrivals = (first: Cells, second: Cells): boolean =>
  first.every((cell, at) => {
    const [start, end] = [firstDay(cell), firstDay(second[at] ?? '')];
    return start === null || end === null ? cell === '' : mayArrive(end, start);
  });

/** Days of birth and of issue lie years before or behind a flight. */
const isPast = (cells: Cells, others: readonly Cells[]): boolean => {
  const latest = (some: Cells): string =>
    some
      .flatMap((cell) => firstDay(cell) ?? [])
      .sort()
      .at(-1) ?? '';
  const [own, last] = [latest(cells), others.map(latest).sort().at(-1) ?? ''];
  return own !== '' && last !== '' && own < last && daysBetween(own, last) > YEARS;
};
const YEARS = 700;

/** With the column of states that is one by its codes, under whatever head. */
export function withStatus(columns: Columns, cells: readonly Cells[]): Columns {
  const { uses } = columns;
  if (uses.some((use) => use?.column === 'status')) return columns;
  const at = uses.findIndex((use, place) => use === null && isEach(cells[place]!, (cell) => CODE_OF_STATUS.test(cell)));
  const status: ColumnUse = { column: 'status', isBack: false, sure: 0 };
  return at < 0 ? columns : { ...columns, uses: uses.map((use, place) => (place === at ? status : use)) };
}

/**
 * What columns are by their cells alone, where the heads do not say from where, to where or when: two of places are a departure and an arrival in
 * this order, one of days is that of the departure, a second one at most two days later that of the arrival. Anything else stays open.
 */
export function withContent({ uses, ...rest }: Columns, heads: readonly string[], cells: readonly Cells[]): Columns {
  const found = [...uses];
  const free = (): number[] => found.flatMap((use, at) => (use === null ? [at] : []));
  const has = (...columns: string[]): boolean =>
    found.some((use) => use !== null && !use.isBack && columns.includes(use.column));
  const set = (at: number, column: ColumnUse['column']): void => {
    found[at] = { column, isBack: false, sure: 0 };
  };
  const placesLeft = (['from', 'to'] as const).filter((column) => !has(column));
  const places = has('route') ? [] : free().filter((at) => arePlaces(cells[at]!));
  const isPlaced = places.length === placesLeft.length;
  if (isPlaced) placesLeft.forEach((column, at) => set(places[at]!, column));
  const isWayOpen = isPlaced && places.some((at) => headMarks(heads[at]!).marks.has('UNKNOWN'));
  for (const [at, column] of dayColumns(free(), cells, has('departs', 'departDay'))) set(at, column);
  const times = free().filter((at) => isEach(cells[at]!, (cell) => timesIn(cell) !== null && hasColon(cell)));
  if (times.length === 2 && !has('departTime', 'arriveTime')) {
    set(times[0]!, 'departTime');
    set(times[1]!, 'arriveTime');
  }
  const left = free().filter((at) => heads[at] === '' && times.includes(at));
  const unknown = rest.unknown.filter((head) => found[heads.indexOf(head)] === null);
  return { ...rest, uses: found, isWayOpen, unknown: [...unknown, ...left.flatMap((at) => said(cells[at]!)[0] ?? [])] };
}

function dayColumns(free: readonly number[], cells: readonly Cells[], isSaid: boolean): [number, FlightColumn][] {
  if (isSaid) return [];
  const all = free.filter((at) => isEach(cells[at]!, (cell) => isDay(cell)));
  const days = all.filter(
    (at) =>
      !isPast(
        cells[at]!,
        all.filter((one) => one !== at).map((one) => cells[one]!),
      ),
  );
  const [first, second, ...more] = days;
  if (first === undefined || more.length > 0) return [];
  if (second === undefined) return [[first, 'departs']];
  return areArrivals(cells[first]!, cells[second]!)
    ? [
        [first, 'departs'],
        [second, 'arrives'],
      ]
    : [];
}

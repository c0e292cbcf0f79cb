import { daysBetween, type IsoDate } from '@landfall/kernel';
import type { CruiseCall, ImportedCruise } from '@landfall/answers/imported-cruise';
import type { Places, PortRow } from '@landfall/places';
import type { CsvRecord } from '../port/csv-rows.js';
import { problem, type ImportProblem } from '../port/import-problem.js';
import { quoted } from '../port/quoted.js';
import { CruiseCells, Problems, type CruiseColumn } from './cruise-cells.js';
import { dayBefore, isTimeZone, localTimeOf, Moments, type LocalTime } from './local-times.js';

/** As the console keeps it in the address of a search. */
const CRUISE_ID = /^[A-Za-z0-9][\w.:-]{0,59}$/;
const UNLOCODE = /^[A-Za-z]{2}[A-Za-z2-9]{3}$/;
const MAX_STOPS = 200;
const MAX_DAYS = 400;

/** A cruise while its rows are read. */
interface Draft {
  cruiseId: string;
  line: string;
  ship: string;
  route: string;
  firstLine: number;
  stops: CruiseCall[];
  seaDays: IsoDate[];
  /** Of the last row: no later row may lie before it. */
  last: { moment: number; day: IsoDate } | null;
  isIncomplete: boolean;
}

interface UnknownPort {
  cells: CruiseCells;
  rows: number;
}

/** Reads the rows of a file of cruises, one per stop or day at sea, in the order of the journey. */
export class CruiseFile {
  private readonly drafts = new Map<string, Draft>();
  private readonly unknownPorts = new Map<string, UnknownPort>();
  private readonly zones = new Map<string, boolean>();
  private readonly moments = new Moments();
  readonly problems = new Problems();

  constructor(
    private readonly places: Places,
    private readonly positions: ReadonlyMap<CruiseColumn, number>,
    private readonly width: number,
  ) {}

  add(record: CsvRecord): void {
    if (record.fields.length !== this.width) {
      const values = { count: record.fields.length, expected: this.width };
      return this.problems.add(problem('import.problem.fieldCount', values), record.line);
    }
    const cells = new CruiseCells(record, this.positions, this.problems);
    const draft = this.draftOf(cells);
    if (!draft) return;
    const before = this.problems.count;
    if (cells.raw('port') === '') this.addSeaDay(draft, cells);
    else this.addStop(draft, cells);
    // What is missing because of a wrong row is no problem of its own.
    if (this.problems.count > before) draft.isIncomplete = true;
  }

  /** The complete cruises, and the ids of all, with those that call at an unknown port. */
  cruises(): { cruises: ImportedCruise[]; ids: ReadonlySet<string>; unknown: ImportProblem[] } {
    const cruises = [...this.drafts.values()].flatMap((draft) =>
      draft.isIncomplete ? [] : (this.checked(draft) ?? []),
    );
    this.rejectTwins(cruises);
    return { cruises, ids: new Set(this.drafts.keys()), unknown: this.unknown() };
  }

  private draftOf(cells: CruiseCells): Draft | null {
    const cruiseId = cells.matching('cruise_id', (text) => CRUISE_ID.test(text));
    const [line, ship, route] = [cells.text('line'), cells.text('ship'), cells.text('route')];
    if (cruiseId === null || line === null || ship === null || route === null) return null;
    const known = this.drafts.get(cruiseId);
    if (!known) {
      const draft: Draft = {
        cruiseId,
        line,
        ship,
        route,
        firstLine: cells.record.line,
        stops: [],
        seaDays: [],
        last: null,
        isIncomplete: false,
      };
      this.drafts.set(cruiseId, draft);
      return draft;
    }
    const others = (['line', 'ship', 'route'] as const).filter((column) => cells.raw(column) !== known[column]);
    for (const column of others)
      cells.reject(column, problem('import.problem.otherCruise', { id: cruiseId, line: known.firstLine }));
    return others.length > 0 ? null : known;
  }

  private addSeaDay(draft: Draft, cells: CruiseCells): void {
    if (cells.raw('departure') !== '') cells.reject('departure', problem('import.problem.timeAtSea'));
    const at = this.timeIn(cells, 'arrival');
    if (!at) return void (cells.raw('arrival') === '' && cells.text('arrival'));
    if (at.time !== null) return void cells.reject('arrival', problem('import.problem.timeAtSea'));
    if (draft.last && at.day < dayBefore(draft.last.day))
      return void cells.reject('arrival', problem('import.problem.notInOrder', { id: draft.cruiseId }));
    draft.seaDays.push(at.day);
    if (!draft.last || at.day > draft.last.day) draft.last = { moment: draft.last?.moment ?? -Infinity, day: at.day };
  }

  private addStop(draft: Draft, cells: CruiseCells): void {
    const [arrival, departure] = [this.clockIn(cells, 'arrival'), this.clockIn(cells, 'departure')];
    const port = this.portOf(cells);
    if (port === 'UNKNOWN') draft.isIncomplete = true;
    if (port === null || port === 'UNKNOWN') return;
    if (arrival === null && departure === null)
      return void (cells.raw('arrival') === '' && cells.raw('departure') === '' && cells.text('arrival'));
    const before = draft.stops.at(-1);
    const isSameCall =
      before?.id === port.id && before.departure === null && before.arrival !== null && arrival === null;
    if (!this.isInOrder(draft, cells, port.timeZone, { arrival, departure })) return;
    // A night in port may be two rows: one with the arrival, one with the departure.
    if (isSameCall) before.departure = departure;
    else draft.stops.push({ ...port, arrival, departure });
    if (draft.stops.length > MAX_STOPS)
      cells.reject('cruise_id', problem('import.problem.cruiseIncomplete', this.limits(draft.cruiseId)));
  }

  private isInOrder(
    draft: Draft,
    cells: CruiseCells,
    zone: string,
    times: { arrival: string | null; departure: string | null },
  ): boolean {
    for (const column of ['arrival', 'departure'] as const) {
      const local = times[column];
      if (local === null) continue;
      const [moment, day] = [this.moments.of(local, zone), local.slice(0, 10)];
      const { last } = draft;
      if (last && (moment < last.moment || day < dayBefore(last.day))) {
        cells.reject(column, problem('import.problem.notInOrder', { id: draft.cruiseId }));
        return false;
      }
      draft.last = { moment, day };
    }
    return true;
  }

  /** A day, or a day with its time; null and a problem for anything else, null alone for nothing. */
  private timeIn(cells: CruiseCells, column: 'arrival' | 'departure'): LocalTime | null {
    const text = cells.raw(column);
    if (text === '') return null;
    return localTimeOf(text) ?? cells.reject(column, problem('import.problem.notATime', { value: quoted(text) }));
  }

  private clockIn(cells: CruiseCells, column: 'arrival' | 'departure'): string | null {
    const at = this.timeIn(cells, column);
    if (at && at.time === null)
      return cells.reject(column, problem('import.problem.notATime', { value: quoted(cells.raw(column)) }));
    return at && `${at.day}T${at.time}`;
  }

  /** The port of a row: as the file states it, else as it is known. Null and a problem for one that is wrong. */
  private portOf(cells: CruiseCells): Omit<CruiseCall, 'arrival' | 'departure'> | 'UNKNOWN' | null {
    const code = cells.matching('port', (text) => UNLOCODE.test(text))?.toUpperCase();
    if (code === undefined) return null;
    const country = this.places.country(code.slice(0, 2));
    const known = this.places.port(code);
    const stated = this.statedPort(cells, known);
    if (!stated) return null;
    const { name, latitude, longitude, timeZone } = stated;
    if (!country || name === null || latitude === null || longitude === null || timeZone === null) {
      const unknown = this.unknownPorts.get(code);
      if (unknown) unknown.rows += 1;
      else this.unknownPorts.set(code, { cells, rows: 1 });
      return 'UNKNOWN';
    }
    return { id: code, name, country: country.iso2, latitude, longitude, timeZone };
  }

  private statedPort(cells: CruiseCells, known: PortRow | null) {
    const before = this.problems.count;
    const zone = cells.raw('time_zone');
    if (zone !== '' && !this.isZone(zone))
      cells.reject('time_zone', problem('import.problem.cellValue', { value: quoted(zone) }));
    const { name = null, lat = null, lon = null, tz = null } = known ?? {};
    const stated = {
      name: cells.raw('port_name') === '' ? name : cells.text('port_name'),
      latitude: cells.degrees('latitude', 90) ?? lat,
      longitude: cells.degrees('longitude', 180) ?? lon,
      timeZone: zone || tz,
    };
    return this.problems.count > before ? null : stated;
  }

  private isZone(zone: string): boolean {
    const known = this.zones.get(zone);
    if (known !== undefined) return known;
    const is = zone.length <= 60 && isTimeZone(zone);
    this.zones.set(zone, is);
    return is;
  }

  private checked(draft: Draft): ImportedCruise | null {
    const { cruiseId, line, ship, route, stops, seaDays } = draft;
    const dateStart = dayOf(stops[0], 'departure', 'arrival');
    const dateEnd = dayOf(stops.at(-1), 'arrival', 'departure');
    const days = daysBetween(dateStart, dateEnd);
    const isWhole = stops.length >= 2 && stops.length <= MAX_STOPS && days >= 1 && days <= MAX_DAYS;
    const isGap = ({ arrival, departure }: CruiseCall, at: number): boolean =>
      (arrival === null && at > 0) || (departure === null && at < stops.length - 1);
    if (isWhole && !stops.some(isGap)) return { cruiseId, line, ship, route, dateStart, dateEnd, stops, seaDays };
    this.problems.add(problem('import.problem.cruiseIncomplete', this.limits(cruiseId)), draft.firstLine);
    return null;
  }

  private limits(id: string): { id: string; stops: number; days: number } {
    return { id, stops: MAX_STOPS, days: MAX_DAYS };
  }

  /** Two ids for one sailing would show it twice. */
  private rejectTwins(cruises: readonly ImportedCruise[]): void {
    const ids = new Map<string, string>();
    for (const { cruiseId, line, ship, route, dateStart, dateEnd } of cruises) {
      const sailing = JSON.stringify([line, ship, route, dateStart, dateEnd]);
      const twin = ids.get(sailing);
      const { firstLine } = this.drafts.get(cruiseId)!;
      if (twin !== undefined)
        this.problems.add(problem('import.problem.sameSailing', { id: cruiseId, other: twin }), firstLine);
      else ids.set(sailing, cruiseId);
    }
  }

  private unknown(): ImportProblem[] {
    const found = new Problems();
    for (const [code, { cells, rows }] of this.unknownPorts)
      new CruiseCells(cells.record, this.positions, found).reject(
        'port',
        problem('import.problem.unknownPort', { code, count: rows }),
      );
    return found.found;
  }
}

/** Empty for a cruise without stops. */
const dayOf = (stop: CruiseCall | undefined, first: 'arrival' | 'departure', second: 'arrival' | 'departure'): string =>
  (stop?.[first] ?? stop?.[second] ?? '').slice(0, 10);

import { setImmediate } from 'node:timers/promises';
import { addDays, daysBetween, isIsoDate, type IsoDate } from '@landfall/kernel';
import { fold, type Places } from '@landfall/places';
import type { CruiseRows, PortRow, RouteRow } from './cruise-rows.js';
import {
  importedLineId,
  importedRouteId,
  importedShipId,
  type CruiseCall,
  type ImportedCruise,
} from './imported-cruise.js';

export interface ShippingLine {
  readonly id: string;
  readonly name: string;
}

export interface Ship {
  readonly id: string;
  readonly name: string;
  readonly shippingLine: ShippingLine;
}

/** A sailing on a day. It ends `durationDays` of its route after its start. */
export interface ScheduledCruise {
  readonly cruiseId: string;
  readonly routeId: string;
  readonly dateStart: IsoDate;
  readonly dateEnd: IsoDate;
  /** In the order of the calls, start and finish port included. */
  readonly stops: readonly CruiseStop[];
  /** Days on which the ship calls nowhere, as far as they are known. */
  readonly seaDays: readonly IsoDate[];
}

/** A call; its times are known for imported cruises only. */
export type CruiseStop = PortRow & Partial<Pick<CruiseCall, 'arrival' | 'departure' | 'timeZone'>>;

export interface ShipRoute {
  readonly id: string;
  readonly name: string;
  readonly ship: Ship;
  readonly startPort: string;
  readonly finishPort: string;
  readonly durationDays: number;
  /** By their start. */
  readonly schedules: readonly ScheduledCruise[];
  /** True when route and days are invented. */
  readonly isSample: boolean;
}

/** Filter of routes; an omitted field does not narrow. */
export interface RouteFilter {
  shippingLine?: string | null;
  ship?: string | null;
  route?: string | null;
}

// "Mein Schiff 2" comes before "Mein Schiff 10".
const byName = new Intl.Collator('en', { numeric: true });
const sortedByName = <Row extends { name: string; id: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => byName.compare(a.name, b.name) || byName.compare(a.id, b.id));

interface CruiseList {
  /** By name. */
  readonly lines: readonly ShippingLine[];
  /** By name. */
  readonly ships: readonly Ship[];
  /** By name. */
  readonly routes: readonly ShipRoute[];
  readonly cruisesById: ReadonlyMap<string, ScheduledCruise>;
}

/** All shipping lines, ships, routes and scheduled cruises in memory: those of the file that ships, and imported ones beside them. */
export class Cruises {
  private importedVersion = 0;

  private constructor(
    private readonly shipped: CruiseList,
    private list: CruiseList,
  ) {}

  /**
   * Throws an Error that names the row when an id occurs twice, a row names a line, ship, port or country that is not there, a day or a
   * duration makes no sense, or a route calls at no country.
   */
  static of(rows: CruiseRows, places: Places): Cruises {
    const lines = byId('shipping line', rows.shippingLines);
    const ships = byId(
      'ship',
      rows.ships.map(({ id, name, shippingLineId }): Ship => ({
        id,
        name,
        shippingLine: known(lines, shippingLineId, `ship ${id}`),
      })),
    );
    const ports = byId(
      'port',
      rows.ports.map((port) => checkedPort(port, places)),
    );
    const routes = byId(
      'route',
      rows.routes.map((row) => routeOf(row, ships, ports, rows.isSample)),
    );
    const cruisesById = uniqueBy(
      'cruise',
      [...routes.values()].flatMap(({ schedules }) => schedules),
      ({ cruiseId }) => cruiseId,
    );
    const shipped = {
      lines: sortedByName([...lines.values()]),
      ships: sortedByName([...ships.values()]),
      routes: sortedByName([...routes.values()]),
      cruisesById,
    };
    return new Cruises(shipped, shipped);
  }

  /** Number of the last import; 0: none. */
  get version(): number {
    return this.importedVersion;
  }

  get shippingLines(): readonly ShippingLine[] {
    return this.list.lines;
  }

  get ships(): readonly Ship[] {
    return this.list.ships;
  }

  /** Replaces all imported cruises by those of this import; on a failure while they are read nothing changes. */
  async replaceImported(
    imported: AsyncIterable<readonly ImportedCruise[]> | Iterable<readonly ImportedCruise[]>,
    version: number,
  ): Promise<void> {
    const beside = new BesideShipped(this.shipped);
    for await (const some of imported) {
      for (const cruise of some) beside.add(cruise);
      // Lookups are answered in between.
      await setImmediate();
    }
    this.list = beside.list();
    this.importedVersion = version;
  }

  /** The cruises that ship with these beside them, and no others. */
  beside(imported: readonly ImportedCruise[]): Cruises {
    const beside = new BesideShipped(this.shipped);
    for (const cruise of imported) beside.add(cruise);
    return new Cruises(this.shipped, beside.list());
  }

  /** The scheduled cruise of this id; null for an unknown one. */
  cruise(cruiseId: string): ScheduledCruise | null {
    return this.list.cruisesById.get(cruiseId.trim()) ?? null;
  }

  /** Routes by name; none for an id that is not known. */
  routes({ shippingLine, ship, route }: RouteFilter = {}): readonly ShipRoute[] {
    const fits = (requested: string | null | undefined, id: string): boolean =>
      requested === null || requested === undefined || requested.trim() === id;
    return this.list.routes.filter(
      (one) => fits(shippingLine, one.ship.shippingLine.id) && fits(ship, one.ship.id) && fits(route, one.id),
    );
  }
}

/** Lays imported cruises beside the shipped ones. A line or ship of the same name is the same; of two cruises with one id the imported one counts. */
class BesideShipped {
  private readonly lines: Map<string, ShippingLine>;
  private readonly ships: Map<string, Ship>;
  private readonly ports = new Map<string, CruiseCall>();
  private readonly folds = new Map<string, string>();
  private readonly routes = new Map<string, ShipRoute & { schedules: ScheduledCruise[] }>();
  private readonly imported = new Map<string, ScheduledCruise>();

  constructor(private readonly shipped: CruiseList) {
    this.lines = new Map(shipped.lines.map((line) => [fold(line.name), line]));
    this.ships = new Map(shipped.ships.map((ship) => [`${ship.shippingLine.id} ${fold(ship.name)}`, ship]));
  }

  add(cruise: ImportedCruise): void {
    const line = kept(this.lines, this.folded(cruise.line), () => ({
      id: importedLineId(cruise.line),
      name: cruise.line,
    }));
    const ship = kept(this.ships, `${line.id} ${this.folded(cruise.ship)}`, () => ({
      id: importedShipId(line.id, cruise.ship),
      name: cruise.ship,
      shippingLine: line,
    }));
    const { cruiseId, dateStart, dateEnd, seaDays } = cruise;
    const routeId = importedRouteId(ship.id, cruise);
    const stops = cruise.stops.map((call) => this.callOf(call));
    const scheduled: ScheduledCruise = { cruiseId, routeId, dateStart, dateEnd, stops, seaDays };
    this.imported.set(cruiseId, scheduled);
    kept(this.routes, routeId, () => ({
      id: routeId,
      name: cruise.route,
      ship,
      startPort: stops[0]?.name ?? '',
      finishPort: stops.at(-1)?.name ?? '',
      durationDays: daysBetween(dateStart, dateEnd),
      schedules: [],
      isSample: false,
    })).schedules.push(scheduled);
  }

  list(): CruiseList {
    const shippedRoutes = this.shipped.routes.map((route) => ({
      ...route,
      schedules: route.schedules.filter(({ cruiseId }) => !this.imported.has(cruiseId)),
    }));
    for (const { schedules } of this.routes.values()) schedules.sort((a, b) => (a.dateStart < b.dateStart ? -1 : 1));
    return {
      lines: sortedByName([...this.lines.values()]),
      ships: sortedByName([...this.ships.values()]),
      routes: sortedByName([...shippedRoutes, ...this.routes.values()]),
      cruisesById: new Map([...this.shipped.cruisesById, ...this.imported]),
    };
  }

  /** Thousands of calls share the texts of one port. */
  private callOf(call: CruiseCall): CruiseStop {
    const known = this.ports.get(call.id);
    if (!known || !isSamePort(known, call)) this.ports.set(call.id, call);
    const { id, name, country, timeZone } = this.ports.get(call.id)!;
    const { latitude, longitude, arrival, departure } = call;
    return { id, name, country, latitude, longitude, timeZone, arrival, departure };
  }

  private folded(name: string): string {
    return kept(this.folds, name, () => fold(name));
  }
}

const isSamePort = (a: CruiseCall, b: CruiseCall): boolean =>
  a.name === b.name && a.country === b.country && a.timeZone === b.timeZone;

function kept<Row>(rows: Map<string, Row>, key: string, make: () => Row): Row {
  const found = rows.get(key);
  if (found !== undefined) return found;
  const made = make();
  rows.set(key, made);
  return made;
}

/** ISO codes of the countries where a cruise calls, in the order of the first call; stops in no country are left out. */
export function countriesOf({ stops }: { stops: readonly { country: string | null }[] }): string[] {
  return [...new Set(stops.flatMap(({ country }) => country ?? []))];
}

function routeOf(
  row: RouteRow,
  ships: ReadonlyMap<string, Ship>,
  ports: ReadonlyMap<string, PortRow>,
  isSample: boolean,
): ShipRoute {
  const { id, name, durationDays, calls, starts } = row;
  const of = `route ${id}`;
  const stops = calls.map((call) => known(ports, call, of));
  const [start, finish] = [stops[0], stops.at(-1)];
  if (!start || !finish || countriesOf({ stops }).length === 0) throw new Error(`cruises: ${of} calls at no country`);
  if (!Number.isInteger(durationDays) || durationDays < 1) throw new Error(`cruises: ${of} lasts ${durationDays} days`);
  const schedules = starts
    .map(({ cruiseId, dateStart }): ScheduledCruise => {
      if (!isIsoDate(dateStart)) throw new Error(`cruises: ${of} starts on ${String(dateStart)}, which is no day`);
      return { cruiseId, routeId: id, dateStart, dateEnd: addDays(dateStart, durationDays), stops, seaDays: [] };
    })
    .sort((a, b) => (a.dateStart < b.dateStart ? -1 : 1));
  const twice = schedules.find((cruise, i) => cruise.dateStart === schedules[i + 1]?.dateStart);
  if (twice) throw new Error(`cruises: ${of} starts twice on ${twice.dateStart}`);
  return {
    id,
    name,
    ship: known(ships, row.shipId, of),
    startPort: start.name,
    finishPort: finish.name,
    durationDays,
    schedules,
    isSample,
  };
}

function checkedPort(port: PortRow, places: Places): PortRow {
  const lies = (degrees: unknown, limit: number): boolean => typeof degrees === 'number' && Math.abs(degrees) <= limit;
  if (!lies(port.latitude, 90) || !lies(port.longitude, 180)) throw new Error(`cruises: port ${port.id} lies nowhere`);
  if (port.country === null) return port;
  const country = places.country(port.country);
  if (!country) throw new Error(`cruises: port ${port.id} lies in an unknown country: ${port.country}`);
  return { ...port, country: country.iso2 };
}

const byId = <Row extends { readonly id: string }>(kind: string, rows: readonly Row[]): Map<string, Row> =>
  uniqueBy(kind, rows, ({ id }) => id);

function uniqueBy<Row>(kind: string, rows: readonly Row[], idOf: (row: Row) => string): Map<string, Row> {
  const found = new Map<string, Row>();
  for (const row of rows) {
    if (found.has(idOf(row))) throw new Error(`cruises: ${kind} ${idOf(row)} occurs twice`);
    found.set(idOf(row), row);
  }
  return found;
}

function known<Row>(rows: ReadonlyMap<string, Row>, id: string, of: string): Row {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`cruises: ${of} names ${id}, which is not there`);
  return row;
}

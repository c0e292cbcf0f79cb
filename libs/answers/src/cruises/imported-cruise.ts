import { createHash } from 'node:crypto';
import { daysBetween, type IsoDate } from '@landfall/kernel';
import { fold } from '@landfall/places';
import type { PortRow } from './cruise-rows.js';

/** A sailing as an import stores it, complete in itself. */
export interface ImportedCruise {
  cruiseId: string;
  line: string;
  ship: string;
  route: string;
  dateStart: IsoDate;
  dateEnd: IsoDate;
  /** In the order of the calls, start and finish port included. */
  stops: readonly CruiseCall[];
  /** Days on which the ship calls nowhere. */
  seaDays: readonly IsoDate[];
}

/** A call at a port. `id` is the UN/LOCODE of the port. */
export interface CruiseCall extends PortRow {
  /** IANA time zone of the port. */
  timeZone: string;
  /** Local time of the port, such as 2027-05-02T08:00; null at the start of a cruise. */
  arrival: string | null;
  /** Null at the end of a cruise. */
  departure: string | null;
}

const idOf = (kind: string, ...parts: readonly string[]): string =>
  `${kind}-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)}`;

/** The id of an imported line, the same for each file that names it. */
export const importedLineId = (line: string): string => idOf('line', fold(line));
export const importedShipId = (lineId: string, ship: string): string => idOf('ship', lineId, fold(ship));

/** Sailings of a ship are on one route when name, ends and length are the same. */
export const importedRouteId = (shipId: string, { route, stops, dateStart, dateEnd }: ImportedCruise): string =>
  idOf(
    'route',
    shipId,
    fold(route),
    stops[0]?.id ?? '',
    stops.at(-1)?.id ?? '',
    String(daysBetween(dateStart, dateEnd)),
  );

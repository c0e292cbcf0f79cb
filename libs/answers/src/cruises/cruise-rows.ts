import type { IsoDate } from '@landfall/kernel';

/** The file of cruises, `db/seeds/cruises/cruises.json`; LICENCES.md beside it documents its shape. */
export interface CruiseRows {
  /** True when routes and days are invented. */
  isSample: boolean;
  licence: string;
  shippingLines: readonly { id: string; name: string }[];
  ships: readonly { id: string; name: string; shippingLineId: string }[];
  ports: readonly PortRow[];
  routes: readonly RouteRow[];
}

export interface PortRow {
  id: string;
  name: string;
  /** ISO 3166-1 alpha-2; null for a stop in no country, such as a strait or a day at sea. */
  country: string | null;
  latitude: number;
  longitude: number;
}

export interface RouteRow {
  id: string;
  name: string;
  shipId: string;
  durationDays: number;
  /** Ids of ports in the order of the calls, start and finish port included. */
  calls: readonly string[];
  starts: readonly { cruiseId: string; dateStart: IsoDate }[];
}

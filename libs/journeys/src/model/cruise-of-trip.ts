import type { Cruises, ScheduledCruise } from '@landfall/answers/cruises';
import type { IsoDate } from '@landfall/kernel';

/** The sailing of a trip as it was when the page was made; the list of cruises may be another one later. */
export interface CruiseOfTrip {
  cruiseId: string;
  line: { id: string; name: string };
  ship: { id: string; name: string };
  route: { id: string; name: string };
  dateStart: IsoDate;
  dateEnd: IsoDate;
  /** In the order of the calls, start and finish port included. */
  stops: readonly CruiseStop[];
  /** True when route and days are invented. */
  isSample: boolean;
}

interface CruiseStop {
  name: string;
  /** ISO 3166-1 alpha-2; null for a stop in no country. */
  country: string | null;
  latitude: number;
  longitude: number;
}

/** What a trip page keeps of a sailing. Throws when its route is not in the list, which `Cruises.of` rules out. */
export function cruiseOfTrip(
  { cruiseId, routeId, dateStart, dateEnd, stops }: ScheduledCruise,
  cruises: Cruises,
): CruiseOfTrip {
  const [route] = cruises.routes({ route: routeId });
  if (!route) throw new Error(`cruises: ${cruiseId} sails on ${routeId}, which is not there`);
  const { ship } = route;
  return {
    cruiseId,
    line: ship.shippingLine,
    ship: { id: ship.id, name: ship.name },
    route: { id: route.id, name: route.name },
    dateStart,
    dateEnd,
    stops: stops.map(({ name, country, latitude, longitude }) => ({ name, country, latitude, longitude })),
    isSample: route.isSample,
  };
}

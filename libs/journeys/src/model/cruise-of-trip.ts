import type { Cruises, ScheduledCruise } from '@landfall/answers/cruises';
import type { IsoDate } from '@landfall/kernel';

/** The sailing of a trip as the page shows it. An import of cruises brings it up to date; what no list has any more stays. */
export interface CruiseOfTrip {
  cruiseId: string;
  line: { id: string; name: string };
  ship: { id: string; name: string };
  route: { id: string; name: string };
  dateStart: IsoDate;
  dateEnd: IsoDate;
  /** In the order of the calls, start and finish port included. */
  stops: readonly CruiseStop[];
  /** Days at sea, as far as they are known; absent in what an older version has stored. */
  seaDays?: readonly IsoDate[];
  /** True when route and days are invented. */
  isSample: boolean;
}

interface CruiseStop {
  name: string;
  /** ISO 3166-1 alpha-2; null for a stop in no country. */
  country: string | null;
  latitude: number;
  longitude: number;
  /** Local times of the port; absent where they are not known. */
  arrival?: string | null;
  departure?: string | null;
}

/** What a trip page keeps of a sailing. Throws when its route is not in the list, which `Cruises.of` rules out. */
export function cruiseOfTrip(
  { cruiseId, routeId, dateStart, dateEnd, stops, seaDays }: ScheduledCruise,
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
    stops: stops.map(({ name, country, latitude, longitude, arrival = null, departure = null }) => ({
      name,
      country,
      latitude,
      longitude,
      ...(arrival === null && departure === null ? {} : { arrival, departure }),
    })),
    ...(seaDays.length > 0 ? { seaDays: [...seaDays] } : {}),
    isSample: route.isSample,
  };
}

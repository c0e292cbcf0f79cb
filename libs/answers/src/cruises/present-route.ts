import type { Presented } from '@landfall/platform';
import type { ScheduledCruise, ShipRoute } from './cruises.js';

/** A route of a ship with its sailings, in the shape of the api. */
export const presentRoute = (route: ShipRoute): Presented<'ShipRoute'> => ({
  id: route.id,
  name: route.name,
  ship: route.ship,
  startPort: route.startPort,
  finishPort: route.finishPort,
  durationDays: route.durationDays,
  schedules: route.schedules.map(presentSchedule),
  isSample: route.isSample,
});

const presentSchedule = ({
  cruiseId,
  routeId,
  dateStart,
  dateEnd,
  stops,
  seaDays,
}: ScheduledCruise): Presented<'CruiseSchedule'> => ({
  cruiseId,
  routeId,
  dateStart,
  dateEnd,
  stops: stops.map(({ name, latitude, longitude, country, arrival, departure, timeZone }) => ({
    name,
    latitude,
    longitude,
    country: country === null ? null : { id: country },
    arrival: arrival ?? null,
    departure: departure ?? null,
    timeZone: timeZone ?? null,
  })),
  seaDays: [...seaDays],
});

import { Args, Query, Resolver } from '@nestjs/graphql';
import { Cruises, type ScheduledCruise, type Ship, type ShippingLine, type ShipRoute } from './cruises.js';

interface RoutesArguments {
  shippingLine?: string | null;
  ship?: string | null;
  route?: string | null;
}

const presentSchedule = ({ stops, ...schedule }: ScheduledCruise): object => ({
  ...schedule,
  stops: stops.map(({ name, latitude, longitude, country }) => ({
    name,
    latitude,
    longitude,
    country: country === null ? null : { id: country },
  })),
});

const presentRoute = (route: ShipRoute): object => ({ ...route, schedules: route.schedules.map(presentSchedule) });

@Resolver()
export class CruisesResolver {
  constructor(private readonly cruises: Cruises) {}

  @Query('shippingLines')
  shippingLines(): readonly ShippingLine[] {
    return this.cruises.shippingLines;
  }

  @Query('ships')
  ships(): readonly Ship[] {
    return this.cruises.ships;
  }

  @Query('shipRoutes')
  shipRoutes(@Args('shipId') shipId: string): object[] {
    return this.cruises.routes({ ship: shipId }).map(presentRoute);
  }

  @Query('routes')
  routes(@Args() { shippingLine, ship, route }: RoutesArguments): object[] {
    return this.cruises.routes({ shippingLine, ship, route }).map(presentRoute);
  }
}

import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Presented } from '@landfall/platform';
import { Cruises, type RouteFilter } from './cruises.js';
import { presentRoute } from './present-route.js';

/** Reads the cruises in memory: there is no query behind it. */
@Resolver()
export class CruisesResolver {
  constructor(private readonly cruises: Cruises) {}

  @Query('shippingLines')
  shippingLines(): readonly Presented<'ShippingLine'>[] {
    return this.cruises.shippingLines;
  }

  @Query('ships')
  ships(): readonly Presented<'Ship'>[] {
    return this.cruises.ships;
  }

  @Query('shipRoutes')
  shipRoutes(@Args('shipId') shipId: string): Presented<'ShipRoute'>[] {
    return this.cruises.routes({ ship: shipId }).map(presentRoute);
  }

  @Query('routes')
  routes(@Args() { shippingLine, ship, route }: RouteFilter): Presented<'ShipRoute'>[] {
    return this.cruises.routes({ shippingLine, ship, route }).map(presentRoute);
  }
}

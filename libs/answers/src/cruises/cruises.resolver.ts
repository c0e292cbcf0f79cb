import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Presented } from '@landfall/platform';
import type { RouteFilter } from './cruises.js';
import { ListRoutes } from './list-routes.query.js';
import { ListShippingLines } from './list-shipping-lines.query.js';
import { ListShips } from './list-ships.query.js';

@Resolver()
export class CruisesResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('shippingLines')
  shippingLines(): Promise<readonly Presented<'ShippingLine'>[]> {
    return this.queries.execute(new ListShippingLines());
  }

  @Query('ships')
  ships(): Promise<readonly Presented<'Ship'>[]> {
    return this.queries.execute(new ListShips());
  }

  @Query('shipRoutes')
  shipRoutes(@Args('shipId') shipId: string): Promise<Presented<'ShipRoute'>[]> {
    return this.queries.execute(new ListRoutes({ ship: shipId }));
  }

  @Query('routes')
  routes(@Args() { shippingLine, ship, route }: RouteFilter): Promise<Presented<'ShipRoute'>[]> {
    return this.queries.execute(new ListRoutes({ shippingLine, ship, route }));
  }
}

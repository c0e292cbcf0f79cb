import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Presented } from '@landfall/platform';
import { Cruises, type RouteFilter } from './cruises.js';
import { presentRoute } from './present-route.js';

/** Routes by name, with their sailings. */
export class ListRoutes extends Query<Presented<'ShipRoute'>[]> {
  constructor(readonly filter: RouteFilter) {
    super();
  }
}

@QueryHandler(ListRoutes)
export class ListRoutesHandler implements IQueryHandler<ListRoutes> {
  constructor(private readonly cruises: Cruises) {}

  execute({ filter }: ListRoutes): Promise<Presented<'ShipRoute'>[]> {
    return Promise.resolve(this.cruises.routes(filter).map(presentRoute));
  }
}

import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Presented } from '@landfall/platform';
import { Cruises } from './cruises.js';

/** By name. */
export class ListShips extends Query<readonly Presented<'Ship'>[]> {}

@QueryHandler(ListShips)
export class ListShipsHandler implements IQueryHandler<ListShips> {
  constructor(private readonly cruises: Cruises) {}

  execute(): Promise<readonly Presented<'Ship'>[]> {
    return Promise.resolve(this.cruises.ships);
  }
}

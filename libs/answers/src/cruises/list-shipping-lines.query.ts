import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Presented } from '@landfall/platform';
import { Cruises } from './cruises.js';

/** By name. */
export class ListShippingLines extends Query<readonly Presented<'ShippingLine'>[]> {}

@QueryHandler(ListShippingLines)
export class ListShippingLinesHandler implements IQueryHandler<ListShippingLines> {
  constructor(private readonly cruises: Cruises) {}

  execute(): Promise<readonly Presented<'ShippingLine'>[]> {
    return Promise.resolve(this.cruises.shippingLines);
  }
}

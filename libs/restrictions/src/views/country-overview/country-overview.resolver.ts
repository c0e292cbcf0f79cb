import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { ListScreen, type ListPage } from '@landfall/platform';
import { currentReader } from '../entry-restrictions/reader.js';
import {
  ListCountryOverview,
  type CountryOverviewArguments,
  type PresentedOverview,
} from './list-country-overview.query.js';

@Resolver()
export class CountryOverviewResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('countryOverviewList')
  @ListScreen('countryoverview')
  countryOverviewList(@Args() args: CountryOverviewArguments): Promise<ListPage<PresentedOverview>> {
    return this.queries.execute(new ListCountryOverview(args, currentReader()));
  }
}

import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { catalogueText, DETAIL_CATEGORIES, DETAIL_GROUPS, DETAIL_TYPES, type DetailView } from '@landfall/catalogue';
import { currentRequest, type Presented } from '@landfall/platform';
import { ListCountryGroups } from './list-country-groups.query.js';

/** The vocabulary is a constant of the program: it is named in the reader's language here, and no query reads it (docs/adr/0024). */
@Resolver()
export class CatalogueResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('detailCategories')
  detailCategories(): Presented<'DetailCategory'>[] {
    const { language } = currentRequest();
    return DETAIL_CATEGORIES.map((category) => ({
      ...category,
      title: catalogueText(language, `category.${category.key}`),
    }));
  }

  @Query('detailTypes')
  detailTypes(): Presented<'DetailType'>[] {
    const { language } = currentRequest();
    return DETAIL_TYPES.map((type) => ({ ...type, title: catalogueText(language, `type.${type.key}`) }));
  }

  @Query('detailGroups')
  detailGroups(@Args('view') view: DetailView): Presented<'DetailGroup'>[] {
    const { language } = currentRequest();
    return DETAIL_GROUPS[view].map((group) => ({ ...group, title: catalogueText(language, `group.${group.key}`) }));
  }

  @Query('countryGroups')
  countryGroups(): Promise<Presented<'CountryGroup'>[]> {
    return this.queries.execute(new ListCountryGroups(currentRequest().language));
  }
}

import { Args, Query, Resolver } from '@nestjs/graphql';
import { catalogueText, DETAIL_CATEGORIES, DETAIL_GROUPS, DETAIL_TYPES, type DetailView } from '@landfall/catalogue';
import { currentRequest, type Presented } from '@landfall/platform';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';

/** Presents what the catalogue says: there is no query behind it. */
@Resolver()
export class CatalogueResolver {
  constructor(private readonly ruleIndex: RuleIndexProjection) {}

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
  countryGroups(): Presented<'CountryGroup'>[] {
    const { language } = currentRequest();
    return Object.entries(this.ruleIndex.groups).map(([key, members]) => ({
      key,
      members,
      title: catalogueText(language, `countryGroup.${key}`),
    }));
  }
}

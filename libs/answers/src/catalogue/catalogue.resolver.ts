import { Args, Query, Resolver } from '@nestjs/graphql';
import { catalogueText, DETAIL_CATEGORIES, DETAIL_GROUPS, DETAIL_TYPES, type DetailView } from '@landfall/catalogue';
import { currentRequest } from '@landfall/platform';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';

@Resolver()
export class CatalogueResolver {
  constructor(private readonly ruleIndex: RuleIndexProjection) {}

  @Query('detailCategories')
  detailCategories(): object[] {
    const { language } = currentRequest();
    return DETAIL_CATEGORIES.map((c) => ({ ...c, title: catalogueText(language, `category.${c.key}`) }));
  }

  @Query('detailTypes')
  detailTypes(): object[] {
    const { language } = currentRequest();
    return DETAIL_TYPES.map((t) => ({ ...t, title: catalogueText(language, `type.${t.key}`) }));
  }

  @Query('detailGroups')
  detailGroups(@Args('view') view: DetailView): object[] {
    const { language } = currentRequest();
    return DETAIL_GROUPS[view].map((g) => ({ ...g, title: catalogueText(language, `group.${g.key}`) }));
  }

  @Query('countryGroups')
  countryGroups(): object[] {
    const { language } = currentRequest();
    return Object.entries(this.ruleIndex.groups).map(([key, members]) => ({
      key,
      members,
      title: catalogueText(language, `countryGroup.${key}`),
    }));
  }
}

import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { catalogueText } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import type { Presented } from '@landfall/platform';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';

/** Groups of countries that a rule may name, with their members. */
export class ListCountryGroups extends Query<Presented<'CountryGroup'>[]> {
  constructor(readonly language: Language) {
    super();
  }
}

@QueryHandler(ListCountryGroups)
export class ListCountryGroupsHandler implements IQueryHandler<ListCountryGroups> {
  constructor(private readonly ruleIndex: RuleIndexProjection) {}

  execute({ language }: ListCountryGroups): Promise<Presented<'CountryGroup'>[]> {
    const groups = Object.entries(this.ruleIndex.groups);
    return Promise.resolve(
      groups.map(([key, members]) => ({ key, members, title: catalogueText(language, `countryGroup.${key}`) })),
    );
  }
}

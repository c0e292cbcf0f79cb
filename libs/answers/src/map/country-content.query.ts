import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { AuthorityDirectory } from '@landfall/restrictions/authority-directory';
import { presentAnswer, type PresentedAnswer } from '../presentation/present-answer.js';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';
import { countryContent } from './country-content.js';
import { mapRisk } from './map-status.js';
import { Viewpoints } from './viewpoints.js';

/** What the country database says of a country; null for an unknown one. */
export class CountryContentQuery extends Query<PresentedAnswer | null> {
  constructor(
    readonly countryId: string,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(CountryContentQuery)
export class CountryContentHandler implements IQueryHandler<CountryContentQuery> {
  constructor(
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly authorities: AuthorityDirectory,
    private readonly viewpoints: Viewpoints,
  ) {}

  async execute({ countryId, language }: CountryContentQuery): Promise<PresentedAnswer | null> {
    const country = this.places.path('COUNTRY', countryId);
    if (!country) return null;
    const viewpoint = await this.viewpoints.of();
    const { current: ruleIndex } = this.ruleIndex;
    const content = presentAnswer(countryContent(ruleIndex, country, viewpoint), {
      // The country database is kept in German and English; other readers get English.
      language: language === 'de' ? 'de' : 'en',
      view: 'EXPERT',
      places: this.places,
      authority: this.authorities.get,
      translations: this.ruleIndex.translations,
    });
    // The advice that the level comes from is no content of the country database, so the content alone does not give it.
    const riskLevel = mapRisk(ruleIndex, country, viewpoint);
    return { ...content, destinations: content.destinations.map((destination) => ({ ...destination, riskLevel })) };
  }
}

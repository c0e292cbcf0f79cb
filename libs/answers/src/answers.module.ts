import { Module, type Provider } from '@nestjs/common';
import { Places } from '@landfall/places';
import { PlacesModule } from '@landfall/places/module';
import { CONFIG, Database, eventTypesOf, LogSignal, type Config } from '@landfall/platform';
import { RestrictionsModule } from '@landfall/restrictions/module';
import { CatalogueResolver } from './catalogue/catalogue.resolver.js';
import { ListCountryGroupsHandler } from './catalogue/list-country-groups.query.js';
import { CruiseDetailHandler } from './cruise-lookup/cruise-detail.query.js';
import { CruiseDetailResolver } from './cruise-lookup/cruise-detail.resolver.js';
import { loadCruiseSeeds } from './cruises/cruise-seeds.js';
import { Cruises } from './cruises/cruises.js';
import { CruisesProjection } from './cruises/cruises.projection.js';
import { CruisesResolver } from './cruises/cruises.resolver.js';
import { LineSelectionsResolver } from './cruises/line-selections.resolver.js';
import { ListRoutesHandler } from './cruises/list-routes.query.js';
import { ListShippingLinesHandler } from './cruises/list-shipping-lines.query.js';
import { ListShipsHandler } from './cruises/list-ships.query.js';
import { CRUISE_EVENTS } from './cruises/events.js';
import { DraftAnswerHandler } from './draft-answer/draft-answer.query.js';
import { DraftAnswerResolver } from './draft-answer/draft-answer.resolver.js';
import { AnswersState } from './lookup/answers-state.js';
import { DestinationDetailHandler } from './lookup/destination-detail.query.js';
import { DestinationDetailResolver } from './lookup/destination-detail.resolver.js';
import { Lookup } from './lookup/lookup.js';
import { CountryContentHandler } from './map/country-content.query.js';
import { CountryRiskResolver } from './map/country-risk.resolver.js';
import { MapOfCountriesHandler } from './map/map-of-countries.query.js';
import { MapOfRegionsHandler } from './map/map-of-regions.query.js';
import { MapResolver } from './map/map.resolver.js';
import { RegionOutlineResolver } from './map/region-outline.resolver.js';
import { ScaleTextsResolver } from './map/scale-texts.resolver.js';
import { Viewpoints } from './map/viewpoints.js';
import { PassportReachHandler } from './reach/passport-reach.query.js';
import { PassportReachResolver } from './reach/passport-reach.resolver.js';
import { RuleIndexModule } from './rule-index/rule-index.module.js';
import { TRANSLATION_EVENTS } from './translations/events.js';

const RESOLVERS: Provider[] = [
  CatalogueResolver,
  DestinationDetailResolver,
  DraftAnswerResolver,
  CruisesResolver,
  LineSelectionsResolver,
  CruiseDetailResolver,
  MapResolver,
  RegionOutlineResolver,
  CountryRiskResolver,
  ScaleTextsResolver,
  PassportReachResolver,
];

const QUERIES: Provider[] = [
  ListCountryGroupsHandler,
  ListShippingLinesHandler,
  ListShipsHandler,
  ListRoutesHandler,
  DestinationDetailHandler,
  CruiseDetailHandler,
  DraftAnswerHandler,
  MapOfCountriesHandler,
  MapOfRegionsHandler,
  CountryContentHandler,
  PassportReachHandler,
];

/** What is answered from the rules: lookups, cruises, the map. */
@Module({
  imports: [PlacesModule, RestrictionsModule, RuleIndexModule],
  providers: [
    eventTypesOf([...TRANSLATION_EVENTS, ...CRUISE_EVENTS]),
    {
      provide: Cruises,
      useFactory: async (config: Config, places: Places) => Cruises.of(await loadCruiseSeeds(config.seedsDir), places),
      inject: [CONFIG, Places],
    },
    {
      provide: CruisesProjection,
      useFactory: (database: Database, signal: LogSignal, cruises: Cruises) =>
        new CruisesProjection(database, signal, cruises),
      inject: [Database, LogSignal, Cruises],
    },
    ...RESOLVERS,
    ...QUERIES,
    Lookup,
    AnswersState,
    Viewpoints,
  ],
  exports: [Viewpoints, AnswersState, CountryRiskResolver, Cruises, CruisesProjection],
})
export class AnswersModule {}

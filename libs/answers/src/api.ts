import type { Provider } from '@nestjs/common';
import { PublishedRules } from '@landfall/restrictions/published-rules';
import { RuleIndexProjection } from './rule-index/rule-index.projection.js';
import { CatalogueResolver } from './catalogue/catalogue.resolver.js';
import { Lookup } from './lookup/lookup.js';
import { DestinationDetailResolver } from './lookup/destination-detail.resolver.js';
import { CruisesResolver } from './cruises/cruises.resolver.js';
import { CruiseDetailResolver } from './cruise-lookup/cruise-detail.resolver.js';
import { Viewpoints } from './map/viewpoints.js';
import { MapResolver } from './map/map.resolver.js';
import { CountryRiskResolver } from './map/country-risk.resolver.js';

/** What the api process mounts of this context. */
export const ANSWER_PROVIDERS: Provider[] = [
  { provide: PublishedRules, useExisting: RuleIndexProjection },
  CatalogueResolver,
  Lookup,
  DestinationDetailResolver,
  CruisesResolver,
  CruiseDetailResolver,
  Viewpoints,
  MapResolver,
  CountryRiskResolver,
];

import { queriesOf } from '@landfall/platform/testing';
import { CruiseDetailHandler } from '../src/cruise-lookup/cruise-detail.query.js';
import { CruiseDetailResolver } from '../src/cruise-lookup/cruise-detail.resolver.js';
import type { Cruises } from '../src/cruises/cruises.js';
import { DestinationDetailHandler } from '../src/lookup/destination-detail.query.js';
import { DestinationDetailResolver } from '../src/lookup/destination-detail.resolver.js';
import { Lookup } from '../src/lookup/lookup.js';

type Dependencies = ConstructorParameters<typeof Lookup>;

/** Lookups as a client asks them. */
export const lookups = (...dependencies: Dependencies): DestinationDetailResolver =>
  new DestinationDetailResolver(queriesOf(new DestinationDetailHandler(new Lookup(...dependencies), dependencies[0])));

/** Lookups of cruises as a client asks them. */
export const cruiseLookups = (cruises: Cruises, ...dependencies: Dependencies): CruiseDetailResolver =>
  new CruiseDetailResolver(queriesOf(new CruiseDetailHandler(cruises, new Lookup(...dependencies), dependencies[0])));

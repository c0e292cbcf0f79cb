import type { Provider } from '@nestjs/common';
import { AirportResolver, CountryResolver, PlacesResolver, RegionResolver } from './lookup/places.resolver.js';

/** What the api process mounts of this context. */
export const PLACE_PROVIDERS: Provider[] = [PlacesResolver, CountryResolver, RegionResolver, AirportResolver];

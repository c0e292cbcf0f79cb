import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { CONFIG, Database, eventTypesOf, type Config } from '@landfall/platform';
import { HistoricalPlaces } from './overlay/historical-places.js';
import { PLACE_EVENTS } from './overlay/events.js';
import { CountryHandler } from './lookup/country.query.js';
import { FindDestinationsHandler } from './lookup/find-destinations.query.js';
import { ListCountriesHandler } from './lookup/list-countries.query.js';
import { AirportResolver, CountryResolver, PlacesResolver, RegionResolver } from './lookup/places.resolver.js';
import { importedOutlines } from './outlines/outline-store.js';
import { RegionOutlines } from './outlines/region-outlines.js';
import type { PlaceRows } from './place-rows.js';
import { Places } from './places.js';
import { PlacesInMemoryModule, SHIPPED_PLACES } from './places-in-memory.module.js';

/** Countries, regions and airports: seeds with an overlay of imported entries. */
@Module({
  imports: [PlacesInMemoryModule],
  providers: [
    eventTypesOf(PLACE_EVENTS),
    {
      provide: HistoricalPlaces,
      useFactory: (places: Places, shipped: PlaceRows) => new HistoricalPlaces(places, shipped),
      inject: [Places, SHIPPED_PLACES],
    },
    {
      provide: RegionOutlines,
      useFactory: (config: Pick<Config, 'seedsDir'>, database: Database) =>
        new RegionOutlines(
          join(config.seedsDir, 'places/outlines'),
          (country) => database.transaction('none', (tx) => importedOutlines(tx, country)),
          () => performance.now(),
        ),
      inject: [CONFIG, Database],
    },
    ListCountriesHandler,
    CountryHandler,
    FindDestinationsHandler,
    PlacesResolver,
    CountryResolver,
    RegionResolver,
    AirportResolver,
  ],
  exports: [PlacesInMemoryModule, HistoricalPlaces, RegionOutlines],
})
export class PlacesModule {}

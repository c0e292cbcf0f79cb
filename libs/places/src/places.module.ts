import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { CONFIG, Database, eventTypesOf, LogSignal, type Config } from '@landfall/platform';
import { HistoricalPlaces } from './overlay/historical-places.js';
import { PlacesProjection } from './overlay/places.projection.js';
import { PLACE_EVENTS } from './overlay/events.js';
import { AirportResolver, CountryResolver, PlacesResolver, RegionResolver } from './lookup/places.resolver.js';
import type { PlaceRows } from './place-rows.js';
import { Places } from './places.js';
import { loadPlaceSeeds } from './seeds.js';

const SHIPPED_PLACES = Symbol('shipped places');

/** Countries, regions and airports: seeds with an overlay of imported entries. */
@Module({
  providers: [
    eventTypesOf(PLACE_EVENTS),
    {
      provide: SHIPPED_PLACES,
      useFactory: (config: Config) => loadPlaceSeeds(join(config.seedsDir, 'places')),
      inject: [CONFIG],
    },
    { provide: Places, useFactory: (shipped: PlaceRows) => Places.of(shipped), inject: [SHIPPED_PLACES] },
    {
      provide: PlacesProjection,
      useFactory: (database: Database, signal: LogSignal, places: Places, shipped: PlaceRows) =>
        new PlacesProjection(database, signal, places, shipped),
      inject: [Database, LogSignal, Places, SHIPPED_PLACES],
    },
    {
      provide: HistoricalPlaces,
      useFactory: (places: Places, shipped: PlaceRows) => new HistoricalPlaces(places, shipped),
      inject: [Places, SHIPPED_PLACES],
    },
    PlacesResolver,
    CountryResolver,
    RegionResolver,
    AirportResolver,
  ],
  exports: [Places, HistoricalPlaces],
})
export class PlacesModule {}

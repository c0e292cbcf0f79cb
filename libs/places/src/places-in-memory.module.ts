import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { CONFIG, Database, LogSignal, type Config } from '@landfall/platform';
import { PlacesProjection } from './overlay/places.projection.js';
import type { PlaceRows } from './place-rows.js';
import { Places } from './places.js';
import { loadPlaceSeeds } from './seeds.js';

/** The rows of the seed files. */
export const SHIPPED_PLACES = Symbol('shipped places');

/** The places in the memory of a process, with the overlay of imported entries; nothing of the API. */
@Module({
  providers: [
    {
      provide: SHIPPED_PLACES,
      useFactory: (config: Pick<Config, 'seedsDir'>) => loadPlaceSeeds(join(config.seedsDir, 'places')),
      inject: [CONFIG],
    },
    { provide: Places, useFactory: (shipped: PlaceRows) => Places.of(shipped), inject: [SHIPPED_PLACES] },
    {
      provide: PlacesProjection,
      useFactory: (database: Database, signal: LogSignal, places: Places, shipped: PlaceRows) =>
        new PlacesProjection(database, signal, places, shipped),
      inject: [Database, LogSignal, Places, SHIPPED_PLACES],
    },
  ],
  exports: [Places, SHIPPED_PLACES],
})
export class PlacesInMemoryModule {}

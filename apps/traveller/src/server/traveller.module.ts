import { join } from 'node:path';
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { APP_FILTER } from '@nestjs/core';
import { systemClock, type Clock } from '@landfall/kernel';
import { TRAVELLER_PROVIDERS, TripLinks } from '@landfall/journeys/traveller';
import { Places, type PlaceRows } from '@landfall/places';
import { PlacesProjection } from '@landfall/places/persistence';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import {
  CLOCK,
  CONFIG,
  Database,
  LinkSecrets,
  LogSignal,
  TRAVELLER_ROLE,
  type TravellerConfig,
} from '@landfall/platform';
import { HealthController } from './health.controller.js';
import { PageFaultFilter } from './pages/page-fault.filter.js';
import { PublicUrl } from './pages/public-url.js';
import { SubscriptionLinksController } from './pages/subscription-links.controller.js';
import { TripPageController } from './pages/trip-page.controller.js';

const SHIPPED_PLACES = Symbol('shipped places');

/** The traveller process: pages from trip snapshots, without rules and logins. */
@Module({})
export class TravellerModule {
  static for(config: TravellerConfig, clock: Clock = systemClock): DynamicModule {
    return {
      module: TravellerModule,
      imports: [CqrsModule.forRoot()],
      controllers: [HealthController, TripPageController, SubscriptionLinksController],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: CLOCK, useValue: clock },
        { provide: Database, useFactory: () => new Database(config.databaseUrl, { role: TRAVELLER_ROLE }) },
        { provide: LogSignal, useFactory: () => new LogSignal(config.databaseUrl, TRAVELLER_ROLE) },
        { provide: SHIPPED_PLACES, useFactory: () => loadPlaceSeeds(join(config.seedsDir, 'places')) },
        { provide: Places, useFactory: (shipped: PlaceRows) => Places.of(shipped), inject: [SHIPPED_PLACES] },
        {
          provide: PlacesProjection,
          useFactory: (database: Database, signal: LogSignal, places: Places, shipped: PlaceRows) =>
            new PlacesProjection(database, signal, places, shipped),
          inject: [Database, LogSignal, Places, SHIPPED_PLACES],
        },
        { provide: PublicUrl, useValue: new PublicUrl(config.publicUrl) },
        { provide: TripLinks, useValue: new TripLinks(new LinkSecrets(config.secret), config.publicUrl) },
        { provide: APP_FILTER, useClass: PageFaultFilter },
        ...TRAVELLER_PROVIDERS,
      ],
    };
  }
}

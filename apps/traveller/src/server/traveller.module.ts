import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { Clock } from '@landfall/kernel';
import { NewTripSignal, TripPagesModule, TripPageSignal } from '@landfall/journeys/traveller';
import { StoredImagesModule } from '@landfall/media/find-image';
import { ImportantEventsModule } from '@landfall/newsroom/important-events';
import { PlatformModule, TRAVELLER_ROLE, type TravellerConfig } from '@landfall/platform';
import { HealthController } from './health.controller.js';
import { DevicesController } from './pages/devices.controller.js';
import { ImprintController } from './pages/imprint.controller.js';
import { KnownAnswers } from './pages/known-answers.js';
import { KnownPages } from './pages/known-pages.js';
import { BackgroundTasks } from './pages/background-tasks.js';
import { Logos } from './pages/logos.js';
import { NamesVersion } from './pages/names-version.js';
import { PageEvents } from './pages/page-events.js';
import { PageMaker } from './pages/page-maker.js';
import { PageScriptsController } from './pages/page-scripts.controller.js';
import { PageFaultFilter } from './pages/page-fault.filter.js';
import { PageRequests } from './pages/page-requests.js';
import { PagesAhead } from './pages/pages-ahead.js';
import { StalePages } from './pages/stale-pages.js';
import { PdfRenderer } from './pages/pdf-renderer.js';
import { RouteMaps } from './pages/route-maps.js';
import { SubscriptionLinksController } from './pages/subscription-links.controller.js';
import { TighterPages } from './pages/tighter-pages.js';
import { TripPageController } from './pages/trip-page.controller.js';

/** The traveller process: pages from trip snapshots, without rules and logins. */
@Module({})
export class TravellerModule {
  static for(config: TravellerConfig, clock?: Clock): DynamicModule {
    return {
      module: TravellerModule,
      imports: [
        PlatformModule.forTravellers(config, clock),
        TripPagesModule,
        ImportantEventsModule,
        StoredImagesModule,
      ],
      controllers: [
        HealthController,
        PageScriptsController,
        TripPageController,
        DevicesController,
        SubscriptionLinksController,
        ImprintController,
      ],
      providers: [
        KnownPages,
        KnownAnswers,
        Logos,
        NamesVersion,
        PageEvents,
        PageMaker,
        PagesAhead,
        PageRequests,
        StalePages,
        TighterPages,
        { provide: BackgroundTasks, useFactory: () => new BackgroundTasks() },
        RouteMaps,
        PdfRenderer,
        { provide: TripPageSignal, useFactory: () => new TripPageSignal(config.databaseUrl, TRAVELLER_ROLE) },
        { provide: NewTripSignal, useFactory: () => new NewTripSignal(config.databaseUrl, TRAVELLER_ROLE) },
        { provide: APP_FILTER, useClass: PageFaultFilter },
      ],
    };
  }
}

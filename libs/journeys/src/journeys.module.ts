import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { PlacesModule } from '@landfall/places/module';
import { eventTypesOf } from '@landfall/platform';
import { RestrictionsModule } from '@landfall/restrictions/module';
import { AnswersModule } from '@landfall/answers/module';
import { CreateGroupHandler } from './commands/create-journey/create-group.handler.js';
import { CreateGroupResolver } from './commands/create-journey/create-group.resolver.js';
import { JourneyMaker } from './commands/create-journey/journey-maker.js';
import { CreateJourneyHandler } from './commands/create-journey/create-journey.handler.js';
import { CreateJourneyResolver } from './commands/create-journey/create-journey.resolver.js';
import { UpdateJourneyHandler } from './commands/update-journey/update-journey.handler.js';
import { UpdateJourneyResolver } from './commands/update-journey/update-journey.resolver.js';
import { ImpactPreviewResolver } from './views/impact-preview/impact-preview.resolver.js';
import { PreviewImpactHandler } from './views/impact-preview/preview-impact.query.js';
import { ComingEndsResolver } from './views/coming-ends/coming-ends.resolver.js';
import { ListComingEndsHandler } from './views/coming-ends/list-coming-ends.query.js';
import { ListReviewsDueHandler } from './views/reviews-due/list-reviews-due.query.js';
import { ReviewPlaceNames } from './views/reviews-due/review-place-names.js';
import { ReviewsDueResolver } from './views/reviews-due/reviews-due.resolver.js';
import { ListJourneysHandler } from './views/journeys/list-journeys.query.js';
import { JourneysResolver } from './views/journeys/journeys.resolver.js';
import { DeparturesResolver } from './views/departures/departures.resolver.js';
import { ListDeparturesHandler } from './views/departures/list-departures.query.js';
import { ListTripChangesHandler } from './views/trip-changes/list-trip-changes.query.js';
import { TripChangesResolver } from './views/trip-changes/trip-changes.resolver.js';
import { FindTripMailsHandler } from './views/trip-mails/trip-mails.query.js';
import { TripMailsResolver } from './views/trip-mails/trip-mails.resolver.js';
import { TravellerActionsResolver } from './views/trip-page/traveller-actions.resolver.js';
import { OwnTripPageHandler } from './views/trip-page/own-trip-page.query.js';
import { TripPageAsOfHandler } from './views/trip-page/trip-page-as-of.query.js';
import { TripPageResolver } from './views/trip-page/trip-page.resolver.js';
import { TripPagesModule } from './trip-pages.module.js';
import { JOURNEY_EVENTS } from './events.js';
import { RELOCATE_QUEUE, REROUTE_QUEUE } from './model/recompute-tasks.js';
import { ExpireJourneys, EXPIRE_QUEUE } from './reactors/expire-journeys/expire-journeys.job.js';
import { RelocateItineraries } from './reactors/relocate-itineraries-when-places-are-imported/relocate-itineraries.job.js';
import { RelocateItinerariesWhenPlacesAreImported } from './reactors/relocate-itineraries-when-places-are-imported/relocate-itineraries.reactor.js';
import { RerouteJourneys } from './reactors/reroute-journeys-when-cruises-are-imported/reroute-journeys.job.js';
import { RerouteJourneysWhenCruisesAreImported } from './reactors/reroute-journeys-when-cruises-are-imported/reroute-journeys.reactor.js';
import { RecomputeItineraries } from './reactors/recompute-itineraries-when-restriction-is-revised/recompute-itineraries.job.js';
import {
  RecomputeItinerariesWhenRestrictionIsRevised,
  RECOMPUTE_QUEUE,
} from './reactors/recompute-itineraries-when-restriction-is-revised/recompute-itineraries.reactor.js';
import {
  ReconcileRecomputeTasks,
  RECONCILE_QUEUE,
} from './reactors/recompute-itineraries-when-restriction-is-revised/reconcile-recompute-tasks.job.js';

/** Trip pages: their answers, changes and subscriptions. */
@Module({
  imports: [
    PlacesModule,
    RestrictionsModule,
    AnswersModule,
    TripPagesModule,
    BullModule.registerQueue(
      { name: EXPIRE_QUEUE },
      { name: RELOCATE_QUEUE },
      { name: REROUTE_QUEUE },
      { name: RECOMPUTE_QUEUE },
      { name: RECONCILE_QUEUE },
    ),
  ],
  providers: [
    eventTypesOf(JOURNEY_EVENTS),
    JourneyMaker,
    CreateGroupHandler,
    CreateGroupResolver,
    CreateJourneyHandler,
    CreateJourneyResolver,
    UpdateJourneyHandler,
    UpdateJourneyResolver,
    ListJourneysHandler,
    JourneysResolver,
    ListDeparturesHandler,
    DeparturesResolver,
    ListTripChangesHandler,
    FindTripMailsHandler,
    TripMailsResolver,
    TripChangesResolver,
    PreviewImpactHandler,
    ImpactPreviewResolver,
    ReviewPlaceNames,
    ListReviewsDueHandler,
    ReviewsDueResolver,
    ListComingEndsHandler,
    ComingEndsResolver,
    TripPageAsOfHandler,
    OwnTripPageHandler,
    TripPageResolver,
    TravellerActionsResolver,
    RecomputeItinerariesWhenRestrictionIsRevised,
    RelocateItinerariesWhenPlacesAreImported,
    RerouteJourneysWhenCruisesAreImported,
    RecomputeItineraries,
    RelocateItineraries,
    RerouteJourneys,
    ReconcileRecomputeTasks,
    ExpireJourneys,
  ],
  exports: [TripPagesModule],
})
export class JourneysModule {}

import type { Provider } from '@nestjs/common';
import { ConfirmSubscriptionHandler } from './commands/confirm-subscription/confirm-subscription.handler.js';
import { CreateJourneyHandler } from './commands/create-journey/create-journey.handler.js';
import { CreateJourneyResolver } from './commands/create-journey/create-journey.resolver.js';
import { MarkChangeReadHandler } from './commands/mark-change-read/mark-change-read.handler.js';
import { SubscribeToUpdatesHandler } from './commands/subscribe-to-updates/subscribe-to-updates.handler.js';
import { UnsubscribeHandler } from './commands/unsubscribe/unsubscribe.handler.js';
import { UpdateJourneyHandler } from './commands/update-journey/update-journey.handler.js';
import { UpdateJourneyResolver } from './commands/update-journey/update-journey.resolver.js';
import { EffectPreviewResolver } from './views/effect-preview/effect-preview.resolver.js';
import { OverdueDetailsResolver } from './views/overdue-details/overdue-details.resolver.js';
import { ListJourneysHandler } from './views/journeys/list-journeys.query.js';
import { JourneysResolver } from './views/journeys/journeys.resolver.js';
import { TravellerActionsResolver } from './views/trip-page/traveller-actions.resolver.js';
import { TripPageAsOfQuery } from './views/trip-page/trip-page-as-of.query.js';
import { TripPageQuery } from './views/trip-page/trip-page.query.js';
import { TripPageResolver } from './views/trip-page/trip-page.resolver.js';

export { TripLinks } from './model/trip-links.js';

/** What the api process mounts of this context. */
export const JOURNEY_PROVIDERS: Provider[] = [
  CreateJourneyHandler,
  CreateJourneyResolver,
  UpdateJourneyHandler,
  UpdateJourneyResolver,
  SubscribeToUpdatesHandler,
  ConfirmSubscriptionHandler,
  UnsubscribeHandler,
  MarkChangeReadHandler,
  ListJourneysHandler,
  JourneysResolver,
  EffectPreviewResolver,
  OverdueDetailsResolver,
  TripPageQuery,
  TripPageAsOfQuery,
  TripPageResolver,
  TravellerActionsResolver,
];

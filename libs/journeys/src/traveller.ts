import type { Provider } from '@nestjs/common';
import { ConfirmSubscriptionHandler } from './commands/confirm-subscription/confirm-subscription.handler.js';
import { MarkChangeReadHandler } from './commands/mark-change-read/mark-change-read.handler.js';
import { SubscribeToUpdatesHandler } from './commands/subscribe-to-updates/subscribe-to-updates.handler.js';
import { UnsubscribeHandler } from './commands/unsubscribe/unsubscribe.handler.js';
import { SubscriptionLinkQuery } from './views/trip-page/subscription-link.query.js';
import { TripPageQuery } from './views/trip-page/trip-page.query.js';

export { ConfirmSubscription } from './commands/confirm-subscription/confirm-subscription.handler.js';
export { MarkChangeRead, MarkChangeReadInput } from './commands/mark-change-read/mark-change-read.command.js';
export {
  SubscribeToUpdates,
  SubscribeToUpdatesInput,
} from './commands/subscribe-to-updates/subscribe-to-updates.command.js';
export { Unsubscribe } from './commands/unsubscribe/unsubscribe.handler.js';
export { TripLinks } from './model/trip-links.js';
export { SubscriptionLinkQuery, type SubscriptionLink } from './views/trip-page/subscription-link.query.js';
export type { TripPageModel } from './views/trip-page/trip-page-content.js';
export { TripPageQuery } from './views/trip-page/trip-page.query.js';

/** What the process of the travellers mounts of this context: no rules, no GraphQL. */
export const TRAVELLER_PROVIDERS: Provider[] = [
  SubscribeToUpdatesHandler,
  ConfirmSubscriptionHandler,
  UnsubscribeHandler,
  MarkChangeReadHandler,
  TripPageQuery,
  SubscriptionLinkQuery,
];

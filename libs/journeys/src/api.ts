export { ConfirmSubscription } from './commands/confirm-subscription/confirm-subscription.handler.js';
export { MarkChangeRead } from './commands/mark-change-read/mark-change-read.handler.js';
export { SubscribeToUpdates } from './commands/subscribe-to-updates/subscribe-to-updates.handler.js';
export { Unsubscribe } from './commands/unsubscribe/unsubscribe.handler.js';
export { SubscriptionLinkQuery, type SubscriptionLink } from './views/trip-page/subscription-link.query.js';
export { TripPageQuery, type TripPageModel } from './views/trip-page/trip-page.query.js';
export { TripLinks } from './model/trip-links.js';

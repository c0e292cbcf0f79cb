export { AddDevice, AddDeviceInput } from './commands/add-device/add-device.command.js';
export { BringPageForward } from './commands/bring-page-forward/bring-page-forward.handler.js';
export { ConfirmSubscription } from './commands/confirm-subscription/confirm-subscription.handler.js';
export { MarkChangeRead, MarkChangeReadInput } from './commands/mark-change-read/mark-change-read.command.js';
export { NotePageShown } from './commands/note-page-shown/note-page-shown.handler.js';
export { RemoveDevice } from './commands/remove-device/remove-device.handler.js';
export { SetRhythm } from './commands/set-rhythm/set-rhythm.handler.js';
export { RHYTHMS, type Rhythm } from './model/rhythm.js';
export {
  SubscribeToUpdates,
  SubscribeToUpdatesInput,
} from './commands/subscribe-to-updates/subscribe-to-updates.command.js';
export { Unsubscribe } from './commands/unsubscribe/unsubscribe.handler.js';
export { MissedLinks } from './model/missed-links.js';
export { TripLinks } from './model/trip-links.js';
export { EndedTripPage } from './views/trip-page/ended-trip-page.query.js';
export { FindDevice } from './views/trip-page/find-device.query.js';
export { FindSubscriptionLink, type SubscriptionLink } from './views/trip-page/subscription-link.query.js';
export type { TripPageModel } from './views/trip-page/trip-page-content.js';
export { TripPageSignal, type TripPageVersion } from './views/trip-page/trip-page-version.js';
export { NewTripSignal } from './views/trip-page/new-trip-signal.js';
export { FindNamesVersion } from './views/trip-page/names-version.query.js';
export { onCruise } from './views/trip-page/open-trip-page.js';
export { FindTripAnswer } from './views/trip-page/trip-answer.query.js';
export { FindTripPageHead, type TripPageHead } from './views/trip-page/trip-page-head.query.js';
export { FindTripPageVersion, TripPage } from './views/trip-page/trip-page.query.js';
export { TripPagesModule } from './trip-pages.module.js';

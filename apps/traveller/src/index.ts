export type {
  TripPageView,
  OrganisationView,
  DetailViewModel,
  ChangeView,
  ScheduledChangeView,
  StatementView,
} from './trip-page-view.js';
export { renderImprint } from './render-imprint.js';
export { renderTripPage, type TripPageOptions } from './render-trip-page.js';
export {
  renderVerificationPage,
  renderUnsubscribePage,
  renderMessagePage,
  type FormPageView,
  type MessagePageView,
} from './render-form-page.js';

export { pageMessage } from './views/trip-page/present-trip-page.js';
export { TripPageAsOf } from './views/trip-page/trip-page-as-of.query.js';
export { TripPageAsOfInput } from './views/trip-page/trip-page.input.js';
export { EvidenceInput, OwnTripPage } from './views/trip-page/own-trip-page.query.js';

export { changeSideText, changeTitle, type Translations } from './model/change-text.js';
export { endSubscription } from './model/subscription-store.js';
export { TripLinks } from './model/trip-links.js';

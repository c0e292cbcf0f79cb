export { changeSideText, changeTitle } from './model/change-text.js';
export { endSubscription } from './model/subscription.js';
export { dayIn } from './model/today.js';
export { TripLinks } from './model/trip-links.js';

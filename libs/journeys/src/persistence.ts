export { changeSideText, changeTitle } from './model/change-text.js';
export { CHANGE_PRIORITY, WINDOW_DAYS } from './model/change-mails.js';
export { endSubscription } from './model/subscription.js';
export { dayIn } from './model/today.js';
export { TripLinks } from './model/trip-links.js';

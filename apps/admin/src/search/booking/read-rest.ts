/** What completes a booking, which is loaded with the first text that holds clocks. */
export { readOtherwise } from './read-otherwise.js';
export { withRest } from './with-rest.js';

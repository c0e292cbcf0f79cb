/** What completes a booking, which is loaded with the first text that holds clocks. */
export { withRest } from './with-rest.js';

/** What reads flights that no form tells, which is loaded with the first text that holds clocks. */
export { withFlightsApart } from './with-flights-apart.js';

/** What reads texts of bookings, which is loaded by itself: with its names of airports it is larger than the screen. */
export { cityOfBoth } from './airport-names.js';
export { countryOfCity } from './city-codes.js';
export { namesNationality } from './labelled-nationalities.js';
export { readWords } from './read-words.js';

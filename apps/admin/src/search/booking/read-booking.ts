import { readForms } from './read-forms.js';
import { readWith } from './read-with.js';
import { readWords } from './read-words.js';
import { withRest } from './with-rest.js';

/** Reads a booking in whatever form it was pasted. */
export const readBooking = readWith(readWords, { withForms: { readForms }, rest: { withRest } });

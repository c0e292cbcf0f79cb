import { readForms } from './read-forms.js';
import { readWith } from './read-with.js';
import { readWords } from './read-words.js';
import { withFlightsApart } from './with-flights-apart.js';

/** Reads a booking in whatever form it was pasted. */
export const readBooking = readWith(readWords, { withForms: { readForms }, apart: { withFlightsApart } });

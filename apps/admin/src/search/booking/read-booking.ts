import { readForms } from './read-forms.js';
import { readWith } from './read-with.js';
import { readWords } from './read-words.js';

/** Reads a booking in whatever form it was pasted. */
export const readBooking = readWith(readWords, { readForms });

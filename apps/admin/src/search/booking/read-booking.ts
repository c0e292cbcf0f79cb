import { readForms } from './read-forms.js';
import * as tables from './read-tables.js';
import { readWith } from './read-with.js';
import { readWords } from './read-words.js';
import { withRest } from './with-rest.js';

/** Reads a booking in whatever form it was pasted. */
export const readBooking = readWith(readWords, { withForms: { readForms }, tables, rest: { withRest } });

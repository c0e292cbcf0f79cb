import { readForms } from './read-forms.js';
import * as rest from './read-rest.js';
import * as tables from './read-tables.js';
import { readWith } from './read-with.js';
import { readWords } from './read-words.js';

/** Reads a booking in whatever form it was pasted. */
export const readBooking = readWith(readWords, { withForms: { readForms }, tables, rest });

import type { Booking } from './booking.js';
import { readForms } from './read-forms.js';
import { readWords } from './read-words.js';

/** Reads a booking in whatever form it was pasted. */
export const readBooking = (text: string, today: string): Booking =>
  readForms(text, today, readWords) ?? readWords(text, today);

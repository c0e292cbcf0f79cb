import type { Booking } from './booking.js';
import type * as forms from './read-forms.js';

/** A reader of texts in whatever form they were pasted. `withForms`: null where a text holds nothing that programs have written. */
export const readWith =
  (readWords: forms.ReadWords, withForms: Pick<typeof forms, 'readForms'> | null) =>
  (text: string, today: string): Booking =>
    withForms?.readForms(text, today, readWords) ?? readWords(text, today);

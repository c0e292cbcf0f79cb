import type { Booking } from './booking.js';
import type * as rest from './read-rest.js';
import type * as forms from './read-forms.js';
import type * as words from './read-words.js';

export interface Late {
  /** Null: a text holds nothing that programs have written. */
  withForms: Pick<typeof forms, 'readForms'> | null;
  tables: words.Tables;
  /** Null: a text holds no clocks. */
  rest: Pick<typeof rest, 'withRest' | 'readOtherwise'> | null;
}

/** A reader of texts in whatever form they were pasted. */
export function readWith(wordsWith: typeof words.readWords, { withForms, tables, rest }: Late): forms.ReadWords {
  const ofWords = wordsWith(tables);
  const readWords = (text: string, today: string): Booking => {
    const booking = ofWords(text, today);
    return rest ? rest.readOtherwise(rest.withRest(booking, text, today), text, today, ofWords) : booking;
  };
  return (text, today) => withForms?.readForms(text, today, readWords) ?? readWords(text, today);
}

import { useEffect, useMemo, useState } from 'react';
import type { Booking } from './booking.js';
import { readWith } from './read-with.js';
import type * as words from './reader.js';
import type * as forms from './read-forms.js';

type Words = typeof words;
type Forms = typeof forms;

export interface Reader extends Omit<Words, 'readWords'> {
  /** Reads a booking in whatever form it was pasted. */
  readBooking: (text: string, today: string) => Booking;
}

let loadedWords: Words | null = null;
let loadedForms: Forms | null = null;

/** Whether there may be something in a text that programs have written. */
const mayHoldForms = (text: string): boolean => /[{<[]|BEGIN:V/i.test(text);

const readerOf = ({ readWords, ...others }: Words, withForms: Forms | null): Reader => ({
  ...others,
  readBooking: readWith(readWords, withForms),
});

const asError = (fault: unknown): Error => (fault instanceof Error ? fault : new Error(String(fault)));

/** The reader of a text, with what reads JSON, pages and calendars where it may hold some; null: it is on its way. */
export function useReader(text: string): { reader: Reader | null; error: Error | null } {
  const needsForms = mayHoldForms(text);
  const [read, setRead] = useState(loadedWords);
  const [form, setForm] = useState(loadedForms);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    import('./reader.js').then(
      (module) => setRead((loadedWords = module)),
      (fault: unknown) => setError(asError(fault)),
    );
  }, []);
  useEffect(() => {
    if (!needsForms) return;
    import('./read-forms.js').then(
      (module) => setForm((loadedForms = module)),
      (fault: unknown) => setError(asError(fault)),
    );
  }, [needsForms]);
  const reader = useMemo(
    () => (read && (form || !needsForms) ? readerOf(read, needsForms ? form : null) : null),
    [read, form, needsForms],
  );
  return { reader, error };
}

import { useEffect, useMemo, useState } from 'react';
import type { Booking } from './booking.js';
import { mayHoldClocks, mayHoldForms, mayHoldTable } from './late-readers.js';
import type * as rest from './read-rest.js';
import type * as forms from './read-forms.js';
import type * as tables from './read-tables.js';
import { readWith, type Late } from './read-with.js';
import type * as words from './reader.js';

type Words = typeof words;
type Forms = typeof forms;
type Rest = typeof rest;
type Tables = typeof tables;

export interface Reader extends Omit<Words, 'readWords'> {
  /** Reads a booking in whatever form it was pasted. */
  readBooking: (text: string, today: string) => Booking;
}

let loadedWords: Words | null = null;
let loadedForms: Forms | null = null;
let loadedRest: Rest | null = null;
let loadedTables: Tables | null = null;

const readerOf = ({ readWords, ...others }: Words, late: Late): Reader => ({
  ...others,
  readBooking: readWith(readWords, late),
});

const asError = (fault: unknown): Error => (fault instanceof Error ? fault : new Error(String(fault)));

/** A module once it is needed; null: it is not, or on its way. `load` and `known` stay the same. */
function useLate<Module>(isNeeded: boolean, known: Module | null, load: () => Promise<Module>): Loaded<Module> {
  const [module, setModule] = useState(known);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    if (isNeeded) load().then(setModule, (fault: unknown) => setError(asError(fault)));
  }, [isNeeded, load]);
  return { module: isNeeded ? module : null, isReady: !isNeeded || module !== null, error };
}

interface Loaded<Module> {
  module: Module | null;
  isReady: boolean;
  error: Error | null;
}

const loadWords = async (): Promise<Words> => (loadedWords = await import('./reader.js'));
const loadForms = async (): Promise<Forms> => (loadedForms = await import('./read-forms.js'));
const loadTables = async (): Promise<Tables> => (loadedTables = await import('./read-tables.js'));
const loadRest = async (): Promise<Rest> => (loadedRest = await import('./read-rest.js'));

/** The reader of a text, with what reads JSON, pages and calendars, tables, and what completes it, where it may hold some; null: it is on its way. */
export function useReader(text: string): { reader: Reader | null; error: Error | null } {
  const words = useLate(true, loadedWords, loadWords);
  const forms = useLate(mayHoldForms(text), loadedForms, loadForms);
  const tables = useLate(mayHoldTable(text), loadedTables, loadTables);
  const rest = useLate(mayHoldClocks(text), loadedRest, loadRest);
  const isReady = forms.isReady && tables.isReady && rest.isReady;
  const reader = useMemo(
    () =>
      words.module && isReady
        ? readerOf(words.module, { withForms: forms.module, tables: tables.module, rest: rest.module })
        : null,
    [words.module, forms.module, tables.module, rest.module, isReady],
  );
  return { reader, error: words.error ?? forms.error ?? tables.error ?? rest.error };
}

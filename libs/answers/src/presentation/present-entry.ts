import type { Entry } from '@landfall/requirements';
import { entryPart, type EntryOptions, type PresentedEntry, type SharedPart } from './entry-parts.js';
import { entryText } from './entry-text.js';
import { SharedEntry } from './shared-entry.js';

/** The part that an entry shares with others; null: it was presented by itself. */
export const partOfEntry = (entry: unknown): SharedPart | null => (entry instanceof SharedEntry ? entry.part : null);

/** `destination`: the id of its place in the api. */
export function presentEntry(entry: Entry, destination: string, options: EntryOptions): PresentedEntry {
  const { detailType, place, citizenships } = entry;
  const part = options.changedAt ? null : options.parts?.of(entry, options);
  if (part) return new SharedEntry(part, destination, entry, options);
  const changedAt = options.changedAt?.get(`${place}|${detailType}`) ?? null;
  const text = entryText(entry, options.language, options.translations);
  return { ...entryPart(entry, text, options, changedAt), destination, citizenships };
}

import { accepted, Refusals, type Outcome } from '@landfall/kernel';
import { typedText } from '../model/typed-text.js';

/** The lists whose filters can be kept. */
export const SAVED_QUERY_SCREENS = ['entryrestrictions', 'overdue', 'mytrip-history'] as const;
export type SavedQueryScreen = (typeof SAVED_QUERY_SCREENS)[number];
export const MAX_QUERY_NAME = 80;
export const MAX_FILTER_BYTES = 4_096;
export const MAX_SAVED_QUERIES = 50;

/** As the api names it; nothing in it is trusted. */
export interface SavedQueryInput {
  id?: string | null;
  screen: string;
  name: string;
  filter: unknown;
}

export interface SavedQueryContent {
  screen: SavedQueryScreen;
  name: string;
  filter: object;
}

export const isSavedQueryScreen = (screen: string): screen is SavedQueryScreen =>
  SAVED_QUERY_SCREENS.some((known) => known === screen);

/** What jsonb does not take: the null character and halves of characters, which JSON can write and no list asks for. */
const NOT_STORABLE = /\\u(0000|d[89a-f][0-9a-f]{2})/i;

function storableFilter(filter: unknown): object | null {
  if (filter === null || typeof filter !== 'object' || Array.isArray(filter)) return null;
  const text = JSON.stringify(filter);
  return Buffer.byteLength(text) <= MAX_FILTER_BYTES && !NOT_STORABLE.test(text) ? { ...filter } : null;
}

/** What a user keeps under a name. `kept`: how many the user has; null: an own one is saved anew, so that none is added. */
export function decideSavedQuery(input: SavedQueryInput, kept: number | null): Outcome<{ content: SavedQueryContent }> {
  const refusals = new Refusals();
  const { screen } = input;
  const name = typedText(input.name) ?? '';
  const filter = storableFilter(input.filter);
  if (!isSavedQueryScreen(screen)) refusals.add('screen', 'refusal.unknownScreen');
  if (!name) refusals.add('name', 'refusal.required');
  else if (name.length > MAX_QUERY_NAME) refusals.add('name', 'refusal.tooLong', { max: MAX_QUERY_NAME });
  if (filter === null) refusals.add('filter', 'refusal.filterInvalid');
  if (kept !== null && kept >= MAX_SAVED_QUERIES)
    refusals.add('name', 'refusal.savedQueryLimit', { max: MAX_SAVED_QUERIES });
  if (refusals.any || filter === null || !isSavedQueryScreen(screen)) return refusals.toRefusal();
  return accepted({ content: { screen, name, filter } });
}

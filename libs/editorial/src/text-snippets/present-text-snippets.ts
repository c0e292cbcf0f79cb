import type { Language } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/user-store';
import type { Presented, Tx } from '@landfall/platform';
import { fallbackText } from '../model/fallback-text.js';
import type { TextSnippet } from './text-snippet.entity.js';

export type PresentedTextSnippet = Presented<'TextSnippet'>;

/** Snippets in the shape of the API, with the names of their editors and the text of the reader's language. */
export async function presentTextSnippets(
  snippets: readonly TextSnippet[],
  language: Language,
  tx: Tx,
): Promise<PresentedTextSnippet[]> {
  const people = await namesOfUsers(
    tx,
    snippets.flatMap((s) => [s.createdBy, s.modifiedBy]).filter((id) => id !== null),
  );
  const person = (id: string | null): Presented<'Editor'> | null => (id ? (people.get(id) ?? null) : null);
  return snippets.map(({ searchText: _, ...s }) => ({
    ...s,
    text: s.text ?? fallbackText({ de: s.textDe, en: s.textEn }, language),
    createdBy: person(s.createdBy),
    modifiedBy: person(s.modifiedBy),
  }));
}

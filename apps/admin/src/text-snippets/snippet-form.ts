import type { KeptSnippet, TextSnippetInput } from '../gen/graphql.js';
import { toPlain } from '../rich-text/markup.js';

export interface SnippetForm {
  name: string;
  textDe: string;
  textEn: string;
}

export const emptySnippet = (): SnippetForm => ({ name: '', textDe: '', textEn: '' });

export const snippetForm = ({ name, textDe, textEn }: KeptSnippet): SnippetForm => ({
  name,
  textDe: textDe ?? '',
  textEn: textEn ?? '',
});

const orNull = (text: string): string | null => text.trim() || null;

/** A text without a language, which an import may have left, stays as it is. */
export function snippetInput({ name, textDe, textEn }: SnippetForm, saved: KeptSnippet | null): TextSnippetInput {
  const { text = null } = saved ?? {};
  const repeatsFallback = text === saved?.textDe || text === saved?.textEn;
  return {
    id: saved?.id ?? null,
    name: name.trim(),
    text: repeatsFallback ? null : text,
    textDe: orNull(textDe),
    textEn: orNull(textEn),
  };
}

export const isSameSnippet = (a: SnippetForm, b: SnippetForm): boolean =>
  a.name === b.name && a.textDe === b.textDe && a.textEn === b.textEn;

/** The words as the list shows them: in the language of the reader where there are such, else whatever there is. */
export function shownText({ text, textDe, textEn }: KeptSnippet, language: string): string {
  const [own, other] = language === 'de' ? [textDe, textEn] : [textEn, textDe];
  return toPlain(own || other || text || '');
}

export function findSnippets(snippets: readonly KeptSnippet[], search: string): KeptSnippet[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...snippets];
  return snippets.filter(({ name, text, textDe, textEn }) =>
    [name, text, textDe, textEn].some((part) =>
      toPlain(part ?? '')
        .toLowerCase()
        .includes(wanted),
    ),
  );
}

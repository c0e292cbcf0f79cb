import { operation } from './client.js';
import type { FieldErrors, TextSnippet } from './schema-types.js';

/** What helps to write texts: snippets, and a service that translates where one is set up. */
export const textSnippets = operation<{ textsnippets: TextSnippet[] }>(
  `query TextSnippets { textsnippets { id name text textDe textEn } }`,
);

export const translationProvider = operation<{ translationProvider: string | null }>(
  `query TranslationProvider { translationProvider }`,
);

export interface TranslateVariables {
  sourceLanguage: string;
  targetLanguage: string;
  text: string;
}

export const translateText = operation<
  { translateText: { ok: boolean; text: string | null; errors: FieldErrors[] } },
  TranslateVariables
>(`
  mutation TranslateText($sourceLanguage: String!, $targetLanguage: String!, $text: String!) {
    translateText(sourceLanguage: $sourceLanguage, targetLanguage: $targetLanguage, text: $text) { ok text errors { field messages } }
  }
`);

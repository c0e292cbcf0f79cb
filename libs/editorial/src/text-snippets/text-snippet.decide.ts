import { accepted, Refusals, type Outcome } from '@landfall/kernel';
import { MAX_TEXT_LENGTH } from '@landfall/catalogue';
import { sanitiseRichText } from '@landfall/restrictions/rich-text';
import { typedText } from '../model/typed-text.js';

export const MAX_SNIPPET_NAME = 200;

/** As the api names it; nothing in it is trusted. */
export interface TextSnippetInput {
  id?: string | null;
  name: string;
  text?: string | null;
  textDe?: string | null;
  textEn?: string | null;
}

export interface SnippetContent {
  name: string;
  text: string | null;
  textDe: string | null;
  textEn: string | null;
}

/** Where only a German or English version exists, answers show it as `text` too: a client that sends that back has not written it. */
function withoutEcho<T extends { text: string | null; textDe: string | null; textEn: string | null }>(texts: T): T {
  return texts.text === texts.textDe || texts.text === texts.textEn ? { ...texts, text: null } : texts;
}

/** What a snippet will hold: a name and a text in at least one version, each as a note may be marked up. */
export function decideTextSnippet(input: TextSnippetInput): Outcome<{ content: SnippetContent }> {
  const refusals = new Refusals();
  const name = typedText(input.name);
  if (!name) refusals.add('name', 'refusal.required');
  else if (name.length > MAX_SNIPPET_NAME) refusals.add('name', 'refusal.tooLong', { max: MAX_SNIPPET_NAME });
  const text = (field: 'text' | 'textDe' | 'textEn'): string | null => {
    const typed = typedText(input[field]);
    // A text that is refused anyway is not worth the work of sanitising.
    const clean = typed && typed.length <= MAX_TEXT_LENGTH ? sanitiseRichText(typed) || null : typed;
    if (clean && clean.length > MAX_TEXT_LENGTH) refusals.add(field, 'refusal.tooLong', { max: MAX_TEXT_LENGTH });
    return clean;
  };
  const texts = { text: text('text'), textDe: text('textDe'), textEn: text('textEn') };
  if (!texts.text && !texts.textDe && !texts.textEn) refusals.add('text', 'refusal.textMissing');
  if (refusals.any || !name) return refusals.toRefusal();
  return accepted({ content: { name, ...withoutEcho(texts) } });
}

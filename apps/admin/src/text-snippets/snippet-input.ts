import type { KeptSnippet } from '../gen/graphql.js';
import { toPlain } from '../rich-text/markup.js';

type Values = Record<string, unknown>;

const orNull = (text: unknown): string | null => (typeof text === 'string' && text.trim() ? text.trim() : null);

/** A text without a language, which an import may have left, stays as it is; one that only repeats another is not sent back. */
export function snippetInput({ name, textDe, textEn }: Values, saved: Values = {}): Values {
  const { text = null } = saved;
  const repeatsFallback = text === saved['textDe'] || text === saved['textEn'];
  return {
    name: orNull(name) ?? '',
    text: repeatsFallback ? null : text,
    textDe: orNull(textDe),
    textEn: orNull(textEn),
  };
}

/** The words as the list shows them: in the language of the reader where there are such, else whatever there is. */
export function shownText(
  { text, textDe, textEn }: Pick<KeptSnippet, 'text' | 'textDe' | 'textEn'>,
  language: string,
): string {
  const [own, other] = language === 'de' ? [textDe, textEn] : [textEn, textDe];
  return toPlain(own || other || text || '');
}

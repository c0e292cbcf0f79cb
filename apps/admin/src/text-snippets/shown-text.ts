import { toPlain } from '@landfall/catalogue/markup';
import type { KeptSnippet } from '../gen/graphql.js';

/** The words as the list shows them: in the language of the reader where there are such, else whatever there is. */
export function shownText(
  { text, textDe, textEn }: Pick<KeptSnippet, 'text' | 'textDe' | 'textEn'>,
  language: string,
): string {
  const [own, other] = language === 'de' ? [textDe, textEn] : [textEn, textDe];
  return toPlain(own || other || text || '');
}

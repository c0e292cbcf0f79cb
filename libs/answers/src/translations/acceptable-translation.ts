import { isRichText } from '@landfall/catalogue/markup';
import { sanitiseRichText } from '@landfall/restrictions/rich-text';
import type { RequestedTranslation } from './requested-translation.js';

const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>/gi;
const HREF = /\bhref\s*=\s*"([^"]*)"/i;

/** Opening tags with the addresses of links, sorted: another language may put its words in another order. */
const tagsOf = (text: string): string =>
  [...text.matchAll(TAG)]
    .filter(([, closing]) => closing === '')
    .map(([, , name, attributes]) => `${name!.toLowerCase()} ${HREF.exec(attributes!)?.[1] ?? ''}`)
    .sort()
    .join('|');
const namesOf = (text: string): string => tagsOf(text).replace(/ [^|]*/g, '');

/**
 * What a service answered, as it may be stored: sanitised like a note of an editor. Null when it is empty or its tags or links
 * are not those of the source.
 */
export function acceptableTranslation(
  { text: source, isHtml }: Pick<RequestedTranslation, 'text' | 'isHtml'>,
  answer: string,
): string | null {
  if (!isHtml) {
    const plain = answer.trim();
    return plain !== '' && isRichText(plain) === isRichText(source) && tagsOf(plain) === tagsOf(source) ? plain : null;
  }
  // Names before sanitising: a tag that a service invented is no part of the text, whether or not it would be taken out.
  if (namesOf(answer) !== namesOf(source)) return null;
  const clean = sanitiseRichText(answer);
  return clean !== '' && tagsOf(clean) === tagsOf(source) ? clean : null;
}

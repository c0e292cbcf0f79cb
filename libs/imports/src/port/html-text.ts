import { decodeHTMLStrict } from 'entities';
import { sanitisedText } from './sanitised-text.js';

const isSanitised = (code: number): boolean => code > 0 && !(code >= 0xd800 && code <= 0xdfff);

/** Text with its HTML entities decoded. An unknown one, and one of a character that cannot be stored, stays as it is. */
export const decodeEntities = (text: string): string =>
  decodeHTMLStrict(
    text.replace(/&#(x?)([0-9a-f]+);/gi, (whole, hex: string, digits: string) =>
      isSanitised(parseInt(digits, hex ? 16 : 10)) ? whole : `&amp;${whole.slice(1)}`,
    ),
  );

/** Tags that part no words. */
const INLINE = /<\/?(?:a|abbr|b|em|i|span|strong|u)\b[^<>]*>/gi;

/** HTML as one line of plain text. */
export const plainText = (html: string): string =>
  decodeEntities(html.replace(INLINE, '').replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** At most so many characters, cut between words. */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${sanitisedText(text.slice(0, max)).replace(/\s+\S*$/, '')} …`;

import { decodeHTMLStrict, decodeXML } from 'entities/decode';
import { escapeUTF8 } from 'entities/escape';

/** What an editor may mark up in a text: paragraphs, emphasis, lists, links and two levels of headings. */
export const RICH_TEXT_TAGS = ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'h3', 'h4'];
const RICH_TEXT = new RegExp(`<(${RICH_TEXT_TAGS.join('|')})\\b[^>]*>`, 'i');
const TAG = /<[^<>]*>/g;
/** Tags that part no words. */
const INLINE_TAG = /<\/?(?:a|abbr|b|em|i|span|strong|u)\b[^<>]*>/gi;

/** True when a text carries markup; one without is plain and may hold any character. */
export const isRichText = (text: string): boolean => RICH_TEXT.test(text);

/** Without the null character and halves of characters, which cannot be stored. */
const isCharacter = (code: number): boolean => code > 0 && !(code >= 0xd800 && code <= 0xdfff);

/** Text with its HTML entities decoded. An unknown one, and one of a character that cannot be stored, stays as it is. */
export const decodeEntities = (text: string): string =>
  decodeHTMLStrict(
    text.replace(/&#(x?)([0-9a-f]+);/gi, (whole, hex: string, digits: string) =>
      isCharacter(parseInt(digits, hex ? 16 : 10)) ? whole : `&amp;${whole.slice(1)}`,
    ),
  );

/** Plain text as HTML, a paragraph per line. */
export const plainTextHtml = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `<p>${escapeUTF8(line)}</p>`)
    .join('');

/** A text as HTML, whether it is marked up or plain. */
export const toHtml = (text: string): string => (isRichText(text) ? text : plainTextHtml(text));

/**
 * The words of a marked-up text: a line per paragraph, a bullet per list item. Sanitisers and editors write the entities of XML
 * and `&nbsp;` alone; the names of all others stay out of the console.
 */
export function htmlLines(html: string): string {
  const lines = html
    .replace(/<li\b[^>]*>(?:<p\b[^>]*>)?/gi, '• ')
    .replace(/<br\s*\/?>|<\/(?:p|li|h3|h4)>/gi, '\n')
    .replace(TAG, '')
    .replace(/&nbsp;/g, ' ');
  return decodeXML(lines)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** The words of a text, whether it is marked up or plain. */
export const toPlain = (text: string): string => (isRichText(text) ? htmlLines(text) : text);

/** Foreign HTML as one line of plain text. */
export const oneLine = (html: string): string =>
  decodeEntities(html.replace(INLINE_TAG, '').replace(TAG, ' ')).replace(/\s+/g, ' ').trim();

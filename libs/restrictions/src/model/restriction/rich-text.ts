import sanitizeHtml from 'sanitize-html';
import { decodeEntities, htmlLines, isRichText, oneLine, RICH_TEXT_TAGS } from '@landfall/catalogue/markup';

const LOOKS_LIKE_MARKUP = /<[a-z!/?]/i;

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: RICH_TEXT_TAGS,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' },
  // An address that was rejected leaves a link to nowhere: only its words stay.
  exclusiveFilter: ({ tag, attribs, text }) => tag === 'a' && !attribs['href'] && text.trim() === '',
};

/** Badly nested tags are put in order by the parser of the first pass, empty ones by that of the second. */
const cleaned = (text: string): string => sanitizeHtml(sanitizeHtml(text, ALLOWED), ALLOWED);

/**
 * A note as it may be stored and shown: allowed tags and addresses only (http, https, mailto, tel). What has no allowed tag
 * left is plain text again. Sanitising twice changes nothing.
 */
export function sanitiseRichText(text: string): string {
  if (!LOOKS_LIKE_MARKUP.test(text)) return text.trim();
  const clean = cleaned(text).trim();
  if (isRichText(clean)) return oneLine(clean) === '' ? '' : clean;
  const plain = decodeEntities(clean);
  return LOOKS_LIKE_MARKUP.test(plain) ? `<p>${clean}</p>` : plain;
}

/** The note as HTML to show, sanitised once more; null for plain text. */
export const richTextHtml = (text: string): string | null => (isRichText(text) ? sanitizeHtml(text, ALLOWED) : null);

/** The note without markup, for mails, search and the places that show plain text: addresses stand behind their words. */
export const richTextPlain = (text: string): string =>
  isRichText(text)
    ? htmlLines(
        sanitizeHtml(text, ALLOWED).replace(/<a href="([^"]*)">(.*?)<\/a>/gis, (_, href: string, words: string) =>
          words.includes(href.replace(/^(mailto|tel):/, '')) ? words : `${words} (${href})`,
        ),
      )
    : text;

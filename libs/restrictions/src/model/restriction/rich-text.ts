import sanitizeHtml from 'sanitize-html';

/** What an editor may mark up in a note: paragraphs, emphasis, lists, links and two levels of headings. */
const TAGS = ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'h3', 'h4'];
const LOOKS_LIKE_MARKUP = /<[a-z!/?]/i;
const HAS_TAG = new RegExp(`<(${TAGS.join('|')})\\b[^>]*>`, 'i');

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' },
  // An address that was rejected leaves a link to nowhere: only its words stay.
  exclusiveFilter: ({ tag, attribs, text }) => tag === 'a' && !attribs['href'] && text.trim() === '',
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!);
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** True when a note carries markup; a note without is plain text and may hold any character. */
export const isRichText = (text: string): boolean => HAS_TAG.test(text);

/** Badly nested tags are put in order by the parser of the first pass, empty ones by that of the second. */
const cleaned = (text: string): string => sanitizeHtml(sanitizeHtml(text, ALLOWED), ALLOWED);

/**
 * A note as it may be stored and shown: allowed tags and addresses only (http, https, mailto, tel). What has no allowed tag
 * left is plain text again. Sanitising twice changes nothing.
 */
export function sanitiseRichText(text: string): string {
  if (!LOOKS_LIKE_MARKUP.test(text)) return text.trim();
  const clean = cleaned(text).trim();
  if (isRichText(clean)) return hasWords(clean) ? clean : '';
  const plain = decoded(clean);
  return LOOKS_LIKE_MARKUP.test(plain) ? `<p>${clean}</p>` : plain;
}

/** The note as HTML to show, sanitised once more; null for plain text. */
export const richTextHtml = (text: string): string | null => (isRichText(text) ? sanitizeHtml(text, ALLOWED) : null);

/** The note without markup, for mails, search and the places that show plain text: a line per paragraph, a bullet per list item. */
export function richTextPlain(text: string): string {
  if (!isRichText(text)) return text;
  const withBreaks = sanitizeHtml(text, ALLOWED)
    .replace(/<li\b[^>]*>(?:<p\b[^>]*>)?/gi, '• ')
    .replace(/<a href="([^"]*)">(.*?)<\/a>/gis, (_, href: string, words: string) =>
      words.includes(href.replace(/^(mailto|tel):/, '')) ? words : `${words} (${href})`,
    )
    .replace(/<br\s*\/?>|<\/(p|li|h3|h4)>/gi, '\n');
  return decoded(withBreaks.replace(/<[^>]*>/g, ''))
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** Plain text as HTML, a paragraph per line. */
export const plainTextHtml = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => `<p>${escaped(line.trim())}</p>`)
    .join('');

const hasWords = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';

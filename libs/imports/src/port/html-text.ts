import { storableText } from './storable-text.js';

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    rsquo: '’',
    lsquo: '‘',
    ndash: '–',
    mdash: '—',
  }),
);
const isHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** Text with its HTML entities decoded: named ones of everyday text, and numbered ones. An unknown one stays as it is. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return NAMED.get(name) ?? whole;
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff && !isHalf(code) ? String.fromCodePoint(code) : whole;
    },
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
  text.length <= max ? text : `${storableText(text.slice(0, max)).replace(/\s+\S*$/, '')} …`;

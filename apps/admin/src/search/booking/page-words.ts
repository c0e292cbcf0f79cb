const PAGE = /<(html|body|table|div|p|td|br)\b/i;

/** A text without the marks of a page. */
export const writtenOf = (text: string): string => (PAGE.test(text) ? wordsOf(text) : text);

/** The text of a page, a line for each block. */
export const wordsOf = (html: string): string =>
  decoded(
    HIDDEN.reduce(without, html)
      .replace(/<(br|\/p|\/div|\/tr|\/li|\/h\d|\/table)\b[^>]*>/gi, '\n')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n');

/** With the characters that a page writes by their names or numbers. */
export const decoded = (text: string): string =>
  text.replace(/&(#?\w{1,8});/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? numbered(name) ?? whole);

const HIDDEN = ['head', 'style', 'script'];

/** A page without the elements of a name. One that does not end goes to the end of the page. */
export function without(html: string, name: string): string {
  const [first = '', ...others] = html.split(new RegExp(`<${name}\\b`, 'i'));
  const end = new RegExp(`</${name}\\s*>`, 'i');
  return [first, ...others.map((part) => part.split(end).slice(1).join(''))].join(' ');
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  rarr: '→',
  ndash: '–',
  mdash: '—',
};

const numbered = (name: string): string | null =>
  /^#\d{1,6}$/.test(name) ? String.fromCodePoint(Number(name.slice(1))) : null;

import type { Language } from '@landfall/kernel';

/** A file of the typeface. Its name changes with its contents: browsers keep it for a year. */
export interface FontFile {
  name: string;
  /** The part of the package that it is cut from. */
  part: 'latin' | 'latin-ext';
  /** As CSS writes it. */
  range: string;
}

/** What all twelve languages use, and what Czech, Hungarian, Polish and Turkish have besides. */
export const FONT_FILES: readonly FontFile[] = [
  {
    name: 'text-1.woff2',
    part: 'latin',
    range:
      'U+20-7E,U+A0-FF,U+131,U+152-153,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2039-203A,U+20AC,U+2192',
  },
  {
    name: 'text-ext-1.woff2',
    part: 'latin-ext',
    range:
      'U+104-107,U+10C-10F,U+118-11B,U+11E-11F,U+130,U+141-144,U+147-148,U+150-151,U+158-15B,U+15E-165,U+16E-171,U+179-17E',
  },
];
const EXTENDED: ReadonlySet<Language> = new Set(['cs', 'hu', 'pl', 'tr']);
export const FONT_WEIGHTS = { min: 400, max: 700 } as const;

/** The characters of a range of CSS. */
export const charactersOf = (range: string): string =>
  range
    .replaceAll('U+', '')
    .split(',')
    .map((part) => part.split('-').map((code) => parseInt(code, 16)))
    .map(([first = 0, last = first]) =>
      String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
    )
    .join('');

/** What is loaded beside a page: a browser would see the need for it too late, and set some letters of a word in another typeface. */
export const fontsOf = (language: Language): string[] =>
  FONT_FILES.filter(({ part }) => part === 'latin' || EXTENDED.has(language)).map(({ name }) => `/m/${name}`);

/** A page is laid out once: where the font is late, the reader's own stands in for that visit, and nothing moves. */
export const FONT_STYLES = FONT_FILES.map(
  ({ name, range }) =>
    `@font-face{font-family:Text;src:url(/m/${name}) format("woff2");font-weight:${FONT_WEIGHTS.min} ${FONT_WEIGHTS.max};font-display:optional;unicode-range:${range}}`,
).join('');

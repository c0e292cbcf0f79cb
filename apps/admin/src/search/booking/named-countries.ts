import { LANGUAGES } from '@landfall/kernel';
import { fold } from '../../ui/fold.js';
import { NORTHERN } from './booked-days.js';
import { ALPHA_2, ALPHA_2_OF, CODES_OF_USE } from './country-codes.js';
import { ENDINGS, FURTHER_NAMES, NATIONALITY_STEMS, STEMS_OF_SEVERAL, WORD_LANGUAGES } from './nationality-words.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that are words as well: "no" and "yes", "not available", the card of an identity, and T.C. of Türkiye. */
const WORDS_NOT_CODES = new Set(['NO', 'NE', 'SI', 'NA', 'ID', 'TC']);
/** Short names that are no codes: Czechs write it so. */
const SHORT_NAMES: Readonly<Record<string, string>> = { ČR: 'CZ', 'Č.R.': 'CZ' };
/** A stem that is shorter makes words of other meanings, such as "Maler". */
const SHORTEST_ROOT = 4;
/** A word of two letters may be a code. */
const SHORTEST_WORD = 3;

const LETTERS_OF_THEIR_OWN: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ß: 'ss', ø: 'o', æ: 'ae', đ: 'd' };

const PLAIN_ASCII = /^[a-z]*$/;

/** As words are compared: without case and accents, a space for each gap and hyphen. */
export function plainWord(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN_ASCII.test(lower)) return lower;
  return fold(text)
    .replace(/[ıłßøæđ]/g, (letter) => LETTERS_OF_THEIR_OWN[letter] ?? letter)
    .replace(/[’`]/g, "'")
    .replace(/[\s\u2010\u2011-]+/g, ' ')
    .trim()
    .replace(/(?<=[^.])\.$/, '');
}

interface Words {
  /** Null for those that mean two countries. */
  codes: ReadonlyMap<string, string | null>;
  names: ReadonlySet<string>;
}
let known: Words | null = null;
const words = (): Words => (known ??= wordsOfCountries());

/** Names of countries in all languages, and adjectives of nationality. */
function wordsOfCountries(): Words {
  const found = new Map<string, string | null>();
  const add = (word: string, code: string | null): void => {
    const key = plainWord(word);
    const former = found.get(key);
    if (key.length >= SHORTEST_WORD) found.set(key, former === undefined || former === code ? code : null);
  };
  for (const language of [...LANGUAGES, ...NORTHERN]) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const first of LETTERS)
      for (const second of LETTERS) {
        const name = names.of(`${first}${second}`);
        // Former codes, such as UK and DD, stand for those of today.
        const code = new Intl.Locale(`und-${first}${second}`).region;
        if (name && code) add(name, code);
      }
  }
  for (const [name, code] of Object.entries(FURTHER_NAMES)) found.set(plainWord(name), code);
  const names = new Set(found.keys());
  for (const [code, stems] of Object.entries(NATIONALITY_STEMS)) for (const word of inflected(stems)) add(word, code);
  for (const stems of STEMS_OF_SEVERAL) for (const word of inflected(stems)) add(word, null);
  return { codes: found, names };
}

function inflected(stems: string): string[] {
  return stems.split(' ').flatMap((column, at) => {
    const language = WORD_LANGUAGES[at]!;
    const known = column === '-' ? [] : column.split('/').map(plainWord);
    const roots = language === 'de' ? known.flatMap(personsOf) : [];
    return [...known.flatMap((stem) => ENDINGS[language].split(' ').map((ending) => stem + ending)), ...roots];
  });
}

/** Of a German adjective: "Italiener" and "Italienerin" of "italienisch", "Türke" of "türkisch", "Spanier" of "spanisch". */
function personsOf(stem: string): string[] {
  const root = /^(.+)isch$/.exec(stem)?.[1] ?? '';
  return root.length < SHORTEST_ROOT ? [] : ['e', 'in', 'er', 'erin', 'ier', 'ierin'].map((ending) => root + ending);
}

/** Whether a text is a word of nationality that means more than one country. */
export function meansSeveral(text: string): boolean {
  return words().codes.get(plainWord(text)) === null;
}

/** The country of its name in any language of the product, or of an adjective of nationality; null for anything else. */
function countryOfWord(text: string): string | null {
  return words().codes.get(plainWord(text)) ?? null;
}

/** The code of a country as it stands, in capitals, or that of its name or of an adjective of nationality; null for anything else. */
export function nationalityIn(text: string): string | null {
  const bare = text.trim();
  if (Object.hasOwn(CODES_OF_USE, bare) || ALPHA_2_OF.has(bare)) return bare;
  const short = SHORT_NAMES[bare.normalize('NFC')];
  if (short !== undefined) return short;
  if (/^[A-Z]{2}$/.test(bare)) return ALPHA_2.has(bare) && !WORDS_NOT_CODES.has(bare) ? bare : null;
  return countryOfWord(bare) ?? countryTurned(bare);
}

const TURKISH_LABEL = /uyru|vatandas|tabiiyet|milliyet/;

/** With a Czech one SR is Slovakia, and not Suriname. */
const CZECH_LABEL = /^(?:statni )?(?:obcan|prislusn)/;

/** Below a Turkish label TC is the republic itself, and not the islands that have this code. */
export function nationalityBelow(label: string, text: string): string | null {
  const own = text.trim();
  if (own === 'TC' && TURKISH_LABEL.test(plainWord(label))) return 'TR';
  return own === 'SR' && CZECH_LABEL.test(plainWord(label)) ? 'SK' : nationalityIn(text);
}

const TURNED = /^([^,()]{3,40}?)(?:, | \()([^,()]{3,60} of(?: the)?)\)?$/i;

/** "Korea, Republic of", as ISO 3166 lists countries. */
function countryTurned(text: string): string | null {
  const [, name = '', kind = ''] = text.length > LONGEST_TURNED ? [] : (TURNED.exec(text) ?? []);
  return countryOfWord(`${kind} ${name}`) ?? countryOfWord(name);
}

const LONGEST_TURNED = 100;

/** Whether a text is the name of a country, which may be where somebody lives. */
export const isCountryName = (text: string): boolean => words().names.has(plainWord(text));

import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { LANGUAGES, type Language } from '@landfall/kernel';
import { localeOf, type MessageKey, type MessageValues } from '../src/index.js';
import { CATALOGUE, translate } from '../src/translate.js';

const KEYS = Object.keys(CATALOGUE.en) as MessageKey[];
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Messages that a language may spell as English does: words that both languages have. */
const SAME_AS_ENGLISH: Partial<Record<Language, readonly string[]>> = {
  de: ['page.website', 'page.transit', 'page.code'],
  nl: ['page.website', 'page.transit', 'page.purpose.CRUISE', 'page.code'],
  fr: ['page.transit', 'page.code'],
};

interface Placeholder {
  name: string;
  kind: 'argument' | 'select' | 'plural';
  cases: string[];
}

const messageOf = (language: Language, key: MessageKey): MessageFormatElement[] => parse(CATALOGUE[language][key], { ignoreTag: true });

function placeholders(elements: readonly MessageFormatElement[]): Placeholder[] {
  return elements.flatMap((element): Placeholder[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.argument) return [{ name: element.value, kind: 'argument', cases: [] }];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) throw new Error(`A ${TYPE[element.type]} is not used here`);
    const kind = element.type === TYPE.select ? 'select' : 'plural';
    const inner = Object.values(element.options).flatMap((option) => placeholders(option.value));
    return [{ name: element.value, kind, cases: Object.keys(element.options).sort() }, ...inner];
  });
}

const signature = (language: Language, key: MessageKey): string[] =>
  [...new Set(placeholders(messageOf(language, key)).map(({ name, kind, cases }) => (kind === 'select' ? `${name}: ${cases}` : `${name}: ${kind}`)))].sort();

const shownAs = (name: string): string => `«${name}»`;

/** Values for every case of a message: each select option together with each of several counts. */
function samples(key: MessageKey): MessageValues[] {
  return placeholders(messageOf('en', key)).reduce<MessageValues[]>((rows, { name, kind, cases }) => {
    const values = { argument: [shownAs(name)], select: cases, plural: [1, 2, 5, 22, 1_000_000] }[kind];
    return rows.some((row) => name in row) ? rows : rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
  }, [{}]);
}

const shownIn = (text: string, values: MessageValues): string[] =>
  Object.entries(values).filter(([name, value]) => text.includes(value === 1 ? '\0' : value === 1_000_000 ? '000' : String(value)) && name !== 'kind').map(([name]) => name);

it('has the languages of traveller pages', () => {
  expect(Object.keys(CATALOGUE).sort()).toEqual([...LANGUAGES].sort());
});

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  it('has the keys of the reference', () => {
    expect(Object.keys(CATALOGUE[language]).sort()).toEqual([...KEYS].sort());
  });

  it('has a text without stray space for every key', () => {
    expect(KEYS.filter((key) => !/^\S(.*\S)?$/su.test(CATALOGUE[language][key]) || / {2}/.test(CATALOGUE[language][key]))).toEqual([]);
  });

  it.each(KEYS)('%s has the placeholders of the reference', (key) => {
    expect(signature(language, key)).toEqual(signature('en', key));
  });

  it.each(KEYS)('%s has each plural category of the language and no other', (key) => {
    const categories = [...new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories].sort();
    for (const { kind, cases } of placeholders(messageOf(language, key))) if (kind === 'plural') expect(cases).toEqual(categories);
  });

  it.each(KEYS)('%s shows the values that the reference shows', (key) => {
    for (const values of samples(key)) {
      const text = translate(language, key, values);
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/[{}#]/);
      expect({ values, shown: shownIn(text, values) }).toEqual({ values, shown: shownIn(translate('en', key, values), values) });
    }
  });
});

it.each(OTHERS)('%s is English only where both languages have the same word', (language) => {
  const same = KEYS.filter((key) => CATALOGUE[language][key] === CATALOGUE.en[key]);
  expect(same.filter((key) => !SAME_AS_ENGLISH[language]?.includes(key))).toEqual([]);
});

it('sets French punctuation off with a space that does not break', () => {
  const texts = KEYS.flatMap((key) => samples(key).map((values) => translate('fr', key, values)));
  expect(texts.filter((text) => /[^\u00a0\u202f][:;?!»](\s|$)|«[^\u00a0\u202f]|'/u.test(text.replaceAll(/«(\w+)»/gu, '$1')))).toEqual([]);
});

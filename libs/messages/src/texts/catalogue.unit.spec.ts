import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { LANGUAGES, type Language } from '@landfall/kernel';
import { localeOf, type MessageKey, type MessageValues } from '../index.js';
import { CATALOGUE, translate } from '../translate.js';

const KEYS = Object.keys(CATALOGUE.en) as MessageKey[];

/** Messages that a language may spell as English does: words that both languages have. */
/** One word for all languages but Hungarian. */
const EVERYWHERE: readonly MessageKey[] = ['event.title.TSUNAMI', 'page.pdf.logo'];
const SAME_AS_ENGLISH: Partial<Record<Language, readonly MessageKey[]>> = {
  cs: ['imprint.licence'],
  de: ['page.website', 'page.transit', 'page.code', 'page.cruise.route'],
  es: ['page.errorTitle', 'change.no'],
  fr: ['page.transit', 'page.code', 'change.conditions', 'page.check.kind'],
  it: ['change.no'],
  nl: ['page.website', 'page.transit', 'page.purpose.CRUISE', 'page.code', 'page.cruise.route', 'page.check.kind'],
};

/** With these, every plural category of every language is used at least once. */
const COUNTS = [1, 2, 5, 22, 1.5, 1_000_000];

interface Placeholder {
  name: string;
  kind: 'argument' | 'select' | 'plural';
  cases: string[];
}

function placeholdersIn(elements: readonly MessageFormatElement[]): Placeholder[] {
  return elements.flatMap((element): Placeholder[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.argument) return [{ name: element.value, kind: 'argument', cases: [] }];
    if (element.type !== TYPE.select && element.type !== TYPE.plural)
      throw new Error(`Not expected in a message: ${JSON.stringify(element)}`);
    const inner = Object.values(element.options).flatMap((option) => placeholdersIn(option.value));
    return [
      {
        name: element.value,
        kind: element.type === TYPE.select ? 'select' : 'plural',
        cases: Object.keys(element.options).sort(),
      },
      ...inner,
    ];
  });
}

const placeholdersOf = (language: Language, key: MessageKey): Placeholder[] =>
  placeholdersIn(parse(CATALOGUE[language][key], { ignoreTag: true }));

/** Names, kinds and select cases. Plural cases are left out: they differ by language. */
function signatureOf(language: Language, key: MessageKey): string {
  const parts = placeholdersOf(language, key).map(({ name, kind, cases }) =>
    kind === 'select' ? `${name} ${kind} ${cases}` : `${name} ${kind}`,
  );
  return [...new Set(parts)].sort().join('; ');
}

/** Values for a message: each of its select cases together with each count. */
function samplesOf(key: MessageKey): MessageValues[] {
  return placeholdersOf('en', key).reduce<MessageValues[]>(
    (rows, { name, kind, cases }) => {
      const values = { argument: [`«${name}»`], select: cases, plural: COUNTS }[kind];
      return rows.some((row) => name in row)
        ? rows
        : rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
    },
    [{}],
  );
}

/** The values that a text shows. One may be a word ("A rule has changed") and takes fractions along in some languages: whole numbers above it count. */
function shownIn(text: string, values: MessageValues): string[] {
  const digits = text.replaceAll(/(?<=\d)[\s.,](?=\d{3})/gu, '');
  return Object.entries(values).flatMap(([name, value]) => {
    const isShown =
      typeof value === 'number'
        ? Number.isInteger(value) && value > 1 && digits.includes(String(value))
        : value.startsWith('«') && text.includes(value);
    return isShown ? [name] : [];
  });
}

it('has the languages of traveller pages', () => {
  expect(Object.keys(CATALOGUE).sort()).toEqual([...LANGUAGES].sort());
});

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  const message = (key: MessageKey): string => CATALOGUE[language][key];

  it('has the keys of the reference', () => {
    expect(Object.keys(CATALOGUE[language]).sort()).toEqual([...KEYS].sort());
  });

  it('has a text without surplus space for every key', () => {
    expect(
      KEYS.filter(
        (key) => message(key).trim() === '' || message(key).trim() !== message(key) || message(key).includes('  '),
      ),
    ).toEqual([]);
  });

  it('has the placeholders and select cases of the reference', () => {
    const of = (one: Language) => Object.fromEntries(KEYS.map((key) => [key, signatureOf(one, key)]));
    expect(of(language)).toEqual(of('en'));
  });

  it('has each plural category of the language and no other', () => {
    const categories = new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories.toSorted().join();
    const plurals = KEYS.flatMap((key) =>
      placeholdersOf(language, key).flatMap(({ kind, cases }) => (kind === 'plural' ? [`${key}: ${cases}`] : [])),
    );
    expect(plurals.length).toBeGreaterThan(0);
    expect(plurals.filter((plural) => !plural.endsWith(`: ${categories}`))).toEqual([]);
  });

  it('shows the values that the reference shows, and no trace of the format', () => {
    const wrong = KEYS.flatMap((key) =>
      samplesOf(key).flatMap((values) => {
        const text = translate(language, key, values);
        const same = shownIn(text, values).join() === shownIn(translate('en', key, values), values).join();
        return text.trim() !== '' && same && !/[{}#]/.test(text) ? [] : [{ key, values, text }];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is English only where both languages have the same word', () => {
    const same = KEYS.filter((key) => message(key) === CATALOGUE.en[key]);
    expect(
      same.filter((key) => language !== 'en' && !EVERYWHERE.includes(key) && !SAME_AS_ENGLISH[language]?.includes(key)),
    ).toEqual([]);
  });
});

it('sets French punctuation off with a space that does not break', () => {
  const wrong = /(?<![\u00a0\u202f])[:;?!»](\s|$)|«(?![\u00a0\u202f])|'/u;
  expect(
    KEYS.filter((key) =>
      samplesOf(key).some((values) => wrong.test(translate('fr', key, values).replaceAll(/«(\w+)»/gu, '$1'))),
    ),
  ).toEqual([]);
});

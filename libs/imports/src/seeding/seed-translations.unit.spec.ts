import { sourceText, type DetailValue } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { acceptableTranslation } from '@landfall/answers/acceptable-translation';
import { seedDetails } from './seed-rules.js';
import { loadSeedTranslations, type SeedTranslations } from './seed-translations.js';
import { SEEDS, theSeeds } from '../../../restrictions/test/the-seeds.js';

let translations: SeedTranslations;
/** What a reader of the language would read in English or German. */
const stated = new Map<Language, Set<string>>();
beforeAll(async () => {
  translations = await loadSeedTranslations(SEEDS);
  const details = [...(await seedDetails(SEEDS, (await theSeeds()).groups)).values()].flat();
  for (const language of translations.keys()) {
    const texts = details.flatMap(({ values, noteDe, noteEn }) =>
      Object.entries({ ...values, ...(noteEn ? { Note: { de: noteDe, en: noteEn } } : {}) }).map(([type, value]) =>
        sourceText(type, value as DetailValue, language),
      ),
    );
    stated.set(language, new Set(texts.flatMap((source) => (source ? [source.text] : []))));
  }
}, 60_000);

const LANGUAGES: readonly Language[] = ['cs', 'da', 'es', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'tr'];
const rows = (language: Language): [string, string][] => [...translations.get(language)!];

/** Figures of a text, without the marks that group thousands. */
const figures = (text: string): string[] =>
  [...text.replace(/(?<=\d)[.,\u00a0\u202f ](?=\d{3}(?!\d))/gu, '').matchAll(/\d+(?:[.,:]\d+)?/gu)]
    .map(([figure]) => figure.replace(/[,:]/u, '.'))
    .sort();
const addresses = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?:[a-z0-9-]+\.)+(?:com|org|net|int|info|gov|go|gob|gouv|gc|govt|eu|[a-z]{2})(?:\.[a-z]{2})?\b/giu,
    ),
  ]
    .map(([address]) => address.toLowerCase())
    .filter((address) => /[a-z]{3}/u.test(address))
    .sort();
/** Names and brands may be the same. */
const NAME_WORDS = 6;
/** Words of English and German; one may stand in the name of a document. */
const FOREIGN = ['the', 'and', 'with', 'is', 'are', 'not', 'und', 'der', 'die', 'oder', 'nicht', 'für'];
/** Those that the language has as well. */
const OWN: Partial<Record<Language, readonly string[]>> = { da: ['der', 'is'], hu: ['is'], nl: ['is', 'die', 'der'] };
const foreignWords = (language: Language, text: string): number =>
  text.split(/[\s.,;:]+/u).filter((word) => FOREIGN.includes(word) && !OWN[language]?.includes(word)).length;
const MOST_FOREIGN = 1;
/** Hours of a day, as English counts them. */
const CLOCK = /\d ?[ap]\.?m\b/u;

it('are in the languages that are kept complete', () => {
  expect([...translations.keys()].sort()).toEqual(LANGUAGES);
});

describe.each(LANGUAGES)('the rules in %s', (language) => {
  it('leave no reader with a text in another language, and hold no text that nobody states', () => {
    const translated = new Set(translations.get(language)!.keys());
    const texts = stated.get(language)!;
    expect([...texts].filter((text) => !translated.has(text))).toEqual([]);
    expect([...translated].filter((text) => !texts.has(text))).toEqual([]);
  });

  it('keep every figure and every address', () => {
    const kept = ([en, text]: [string, string]): boolean =>
      JSON.stringify([figures(en), addresses(en)]) === JSON.stringify([figures(text), addresses(text)]);
    expect(rows(language).filter((row) => !CLOCK.test(row[0]) && !kept(row))).toEqual([]);
  });

  it('are written as texts are that a service translates, and hold no word of the other language', () => {
    const rejected = rows(language).filter(
      ([en, text]) =>
        acceptableTranslation({ text: en, isHtml: false }, text) !== text ||
        foreignWords(language, text) > MOST_FOREIGN ||
        / {2}|[—\n]|"/u.test(text) ||
        (text === en && en.split(' ').length > NAME_WORDS),
    );
    expect(rejected).toEqual([]);
  });
});

import { IntlMessageFormat } from 'intl-messageformat';
import { de } from './de/index.js';
import { frameworkDe } from './de/framework.js';
import { en } from './en/index.js';
import { frameworkEn } from './en/framework.js';
import { catalogueOf, flatten, formatter, type Catalogue } from './icu.js';
import { nl } from './nl/index.js';
import { frameworkNl } from './nl/framework.js';

const catalogues: Record<string, Catalogue> = {
  de: catalogueOf(de, frameworkDe),
  en: catalogueOf(en, frameworkEn),
  nl: catalogueOf(nl, frameworkNl),
};
const german = catalogues['de'] ?? new Map<string, string>();
const keysOf = (catalogue: Catalogue): string[] => [...catalogue.keys()].sort();

/** The names that a message takes, plural forms included. */
const variablesOf = (message: string): string[] => {
  const names = new Set<string>();
  for (const [, name] of message.matchAll(/\{\s*(\w+)\s*[,}]/g)) if (name) names.add(name);
  return [...names].filter((name) => name !== 'smart_count').sort();
};

describe.each(['en', 'nl'])('messages in %s', (language) => {
  const catalogue = catalogues[language] ?? new Map<string, string>();

  it('have the same keys as the German ones', () => {
    expect(keysOf(catalogue)).toEqual(keysOf(german));
  });

  it('take the same variables as the German ones', () => {
    const own = keysOf(german).filter((key) => !key.startsWith('ra.') && !/plural/.test(german.get(key) ?? ''));
    const differing = own.filter((key) => `${variablesOf(catalogue.get(key) ?? '')}` !== `${variablesOf(german.get(key) ?? '')}`);
    expect(differing).toEqual([]);
  });
});

it.each(['de', 'en', 'nl'])('parses every message in %s', (language) => {
  for (const [key, message] of catalogues[language] ?? []) {
    expect(() => new IntlMessageFormat(message, language, undefined, { ignoreTag: true })).not.toThrow();
    expect([key, message.trim() === '' && !key.endsWith('boolean.null')]).toEqual([key, false]);
  }
});

it('turns the notation of react-admin into ICU plurals', () => {
  const format = formatter(german, 'de');
  expect(format('ra.action.bulk_actions', { smart_count: 1 })).toBe('1 Eintrag ausgewählt');
  expect(format('ra.action.bulk_actions', { smart_count: 3 })).toBe('3 Einträge ausgewählt');
  expect(format('ra.page.edit', { name: 'Seite', recordRepresentation: 'X' })).toBe('Seite X');
});

it('says nothing for a key that does not exist', () => {
  expect(formatter(german, 'de')('no.such.key')).toBeUndefined();
  expect(flatten({ a: { b: 'x' } })).toEqual([['a.b', 'x']]);
});

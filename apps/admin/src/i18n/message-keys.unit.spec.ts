import { IntlMessageFormat } from 'intl-messageformat';
import { editors as editorsDe } from './de/editors.js';
import { everybody as everybodyDe } from './de/index.js';
import { editors as editorsEn } from './en/editors.js';
import { frameworkEditors } from './en/framework-editors.js';
import { framework } from './en/framework.js';
import { everybody as everybodyEn } from './en/index.js';
import { catalogueOf, flatten, formatter, type Catalogue } from './icu.js';
import { editors as editorsNl } from './nl/editors.js';
import { everybody as everybodyNl } from './nl/index.js';

const catalogues: Record<string, Catalogue> = {
  de: catalogueOf([...everybodyDe, ...editorsDe]),
  en: catalogueOf([...everybodyEn, ...editorsEn]),
  nl: catalogueOf([...everybodyNl, ...editorsNl]),
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
    const differing = own.filter(
      (key) => `${variablesOf(catalogue.get(key) ?? '')}` !== `${variablesOf(german.get(key) ?? '')}`,
    );
    expect(differing).toEqual([]);
  });
});

it.each(['de', 'en', 'nl'])('parses every message in %s', (language) => {
  for (const [key, message] of catalogues[language] ?? []) {
    expect(() => new IntlMessageFormat(message, language, undefined, { ignoreTag: true })).not.toThrow();
    expect([key, message.trim() === '' && !key.endsWith('boolean.null')]).toEqual([key, false]);
  }
});

it.each([
  ['de', everybodyDe],
  ['en', everybodyEn],
  ['nl', everybodyNl],
])('gives everybody in %s the same keys', (_, everybody) => {
  expect(keysOf(catalogueOf(everybody))).toEqual(keysOf(catalogueOf(everybodyDe)));
});

it('repeats the English texts of react-admin to the letter, because the whole of them replaces the excerpt', () => {
  const whole = new Map(flatten(frameworkEditors));
  expect(flatten(framework).filter(([key, text]) => whole.get(key) !== text)).toEqual([]);
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

import { IntlMessageFormat } from 'intl-messageformat';
import type { I18nProvider } from 'react-admin';
import { board as boardDe } from './de/board.js';
import { board as boardEn } from './en/board.js';
import { board as boardNl } from './nl/board.js';
import { events as eventsDe } from './de/events.js';
import { keys as keysDe } from './de/keys.js';
import { news as newsDe } from './de/news.js';
import { events as eventsEn } from './en/events.js';
import { keys as keysEn } from './en/keys.js';
import { news as newsEn } from './en/news.js';
import { events as eventsNl } from './nl/events.js';
import { keys as keysNl } from './nl/keys.js';
import { news as newsNl } from './nl/news.js';
import { settings as settingsDe } from './de/settings.js';
import { settings as settingsEn } from './en/settings.js';
import { settings as settingsNl } from './nl/settings.js';
import { sheet as sheetDe } from './de/sheet.js';
import { login as loginDe } from './de/login.js';
import { sheet as sheetEn } from './en/sheet.js';
import { login as loginEn } from './en/login.js';
import { sheet as sheetNl } from './nl/sheet.js';
import { login as loginNl } from './nl/login.js';
import { heldDocuments as heldDocumentsDe } from './de/held-documents.js';
import { map as mapDe } from './de/map.js';
import { heldDocuments as heldDocumentsEn } from './en/held-documents.js';
import { map as mapEn } from './en/map.js';
import { heldDocuments as heldDocumentsNl } from './nl/held-documents.js';
import { map as mapNl } from './nl/map.js';
import { verdicts as verdictsDe } from './de/verdicts.js';
import { verdicts as verdictsEn } from './en/verdicts.js';
import { verdicts as verdictsNl } from './nl/verdicts.js';
import { palette as paletteDe } from './de/palette.js';
import { palette as paletteEn } from './en/palette.js';
import { palette as paletteNl } from './nl/palette.js';
import { editors as editorsDe } from './de/editors.js';
import { everybody as everybodyDe } from './de/index.js';
import { editors as editorsEn } from './en/editors.js';
import { frameworkEditors } from './en/framework-editors.js';
import { framework } from './en/framework.js';
import { everybody as everybodyEn } from './en/index.js';
import { loadI18nProvider } from './i18n-provider.js';
import { catalogueOf, flatten, formatter, type Catalogue } from './icu.js';
import { editors as editorsNl } from './nl/editors.js';
import { everybody as everybodyNl } from './nl/index.js';

const catalogues: Record<string, Catalogue> = {
  de: catalogueOf([
    boardDe,
    loginDe,
    eventsDe,
    keysDe,
    newsDe,
    settingsDe,
    heldDocumentsDe,
    mapDe,
    paletteDe,
    sheetDe,
    verdictsDe,
    ...editorsDe,
    ...everybodyDe,
  ]),
  en: catalogueOf([
    boardEn,
    loginEn,
    eventsEn,
    keysEn,
    newsEn,
    settingsEn,
    heldDocumentsEn,
    mapEn,
    paletteEn,
    sheetEn,
    verdictsEn,
    ...editorsEn,
    ...everybodyEn,
  ]),
  nl: catalogueOf([
    boardNl,
    loginNl,
    eventsNl,
    keysNl,
    newsNl,
    settingsNl,
    heldDocumentsNl,
    mapNl,
    paletteNl,
    sheetNl,
    verdictsNl,
    ...editorsNl,
    ...everybodyNl,
  ]),
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

it('repeats the English texts of react-admin to the letter, but for the words of the lists', () => {
  const whole = new Map(flatten(frameworkEditors));
  expect(flatten(framework).flatMap(([key, text]) => (whole.get(key) === text ? [] : [key]))).toEqual([
    'ra.action.add_filter',
    'ra.navigation.no_filtered_results',
    'ra.navigation.no_results',
  ]);
});

it.each(['de', 'en', 'nl'] as const)('says the same in %s once the texts of editors have come', async (language) => {
  const [before, after] = [await loadI18nProvider(language, false), await loadI18nProvider(language, true)];
  const values = (text: string) => Object.fromEntries([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => [name, 2]));
  const said = (provider: I18nProvider): string[] =>
    flatten(framework).map(([key, text]) => provider.translate(key, { field: 2, ...values(text) }));
  expect(said(after)).toEqual(said(before));
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

import type { DetailSet } from '../../gen/graphql.js';
import { emptyDetail } from '../form/restriction-form.js';
import {
  countErrors,
  countStated,
  DETAIL_TABS,
  firstTab,
  tabOfField,
  tabOfType,
  type DetailTab,
} from './detail-tabs.js';

const categoryOf = new Map<string, { parent: string | null }>([
  ['EntryTestsPcr', { parent: 'EntryRequirements' }],
  ['ReentryRki', { parent: 'ReentryRegulations' }],
  ['Passport', { parent: null }],
  ['Brandnew', { parent: null }],
]);
const type = (key: string, category: string, set: DetailSet = 'MAIN') => ({ key, category, set });
const tabOf = (key: string): DetailTab =>
  (({ ErVisaRequired: 'visa', ErPassportSufficient: 'documents', ErPassportBlankPages: 'documents' }) as const)[key] ??
  'entry';

it.each([
  ['ErPassportSufficient', 'Passport', 'documents'],
  ['ErChildPassportSufficient', 'ChildrenPassport', 'minors'],
  ['ErVisaRequired', 'ErVisaRequirement', 'visa'],
  ['ErTransitVisaRequired', 'ErVisaRequirement', 'exit'],
  ['TestPcrAccepted', 'EntryTestsPcr', 'former'],
  ['ReentryRkiClassification', 'ReentryRki', 'former'],
  ['Note', 'EntryRequirements', 'entry'],
  ['TrafficNote', 'MoreAboutDestination', 'country'],
  ['Something', 'Brandnew', 'entry'],
])('%s of %s stands under %s', (key, category, tab) => {
  expect(tabOfType(type(key, category), categoryOf)).toBe(tab);
});

it('goes by the set before the category, and keeps what the catalogue no longer has', () => {
  expect(tabOfType(type('VsEntryRecovered', 'EntryRecovered', 'VACCINATION_STATUS'), categoryOf)).toBe('former');
  expect(tabOfType(type('CiCapital', 'MoreAboutDestination', 'COUNTRY_INFORMATION'), categoryOf)).toBe('country');
  expect(tabOfType(undefined, categoryOf)).toBe('former');
});

it('knows the tab of a field, and none for what is always in sight', () => {
  expect(tabOfField('details.3.values.ErVisaRequired', tabOf)).toBe('visa');
  expect(tabOfField('details.3.phases.noAccess.end', tabOf)).toBe('notes');
  expect(tabOfField('details.3.noteEn', tabOf)).toBe('notes');
  expect(
    ['details.3', 'details.3.values', 'details.3.sourceUri', 'countryId'].map((path) => tabOfField(path, tabOf)),
  ).toEqual([null, null, null, null]);
});

it('counts values, notes, phases and errors by tab', () => {
  const detail = {
    ...emptyDetail(),
    noteDe: '<p>Hinweis</p>',
    phases: { ...emptyDetail().phases, noAccess: { start: '', end: '2027-01-01' } },
    values: { ErPassportSufficient: true, ErPassportBlankPages: null, ErVisaRequired: false },
  };
  const stated = countStated(detail, tabOf);
  expect(stated).toMatchObject({ documents: 2, visa: 1, notes: 2, entry: 0 });
  expect(
    countErrors(['details.0.values.ErVisaRequired', 'details.0.noteEn', 'details.0.sourceUri'], tabOf),
  ).toMatchObject({ documents: 0, visa: 1, notes: 1, entry: 0 });
  expect(Object.keys(stated)).toEqual([...DETAIL_TABS]);
  expect(firstTab(stated)).toBe('documents');
  expect(firstTab(countStated(emptyDetail(), tabOf))).toBe('entry');
});

import type { DetailCategory, DetailType } from '../../gen/graphql.js';
import type { DetailForm } from '../form/restriction-form.js';

/** What belongs together while a detail is edited. `notes` holds the notes and the phases and no values. */
export const DETAIL_TABS = [
  'entry',
  'documents',
  'visa',
  'health',
  'minors',
  'exit',
  'country',
  'former',
  'notes',
] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

const OF_CATEGORY: Readonly<Record<string, DetailTab>> = {
  EntryRequirements: 'entry',
  ErEntry: 'entry',
  Passport: 'documents',
  TemporaryPassport: 'documents',
  ID: 'documents',
  TemporaryID: 'documents',
  General: 'documents',
  ErVisaRequirement: 'visa',
  HealthInformation: 'health',
  ErCompulsoryHealthInsurance: 'health',
  Monkeypox: 'health',
  ChildrenPassport: 'minors',
  ErRegulationsForMinors: 'minors',
  ErDualNationals: 'minors',
  ErExit: 'exit',
  MoreAboutDestination: 'country',
  ConditionsOnSite: 'former',
  EasedRestrictions: 'former',
  DepartureRegulations: 'former',
  ReentryRegulations: 'former',
  IncidenceStatistic: 'former',
};

/** The categories below the entry requirements are those of the pandemic years. */
const OF_PARENT: Readonly<Record<string, DetailTab>> = { EntryRequirements: 'former', ReentryRegulations: 'former' };

const TRANSIT = /^ErTransit/;

/** A type whose category no tab names stands with the rules of entry, one that the catalogue no longer has with the former rules. */
export function tabOfType(
  type: Pick<DetailType, 'key' | 'category' | 'set'> | undefined,
  categoryOf: ReadonlyMap<string, Pick<DetailCategory, 'parent'>>,
): DetailTab {
  if (!type) return 'former';
  if (type.set === 'COUNTRY_INFORMATION') return 'country';
  if (type.set === 'VACCINATION_STATUS') return 'former';
  if (TRANSIT.test(type.key)) return 'exit';
  const parent = categoryOf.get(type.category)?.parent;
  return OF_CATEGORY[type.category] ?? (parent ? OF_PARENT[parent] : undefined) ?? 'entry';
}

export type TabOfKey = (typeKey: string) => DetailTab;

/** The tab that shows a field of a detail; null for a field that is always in sight. */
export function tabOfField(path: string, tabOf: TabOfKey): DetailTab | null {
  const [, field = '', key] = /^details\.\d+\.(\w+)(?:\.(.+))?$/.exec(path) ?? [];
  if (field === 'values') return key ? tabOf(key) : null;
  return ['phases', 'noteDe', 'noteEn'].includes(field) ? 'notes' : null;
}

export type TabCounts = Record<DetailTab, number>;

const none = (): TabCounts => Object.fromEntries(DETAIL_TABS.map((tab) => [tab, 0])) as TabCounts;

/** How much a detail says in each tab: values, and filled notes and phases. */
export function countStated(detail: DetailForm, tabOf: TabOfKey): TabCounts {
  const counts = none();
  for (const key of Object.keys(detail.values)) counts[tabOf(key)] += 1;
  const phases = Object.values(detail.phases).filter(({ start, end }) => start !== '' || end !== '').length;
  counts.notes = phases + [detail.noteDe, detail.noteEn].filter((note) => note !== '').length;
  return counts;
}

/** How many fields with an error each tab holds. */
export function countErrors(paths: readonly string[], tabOf: TabOfKey): TabCounts {
  const counts = none();
  for (const path of paths) {
    const tab = tabOfField(path, tabOf);
    if (tab) counts[tab] += 1;
  }
  return counts;
}

/** The tab to begin with: the first one that says something. */
export const firstTab = (stated: Readonly<TabCounts>): DetailTab =>
  DETAIL_TABS.find((tab) => stated[tab] > 0) ?? 'entry';

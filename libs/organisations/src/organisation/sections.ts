import type { Presented } from '@landfall/platform';

/** The sections of a trip page that an organisation may leave out (spec: application, section 3). */
export const SECTIONS = [
  'worthKnowing',
  'caseOfEmergency',
  'onSiteRepresentatives',
  'traffic',
  'money',
  'criminalLaws',
  'medicalCare',
  'infrastructure',
  'dmresultVisaProviders',
  'visaProviders',
] as const;
export type SectionKey = (typeof SECTIONS)[number];

export const isSection = (key: string): key is SectionKey => SECTIONS.includes(key as SectionKey);

/** Which sections are shown, by their keys. */
export const visibilityOf = (hidden: readonly string[]): Presented<'SectionVisibility'> =>
  Object.fromEntries(SECTIONS.map((key) => [key, !hidden.includes(key)])) as Record<SectionKey, boolean>;

/** The groups of an answer that a hidden section stands for. */
const GROUPS: Partial<Record<SectionKey, string>> = { caseOfEmergency: 'emergency' };

/** Keys of the groups of an answer that the pages of an organisation leave out. */
export const hiddenGroups = (
  organisation: { mytripHidden: readonly string[]; mycruiseHidden: readonly string[] },
  restrictionType: string,
): string[] =>
  (restrictionType === 'CRUISE' ? organisation.mycruiseHidden : organisation.mytripHidden).map((key) =>
    isSection(key) ? (GROUPS[key] ?? key) : key,
  );

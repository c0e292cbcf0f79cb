import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { LANGUAGES, type Language } from '@landfall/kernel';
import { DETAIL_CATEGORIES } from './categories.js';
import { DETAIL_GROUPS } from './detail-groups.js';
import { DETAIL_TYPES } from './detail-types.js';
import { SCALE_TEXT_KEYS } from './scales.js';
import { TEXTS } from './texts/by-language.js';
import { catalogueText } from './texts.js';
import { PANDEMIC_TEXT_KEYS } from './vaccination-status-types.js';
import { STATUS_COLORS } from './values.js';

const ITEMS = [
  'ID_OR_PASSPORT',
  'VISA',
  'ENTRY_PERMIT',
  'HEALTH_INSURANCE',
  'IMMUNISATION',
  'DRIVING_PERMIT',
  'EXTRA_FORMS',
  'CHILDRENS_PASSPORT',
];
const STATUSES = ['OK', 'REQUIRED', 'REQUIRED_ONE', 'REQUIRED_MANY', 'REQUIRED_ALL', 'DEPENDS', 'UNKNOWN'];
const COUNTRY_GROUPS = [
  'EU',
  'EEA',
  'EEA_CH',
  'EFTA',
  'SCHENGEN',
  'AU_NZ',
  'GCC',
  'ASEAN',
  'US_SIX_MONTH_CLUB',
  'LV_ENTRY_FORM',
  'US_SIX_MONTHS_BEYOND',
  'CA_ETA',
  'CA_ETA_BRITISH',
  'CA_ETA_WITH_US_VISA',
  'AU_EVISITOR',
  'AU_ETA',
  'AU_TRANSIT_WITHOUT_VISA',
  'NZ_VISA_WAIVER',
  'NZ_TRANSIT_WAIVER',
  'NO_PASSPORT_OF_THEIR_OWN',
  'YELLOW_FEVER_RISK',
  'POLIO_RISK',
  'US_VISA_WAIVER',
  'SCHENGEN_VISA_FREE',
  'SCHENGEN_VISA_FREE_BIOMETRIC',
  'SCHENGEN_VISA_REQUIRED',
  'UK_ETA',
  'UK_VISA_NATIONAL',
  'IE_VISA_FREE',
];

const valueKeys = DETAIL_TYPES.flatMap(({ key, kind }) => {
  if (kind === 'YESNO' || kind === 'YESNOTEXT') return [`value.${key}.yes`, `value.${key}.no`];
  if (kind === 'COLOR') return STATUS_COLORS.map((color) => `value.${key}.${color}`);
  return kind === 'POSINT' ? [`value.${key}`] : [];
});
const EXPECTED_KEYS = [
  ...DETAIL_CATEGORIES.map(({ key }) => `category.${key}`),
  ...DETAIL_TYPES.map(({ key }) => `type.${key}`),
  ...new Set(
    Object.values(DETAIL_GROUPS)
      .flat()
      .map(({ key }) => `group.${key}`),
  ),
  ...COUNTRY_GROUPS.map((key) => `countryGroup.${key}`),
  ...['noAccess', 'someRestrictions', 'noRestrictions'].map((key) => `phase.${key}`),
  ...STATUS_COLORS.map((key) => `status.${key}`),
  ...valueKeys,
  ...SCALE_TEXT_KEYS,
  ...PANDEMIC_TEXT_KEYS,
  ...ITEMS.flatMap((item) => ['title', ...STATUSES].map((part) => `summary.${item}.${part}`)),
  ...['ENTRY_BANNED', 'TRAVEL_WARNING', 'CONFLICTING', 'UNVERIFIED'].map((key) => `warning.${key}`),
  'summary.partlyUnknown',
  ...['ID_OR_PASSPORT', 'CHILDRENS_PASSPORT'].flatMap((item) =>
    ['stayOk', 'transitUnknown'].map((part) => `summary.${item}.${part}`),
  ),
  ...['VISA', 'ENTRY_PERMIT'].flatMap((item) =>
    ['transit', 'transitUnknown', 'stayOk'].map((part) => `summary.${item}.${part}`),
  ),
  'onlyFor',
  'alternative',
  'otherwise',
  'noFurtherVisa',
  ...['from', 'until', 'between'].map((key) => `period.${key}`),
  'notYetKnown',
  'conditions.held',
  ...['VISITED', 'RESIDENCE', 'HOLDS', 'AGE', 'not'].map((key) => `condition.${key}`),
  ...['AIR', 'LAND', 'SEA', 'ports'].map((key) => `condition.ENTRY_BY.${key}`),
  ...['ORDINARY', 'BIOMETRIC', 'EMERGENCY', 'DIPLOMATIC'].map((key) => `condition.PASSPORT.${key}`),
  'document.VISA',
  'document.RESIDENCE',
  'document.VISA_OR_RESIDENCE',
  'document.VISA_THAT',
  'document.RESIDENCE_THAT',
  'summary.dependsOn',
  'summary.exemptIf',
  'summary.inDetails',
  'summary.otherDocument',
  'summary.heldVisa',
  'summary.stayLimit',
  'summary.stayLimitTogether',
  'difference.Status',
  'value.withText',
  'unknown',
  'notKnown',
  'conflicting',
  'imported',
];

/** Words that these languages really share with English; longer texts are never the same. */
const SAME_AS_ENGLISH = new Set([
  'Mpox',
  'Note',
  'Transit',
  'Visa',
  'Infrastructure',
  'Cruise',
  'Capital',
  'Police',
  '{answer} {text}',
  '{conditions}',
  '{conditions}: {text}',
]);

const SAMPLE_VALUES = {
  multiple: 'yes',
  used: 'yes',
  permanent: 'yes',
  months: 6,
  count: 3,
  answer: 'A',
  text: 'T',
  destinations: 'Thailand',
  citizenships: 'Brazil',
  date: '1.5.2026',
  until: '2.5.2026',
  hasDate: 'yes',
  areTwo: 'yes',
  forms: 'both',
  hasPermits: 'yes',
  permits: 'ESTA',
  conditions: 'entry by air',
  condition: 'entry by air',
  documents: 'visa',
  issuer: 'Canada',
  countries: 'Kenya',
  destination: 'Thailand',
  part: 'other',
  from: 2,
  to: 12,
  days: 6,
  years: 10,
  ports: 'MNL',
  transit: 'other',
  hours: 12,
};

const textsOf = (language: Language): [string, string][] => Object.entries(TEXTS[language]);

/** Each placeholder of a message with its kind and, for a choice, its branches; plural branches belong to the language. */
function placeholders(elements: MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    if (element.type === TYPE.argument) return [element.value];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    const branches = Object.entries(element.options);
    const inside = branches.flatMap(([name, branch]) =>
      placeholders(branch.value).map((p) => (element.type === TYPE.select ? `${name}>${p}` : p)),
    );
    return element.type === TYPE.select
      ? [
          `${element.value} select ${branches
            .map(([name]) => name)
            .sort()
            .join('|')}`,
          ...inside,
        ]
      : [`${element.value} plural`, ...inside];
  });
  return [...new Set(found)].sort();
}

function plurals(elements: MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    const inside = Object.values(element.options).flatMap((branch) => plurals(branch.value));
    return element.type === TYPE.plural ? [Object.keys(element.options), ...inside] : inside;
  });
}

describe.each(LANGUAGES)('catalogue texts in %s', (language) => {
  it('has every key and no other', () => {
    expect(Object.keys(TEXTS[language]).sort()).toEqual([...EXPECTED_KEYS].sort());
  });

  it('has a text of its own for each key, without surplus blanks', () => {
    const bad = textsOf(language).filter(
      ([key, text]) => text.trim() === '' || text !== text.trim() || / {2}/.test(text) || text === key,
    );
    expect(bad).toEqual([]);
  });

  it('ends every sentence with a full stop and no title with one', () => {
    const isSentence = (key: string) => /^(value|warning|unknown$|conflicting$)/.test(key) && key !== 'value.withText';
    const isTitle = (key: string) =>
      /^(category|type|group|countryGroup|phase|status|scale|risk|visaType|visaProcess|pandemic)\.|\.title$/.test(key);
    const endsWell = (text: string) => text.endsWith('.');
    const bad = textsOf(language).filter(
      ([key, text]) =>
        (isSentence(key) && !endsWell(text)) || (isTitle(key) && endsWell(text) && !text.endsWith('EE. UU.')),
    );
    expect(bad).toEqual([]);
  });

  it('has the placeholders and choices of the English text', () => {
    const english: Record<string, string> = TEXTS.en;
    for (const [key, text] of textsOf(language)) {
      expect([key, placeholders(parse(text))]).toEqual([key, placeholders(parse(english[key] ?? ''))]);
    }
  });

  it('has every plural form of the language', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const found = textsOf(language).flatMap(([key, text]) =>
      plurals(parse(text)).map((forms) => [key, forms.toSorted()] as const),
    );
    // A step of a scale is not counted, so its text needs no plural; nationalities, the days without a visa at one place and at several, the countries of a residence, and the months of a visa or permit are counted beside the numbers.
    expect(found).toHaveLength(
      DETAIL_TYPES.filter(({ kind, max }) => kind === 'POSINT' && max === undefined).length + 6,
    );
    for (const [key, forms] of found) expect([key, forms]).toEqual([key, categories]);
  });

  it('is not English', () => {
    const english: Record<string, string> = TEXTS.en;
    const same = textsOf(language).filter(([key, text]) => text === english[key] && !SAME_AS_ENGLISH.has(text));
    expect(language === 'en' ? [] : same).toEqual([]);
  });

  it('formats every message', () => {
    for (const key of EXPECTED_KEYS) {
      const text = catalogueText(language, key, SAMPLE_VALUES);
      expect([key, text]).toEqual([key, expect.stringMatching(/^[^{}#]+$/)]);
    }
  });

  it('says something else for each type, each colour and each step of a scale', () => {
    const texts: Record<string, string> = TEXTS[language];
    const families = [
      ...DETAIL_TYPES.filter(({ kind }) => kind === 'COLOR').map(({ key }) => `value.${key}.`),
      'scale.status.',
      'scale.area.',
      'risk.',
      'visaType.',
      'visaProcess.',
      'pandemic.',
      'type.Vs',
      'type.Ci',
    ];
    for (const family of families) {
      const ofFamily = Object.keys(texts)
        .filter((key) => key.startsWith(family))
        .map((key) => texts[key]);
      expect([family, new Set(ofFamily).size]).toEqual([family, ofFamily.length]);
    }
    const numbers = DETAIL_TYPES.filter(({ kind }) => kind === 'POSINT').map(({ key }) => texts[`value.${key}`]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('says yes and no differently', () => {
    const texts: Record<string, string> = TEXTS[language];
    for (const key of valueKeys.filter((k) => k.endsWith('.yes'))) {
      expect(texts[key]).not.toBe(texts[key.replace(/yes$/, 'no')]);
    }
  });

  it('calls the German document for children by its name, so that nobody takes it for a passport of a child', () => {
    const unnamed = textsOf(language).filter(
      ([key, text]) => key.includes('.ErChildPassport') && !text.includes('Kinderreisepass'),
    );
    expect(unnamed).toEqual([]);
  });

  it('names the places wherever something is required or not known', () => {
    for (const item of ITEMS) {
      for (const status of STATUSES.filter((s) => s !== 'OK' && s !== 'DEPENDS')) {
        for (const choice of ['yes', 'other', 'none', 'eVisa', 'onArrival', 'both']) {
          const values = { ...SAMPLE_VALUES, hasDate: choice, hasPermits: choice, forms: choice, areTwo: choice };
          expect(catalogueText(language, `summary.${item}.${status}`, values)).toContain('Thailand');
        }
      }
    }
  });

  it('never lets unknown read as no', () => {
    for (const item of ITEMS) {
      const unknown = catalogueText(language, `summary.${item}.UNKNOWN`, { ...SAMPLE_VALUES, hasDate: 'other' });
      const afterPlace = unknown.replace(/^Thailand\s?: /, '').toLowerCase();
      const notRequired = catalogueText(language, `summary.${item}.OK`, { hasDate: 'other' }).replace(/\.$/, '');
      expect(afterPlace).not.toBe(unknown.toLowerCase());
      expect(afterPlace.startsWith(notRequired.toLowerCase())).toBe(false);
    }
  });
});

describe('catalogueText', () => {
  it('rejects a key that does not exist, also one that every object has', () => {
    expect(() => catalogueText('de', 'value.Nothing')).toThrow('no text "value.Nothing" in "de"');
    expect(() => catalogueText('de', 'toString')).toThrow('no text "toString"');
  });

  it('rejects to leave a placeholder open', () => {
    expect(() => catalogueText('en', 'summary.partlyUnknown')).toThrow();
  });

  it('takes a value as it is, markup and braces included', () => {
    expect(catalogueText('en', 'summary.partlyUnknown', { destinations: '<b>{x}</b>' })).toBe(
      'Not stated for: <b>{x}</b>.',
    );
  });

  it.each([
    ['cs', 1, '1 měsíc po'],
    ['cs', 3, '3 měsíce po'],
    ['cs', 6, '6 měsíců po'],
    ['pl', 1, '1 miesiąc po'],
    ['pl', 3, '3 miesiące po'],
    ['pl', 6, '6 miesięcy po'],
    ['pl', 22, '22 miesiące po'],
    ['de', 1, '1 Monat gültig'],
    ['de', 6, '6 Monate gültig'],
    ['fr', 6, '6\u00a0mois après'],
    ['tr', 6, '6 ay daha'],
    ['hu', 6, '6 hónapig'],
  ] as const)('counts in %s: %i', (language, count, part) => {
    expect(catalogueText(language, 'value.ErPassportMinMonthsBeyondTrip', { count })).toContain(part);
  });

  it('writes large numbers as the language does', () => {
    expect(catalogueText('de', 'value.SevenDayIncidence', { count: 1250 })).toContain('1.250 Neuinfektionen');
    expect(catalogueText('en', 'value.SevenDayIncidence', { count: 1250 })).toContain('1,250 new infections');
  });

  it('names the visa forms, the date and the permits where they are known', () => {
    const destinations = 'Kenia';
    expect(catalogueText('de', 'summary.VISA.REQUIRED', { destinations, forms: 'eVisa' })).toBe(
      'Kenia: Ein Visum ist erforderlich. Es kann online als E-Visum beantragt werden.',
    );
    expect(catalogueText('de', 'summary.VISA.REQUIRED', { destinations, forms: 'none' })).toBe(
      'Kenia: Ein Visum ist erforderlich.',
    );
    expect(catalogueText('en', 'summary.ID_OR_PASSPORT.OK', { hasDate: 'yes', date: '1 May 2026' })).toBe(
      'An identity card is enough. It must be valid until at least 1 May 2026.',
    );
    expect(
      catalogueText('en', 'summary.ENTRY_PERMIT.REQUIRED', { hasPermits: 'yes', permits: 'ESTA', destinations: 'USA' }),
    ).toBe('USA: an entry permit is required. Name: ESTA.');
  });
});

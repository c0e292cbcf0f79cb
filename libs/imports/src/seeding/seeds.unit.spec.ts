import { LANGUAGES } from '@landfall/kernel';
import { isNamedGroup, type TextValue } from '@landfall/catalogue';
import {
  answer,
  findConflicts,
  RuleIndex,
  SUMMARY_KEYS,
  type Answer,
  type PlacePath,
  type SummaryKey,
  type SummaryResult,
  type TravellerFacts,
} from '@landfall/requirements';
import { toStatements } from '../../../restrictions/src/model/restriction/to-rule-details.js';
import type { RuleFile } from './rule-file.js';
import { loadRuleFiles } from './seed-rules.js';
import { SEEDS, type Seeds } from '../../../restrictions/test/the-seeds.js';
import { editorialRules, type EditorialRules } from '../../test/seeded-rules.js';

/** The destinations that the product has to know from its first day. */
const DESTINATIONS = [
  'CH',
  'GB',
  'TR',
  'US',
  'CA',
  'MX',
  'CU',
  'DO',
  'BR',
  'EG',
  'MA',
  'TN',
  'ZA',
  'KE',
  'TZ',
  'AE',
  'OM',
  'IN',
  'LK',
  'MV',
  'TH',
  'VN',
  'ID',
  'SG',
  'JP',
  'CN',
  'AU',
  'NZ',
  'KR',
  'TW',
  'HK',
  'MY',
  'PH',
  'NP',
  'KH',
  'LA',
  'AR',
  'PE',
  'CR',
  'CO',
  'CL',
  'PA',
  'JM',
  'NA',
  'MU',
  'SC',
  'RW',
  'UG',
  'SN',
  'CV',
  'JO',
  'IL',
  'SA',
  'QA',
  'FJ',
  'PF',
  'AL',
  'RS',
  'ME',
  'BA',
  'MK',
  'GE',
  'AM',
  'UZ',
];
const NATIONALITIES = ['DE', 'AT', 'CH', 'GB', 'US', 'CA', 'AU', 'NZ', 'TR', 'IN', 'CN'];
const STATED_AT_LEAST = 7;
// What is not surely known stays unstated: these are the points that wait for a source.
const WAITING_FOR_A_SOURCE = [
  'KE lacks HEALTH_INSURANCE, DRIVING_PERMIT',
  'TZ lacks HEALTH_INSURANCE, EXTRA_FORMS',
  'OM lacks DRIVING_PERMIT, EXTRA_FORMS',
  'AR lacks HEALTH_INSURANCE, EXTRA_FORMS',
];

let seeds: Seeds;
let files: { name: string; file: RuleFile }[];
let saved: EditorialRules['saved'];
let ruleIndex: RuleIndex;
beforeAll(async () => {
  const shipped = await editorialRules();
  ({ seeds, saved } = shipped);
  files = await loadRuleFiles(SEEDS, seeds.groups);
  ruleIndex = RuleIndex.of(shipped.editorial, seeds.groups);
}, 180_000);

const lookup = (destination: string, citizenship: string): Answer => {
  const place = seeds.places.path('COUNTRY', destination)!;
  // A citizen of the destination does not enter it as a foreigner; everybody else starts at home.
  return answer(ruleIndex, {
    departureCountry: citizenship,
    destinations: [place],
    transits: [],
    citizenships: [citizenship],
    purpose: 'PRIVATE',
    dateStart: '2026-12-01',
    dateEnd: '2026-12-14',
  });
};
const statedKeys = (a: Answer): SummaryKey[] => a.summary.filter((s) => s.status !== 'UNKNOWN').map((s) => s.key);

const vaccination = (route: string[], via: string[], facts?: TravellerFacts): SummaryResult => {
  const place = (id: string): PlacePath => seeds.places.path(id.length === 2 ? 'COUNTRY' : 'AIRPORT', id)!;
  const [from, ...to] = route;
  const { summary } = answer(ruleIndex, {
    departureCountry: from!,
    destinations: to.map(place),
    transits: via.map(place),
    citizenships: ['DE'],
    purpose: 'PRIVATE',
    dateStart: '2026-12-20',
    dateEnd: '2027-01-05',
    ...(facts ? { facts } : {}),
  });
  return summary.find(({ key }) => key === 'IMMUNISATION')!;
};

describe('yellow fever on the way', () => {
  it.each([
    [['DE', 'KE', 'TZ'], 'TZ'],
    [['DE', 'BR', 'CR'], 'CR'],
    [['DE', 'PE', 'CR'], 'CR'],
    [['DE', 'SN', 'CV'], 'CV'],
    [['DE', 'UG', 'RW'], 'RW'],
    [['DE', 'KE', 'ZA', 'NA'], 'ZA'],
    [['DE', 'BR', 'AU'], 'AU'],
    [['KE', 'IN'], 'IN'],
  ])('is asked for after a stop: %s', (route, place) => {
    expect(vaccination(route, []).places).toContain(place);
  });

  it.each([
    [['DE', 'TZ'], 'ADD', 'TZ'],
    [['DE', 'ZA'], 'NBO', 'ZA'],
    [['DE', 'TH'], 'ADD', 'TH'],
    [['DE', 'VN'], 'ADD', null],
  ])('may be asked for after transit of unknown length: %s by way of %s', (route, via, place) => {
    const found = vaccination(route, [via]);
    expect(found.status).not.toBe('OK');
    if (place) expect(found).toMatchObject({ status: 'DEPENDS', depending: [{ place }] });
  });

  it('is not asked for after short transit, and is after a direct journey from elsewhere', () => {
    expect(vaccination(['DE', 'TZ'], ['ADD'], { transitHours: { 'AIRPORT:ADD': 3 } }).status).toBe('OK');
    expect(vaccination(['DE', 'TZ'], []).status).toBe('OK');
    expect(vaccination(['DE', 'TZ', 'KE'], []).places).toEqual([]);
  });

  it('is never denied by a list of countries of departure after a stop in a country at risk', () => {
    for (const to of ['MT', 'PH', 'QA', 'VN']) {
      const { status, unknownPlaces, places } = vaccination(['DE', 'UG', to], []);
      expect([to, status === 'OK', [...unknownPlaces, ...places].includes(to)]).toEqual([to, false, true]);
    }
  });
});

describe('entry after a stay in a country with Ebola', () => {
  const statusAt = (by: string, route: readonly string[]): string | undefined =>
    answer(ruleIndex, {
      departureCountry: by,
      destinations: route.map((code) => seeds.places.path('COUNTRY', code)!),
      transits: [],
      citizenships: [by],
      purpose: 'PRIVATE',
      dateStart: '2026-12-01',
      dateEnd: '2026-12-14',
    }).places.find(({ place }) => place.id === route.at(-1))?.status;

  it.each([
    ['DE', ['UG', 'MU'], 'RED'],
    ['DE', ['MU'], 'YELLOW'],
    ['MU', ['UG', 'KE', 'MU'], 'YELLOW'],
    ['DE', ['CD', 'RW'], 'RED'],
    ['DE', ['UG', 'RW'], 'YELLOW'],
  ])('of a citizen of %s by way of %s: %s', (by, route, status) => {
    expect(statusAt(by, route)).toBe(status);
  });
});

describe('an authorisation instead of a visa for Canada', () => {
  const statuses = (facts?: TravellerFacts): string[] => {
    const { summary } = answer(ruleIndex, {
      departureCountry: 'BR',
      destinations: [seeds.places.path('COUNTRY', 'CA')!],
      transits: [],
      citizenships: ['BR'],
      purpose: 'PRIVATE',
      dateStart: '2026-12-01',
      dateEnd: '2026-12-14',
      ...(facts ? { facts } : {}),
    });
    return (['VISA', 'ENTRY_PERMIT'] as const).map((key) => summary.find((item) => item.key === key)!.status);
  };
  const canadian = { issuer: 'CA', kind: 'VISA' as const };

  it.each<[string, TravellerFacts | undefined, string[]]>([
    ['of whom nothing is said', undefined, ['DEPENDS', 'DEPENDS']],
    [
      'who held a Canadian visa nine years ago',
      { documents: [], formerDocuments: [{ ...canadian, untilYear: 2017 }], entryBy: 'AIR' },
      ['OK', 'REQUIRED'],
    ],
    [
      'who come by land',
      { documents: [], formerDocuments: [{ ...canadian, untilYear: 2017 }], entryBy: 'LAND' },
      ['REQUIRED', 'OK'],
    ],
    [
      'who held one eleven years ago',
      { documents: [], formerDocuments: [{ ...canadian, untilYear: 2015 }], entryBy: 'AIR' },
      ['REQUIRED', 'OK'],
    ],
    [
      'who hold one now',
      { documents: [canadian], formerDocuments: [{ ...canadian, untilYear: 2020 }], entryBy: 'AIR' },
      ['OK', 'OK'],
    ],
  ])('is required of Brazilians %s: %j', (_, facts, expected) => {
    expect(statuses(facts)).toEqual(expected);
  });
});

it('exempts Chinese nationals from the visa of the Philippines at two airports', () => {
  const visa = (to: string, facts?: TravellerFacts): string => {
    const { entries } = answer(ruleIndex, {
      departureCountry: 'CN',
      destinations: [seeds.places.path(to.length === 2 ? 'COUNTRY' : 'AIRPORT', to)!],
      transits: [],
      citizenships: ['CN'],
      purpose: 'PRIVATE',
      dateStart: '2026-12-01',
      dateEnd: '2026-12-10',
      ...(facts ? { facts } : {}),
    });
    const { state, statements } = entries.find(({ detailType }) => detailType === 'ErVisaRequired')!;
    return [state, ...statements.map(({ value }) => String(value))].join(' ');
  };
  expect([visa('PH'), visa('CEB')]).toEqual(['depends true', 'depends true']);
  const byAir: TravellerFacts = { entryBy: 'AIR', documents: [] };
  expect([visa('MNL', byAir), visa('CRK', byAir)]).toEqual(['stated false', 'stated true']);
});

describe('the rules that the product ships with', () => {
  it('are read from files, each of which states something about a place', () => {
    expect(files.length).toBeGreaterThanOrEqual(DESTINATIONS.length);
    expect(
      files.filter(({ file }) => file.places.length === 0 || file.details.length === 0).map((f) => f.name),
    ).toEqual([]);
  });

  it('speak of the 64 destinations outside the Schengen area and the EU', () => {
    expect(DESTINATIONS.filter((d) => !saved.has(d))).toEqual([]);
  });

  it('speak of all members of the Schengen area, Ireland and Cyprus', () => {
    expect([...seeds.groups['SCHENGEN']!, 'IE', 'CY'].filter((d) => !saved.has(d))).toEqual([]);
  });

  it('do not conflict anywhere', () => {
    const conflicts = findConflicts(
      [...saved.values()].flatMap((s) => toStatements(s.restriction)),
      seeds.groups,
    );
    expect(conflicts.map((t) => `${t.placeId} ${t.purpose} ${t.detailType} ${t.citizenships.join(',')}`)).toEqual([]);
    expect([...saved].flatMap(([id, s]) => s.warnings.map((w) => `${id} ${w.field}`))).toEqual([]);
  });

  it('speak of no group without a name in every language of the product', () => {
    expect(Object.keys(seeds.groups).filter((group) => !isNamedGroup(group))).toEqual([]);
  });

  it('rest on a web address that is encrypted, an authority and a day not in the future', () => {
    const bad = files.flatMap(({ name, file }) =>
      file.details.flatMap((d, i) =>
        d.source.url.startsWith('https://') &&
        d.source.authority !== '' &&
        d.written <= new Date().toISOString().slice(0, 10)
          ? []
          : [`${name} details[${i}]`],
      ),
    );
    expect(bad).toEqual([]);
  });

  it('say every free text in German and in English', () => {
    const missing: string[] = [];
    const check = (where: string, de: unknown, en: unknown): void => {
      if (Boolean(de) !== Boolean(en)) missing.push(where);
    };
    for (const [id, { restriction }] of saved) {
      for (const detail of restriction.details) {
        check(`${id} note`, detail.noteDe, detail.noteEn);
        for (const [type, value] of Object.entries(detail.values)) {
          if (value === null || typeof value !== 'object') continue;
          if ('yes' in value) check(`${id} ${type}`, value.textDe, value.textEn);
          else
            check(`${id} ${type}`, (value as Record<string, unknown>)['de'], (value as Record<string, unknown>)['en']);
        }
      }
    }
    expect([...new Set(missing)]).toEqual([]);
  });

  it('state the summary for a German at each of these destinations, all but one point at most, where a source is known', () => {
    const thin = DESTINATIONS.map((d) => ({ d, stated: statedKeys(lookup(d, 'DE')) })).filter(
      ({ stated }) => stated.length < STATED_AT_LEAST,
    );
    expect(
      thin.map(({ d, stated }) => `${d} lacks ${SUMMARY_KEYS.filter((k) => !stated.includes(k)).join(', ')}`),
    ).toEqual(WAITING_FOR_A_SOURCE);
  });

  const saidOf = (destination: string, citizenship: string, type: string): unknown => {
    const value = lookup(destination, citizenship).entries.find((e) => e.detailType === type)?.statements[0]?.value;
    return value !== null && typeof value === 'object' && 'yes' in value ? value.yes : value;
  };

  it.each([
    ['AE', 'CN', 'ErVisaRequired', false],
    ['AE', 'CN', 'ErVisaFreeDays', 30],
    ['AU', 'IE', 'InternationalDrivingPermitRequired', false],
    ['CN', 'DE', 'InternationalDrivingPermitRequired', null],
    ['DO', 'CH', 'ErPassportMinMonthsAtDeparture', 6],
    ['DO', 'DE', 'ErPassportMinMonthsAtDeparture', null],
    ['CV', 'PT', 'ErVisaFreeDays', 90],
    ['FJ', 'HR', 'ErVisaFreeDays', 120],
    ['FR', 'GB', 'ErPassportMaxYearsSinceIssue', 10],
    ['ES', 'US', 'ErPassportMaxYearsSinceIssue', 10],
    ['CH', 'TR', 'ErPassportMaxYearsSinceIssue', 10],
    ['IT', 'IN', 'ErPassportMaxYearsSinceIssue', 10],
    ['FR', 'DE', 'ErPassportMaxYearsSinceIssue', undefined],
    ['ES', 'CH', 'ErPassportMaxYearsSinceIssue', undefined],
    ['IE', 'US', 'ErPassportMaxYearsSinceIssue', undefined],
    ['ID', 'TR', 'ErVisaFreeDays', 30],
    ['IL', 'IN', 'ErEVisaPossible', true],
    ['JO', 'DE', 'ErVisaOnArrivalDays', 90],
    ['JO', 'CA', 'ErEVisaDays', 90],
    ['JM', 'DE', 'ErVisaFreeDays', 90],
    ['JM', 'FR', 'ErVisaFreeDays', 30],
    ['JM', 'PL', 'ErVisaRequired', false],
    ['JP', 'AU', 'ErExitFeeRequired', false],
    ['LA', 'DE', 'InternationalDrivingPermitRequired', true],
    ['NA', 'DE', 'InternationalDrivingPermitRequired', null],
    ['NA', 'GB', 'InternationalDrivingPermitRequired', false],
    ['PE', 'DE', 'ErVisaFreeDays', 90],
    ['PE', 'IE', 'ErVisaFreeDays', undefined],
    ['RS', 'DE', 'ErExtraFormsRequired', false],
    ['TN', 'AT', 'ErIdSufficient', false],
    ['TN', 'CH', 'ErIdSufficient', undefined],
    ['TZ', 'DE', 'ErHealthInsuranceRequired', null],
    ['JM', 'HR', 'ErVisaRequired', true],
    ['KR', 'CH', 'ErEntryPermitRequired', false],
    ['KR', 'CH', 'ErVisaFreeDays', 90],
    ['MA', 'AT', 'ErPassportMinMonthsAtDeparture', 6],
    ['TH', 'DE', 'ErVisaFreeDays', 30],
    ['TH', 'HR', 'ErVisaRequired', false],
    ['TN', 'CH', 'ErPassportMinMonthsAtDeparture', 3],
    ['TN', 'DE', 'ErPassportMinMonthsAtDeparture', 6],
    ['TR', 'CH', 'ErPassportValidForStay', true],
    ['ZA', 'HR', 'ErVisaFreeDays', 90],
    ['TZ', 'MT', 'ErVisaRequired', false],
  ])('%s for a citizen of %s: %s is %s', (destination, citizenship, type, expected) => {
    expect(saidOf(destination, citizenship, type)).toBe(expected);
  });

  it.each([
    ['FR', 'TR', 'ErVisaCost', '90 EUR', 'EUR 90'],
    // Nationals of Armenia pay less, by an agreement.
    ['FR', 'AM', 'ErVisaCost', '35 EUR', 'EUR 35'],
    ['FR', 'US', 'ErVisaCost', undefined, undefined],
    ['GB', 'DE', 'ErEntryPermitCost', '20 GBP', 'GBP 20'],
    ['US', 'DE', 'ErEntryPermitCost', '≈ 40 USD', '≈ USD 40'],
    ['TZ', 'US', 'ErVisaCost', '100 USD', 'USD 100'],
  ])('%s for a citizen of %s: %s is %s, in English %s', (destination, citizenship, type, de, en) => {
    const texts = (saidOf(destination, citizenship, type) ?? {}) as TextValue;
    expect(Object.keys(texts)).toHaveLength(de ? LANGUAGES.length : 0);
    expect([texts['de'], texts['en']]).toEqual([de, en]);
  });

  it('state every cost in the short form', () => {
    const texts = files.flatMap(({ name, file }) =>
      file.details.flatMap(({ values }) =>
        ['ErVisaCost', 'ErEntryPermitCost'].flatMap((type): [string, string][] =>
          values[type] ? [[name, (values[type] as TextValue)['en'] ?? '']] : [],
        ),
      ),
    );
    expect(texts.length).toBeGreaterThanOrEqual(27);
    expect(texts.filter(([, text]) => !/^(≈ )?[A-Z]{3} \d/.test(text))).toEqual([]);
  });

  it.each(NATIONALITIES)(
    'answer for a citizen of %s without conflict, and say for each destination how much is stated',
    (citizenship) => {
      const answers = DESTINATIONS.filter((d) => d !== citizenship).map((d) => ({ d, found: lookup(d, citizenship) }));
      expect(
        answers.flatMap(({ d, found }) =>
          found.entries.filter((e) => e.state === 'conflicting').map((e) => `${d} ${e.detailType}`),
        ),
      ).toEqual([]);
      const report = answers.map(({ d, found }) => `${d} ${statedKeys(found).length}`).join(' · ');
      process.stdout.write(`${citizenship}, of ${SUMMARY_KEYS.length}: ${report}\n`);
      expect(answers.every(({ found }) => found.summary.length === SUMMARY_KEYS.length)).toBe(true);
    },
  );
});

import fc from 'fast-check';
import {
  answer,
  type Answer,
  type Condition,
  type Entry,
  type Itinerary,
  RuleIndex,
  type RuleDetail,
  type TravellerFacts,
} from './index.js';
import { aDetail, aTrip } from '../test/a-detail.js';
import { GROUPS, pathOf, words } from '../test/case-file.js';
import { anyConditionalDetails, anyFacts, anyItinerary } from '../test/random-rule-indexes.js';

const ask = (details: readonly RuleDetail[], itinerary: Itinerary): Answer =>
  answer(RuleIndex.of(details, GROUPS), itinerary);

const visited = (countries: string, rest: Partial<Extract<Condition, { kind: 'VISITED' }>> = {}): Condition => ({
  kind: 'VISITED',
  countries: words(countries),
  withinDays: null,
  transitHours: null,
  ...rest,
});
const certificate = (conditions: Condition[]): RuleDetail[] => [
  aDetail('TH', { VaccinationRequired: { yes: true } }, { conditions }),
  aDetail('TH', { VaccinationRequired: { yes: false } }),
];
const immunisation = (details: readonly RuleDetail[], itinerary: Itinerary): string =>
  ask(details, itinerary).summary.find(({ key }) => key === 'IMMUNISATION')!.status;
const route = (from: string, to: string, rest: Partial<Itinerary> = {}): Itinerary =>
  aTrip(to, { departureCountry: from, ...rest });

describe('a certificate that depends on where somebody has been', () => {
  it.each<[string, Condition, Itinerary, string]>([
    ['a direct journey', visited('BR'), route('DE', 'TH'), 'OK'],
    ['a journey that begins there', visited('BR'), route('BR', 'TH'), 'REQUIRED'],
    ['a stop before', visited('BR'), route('DE', 'BR TH'), 'REQUIRED_ONE'],
    ['a stop before the last one', visited('BR'), route('DE', 'BR US TH'), 'REQUIRED_ONE'],
    ['a stop after', visited('BR'), route('DE', 'TH BR'), 'UNKNOWN'],
    ['a stop between two visits', visited('BR'), route('DE', 'TH BR TH'), 'REQUIRED_ONE'],
    ['a member of a group', visited('WEST'), route('US', 'TH'), 'REQUIRED'],
    ['the country itself before', visited('TH'), route('DE', 'HKT BKK'), 'OK'],
  ])('%s', (_, condition, itinerary, expected) => {
    const unknownElsewhere = [
      aDetail('BR', { VaccinationRequired: { yes: false } }),
      aDetail('US', { VaccinationRequired: { yes: false } }),
    ];
    const details = [...certificate([condition]), ...(expected === 'UNKNOWN' ? [] : unknownElsewhere)];
    expect(immunisation(details, itinerary)).toBe(expected);
  });

  it.each<[string, Partial<Extract<Condition, { kind: 'VISITED' }>>, TravellerFacts | undefined, string]>([
    ['that does not count', {}, undefined, 'OK'],
    ['of unknown length', { transitHours: 12 }, undefined, 'DEPENDS'],
    ['that is too short to count', { transitHours: 12 }, { transitHours: { 'AIRPORT:JFK': 12 } }, 'OK'],
    // Whether it is on the way there is not said.
    ['that is long', { transitHours: 12 }, { transitHours: { 'AIRPORT:JFK': 13 } }, 'DEPENDS'],
  ])('transit %s', (_, rest, facts, expected) => {
    const trip = route('DE', 'TH', { transits: [pathOf('JFK')], ...(facts ? { facts } : {}) });
    expect(immunisation(certificate([visited('US', rest)]), trip)).toBe(expected);
  });

  it.each<[string, Itinerary, string]>([
    ['left on the day of arrival', route('DE', 'BR TH', { dateEnd: '2026-06-30' }), 'REQUIRED_ONE'],
    ['left before another stop, on a short journey', route('BR', 'US TH', { dateEnd: '2026-05-07' }), 'REQUIRED_ONE'],
    ['left before another stop, on a longer journey', route('BR', 'US TH', { dateEnd: '2026-05-08' }), 'DEPENDS'],
  ])('within six days: %s', (_, itinerary, expected) => {
    const elsewhere = ['BR', 'US'].map((place) => aDetail(place, { VaccinationRequired: { yes: false } }));
    expect(immunisation([...certificate([visited('BR', { withinDays: 6 })]), ...elsewhere], itinerary)).toBe(expected);
  });
});

describe('a visa that depends on the traveller', () => {
  const details = (condition: Condition): RuleDetail[] => [
    aDetail('TH', { ErVisaRequired: true }),
    aDetail('TH', { ErVisaRequired: false }, { conditions: [condition] }),
  ];
  it.each<[string, Condition, TravellerFacts, TravellerFacts]>([
    ['residence', { kind: 'RESIDENCE', countries: ['EU'] }, { residence: 'FR' }, { residence: 'US' }],
    [
      'a visa held',
      { kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }] },
      { documents: [{ issuer: 'US', kind: 'VISA' }] },
      { documents: [{ issuer: 'US', kind: 'RESIDENCE' }] },
    ],
    ['age', { kind: 'AGE', from: 60, to: null }, { ages: [60, 71] }, { ages: [59] }],
    ['means of entry', { kind: 'ENTRY_BY', means: ['AIR'] }, { entryBy: 'AIR' }, { entryBy: 'LAND' }],
    [
      'kind of passport',
      { kind: 'PASSPORT', passports: ['BIOMETRIC'] },
      { passport: 'BIOMETRIC' },
      { passport: 'ORDINARY' },
    ],
  ])('by %s', (_, condition, holds, doesNot) => {
    const visa = (facts: TravellerFacts | undefined, isNot = false): string =>
      ask(details(isNot ? { ...condition, isNot } : condition), aTrip('TH', facts ? { facts } : {})).summary.find(
        ({ key }) => key === 'VISA',
      )!.status;
    expect([visa(holds), visa(doesNot), visa(undefined)]).toEqual(['OK', 'REQUIRED', 'DEPENDS']);
    expect([visa(holds, true), visa(doesNot, true), visa(undefined, true)]).toEqual(['REQUIRED', 'OK', 'DEPENDS']);
  });

  it('says what holds under which condition, and what otherwise', () => {
    const residence: Condition = { kind: 'RESIDENCE', countries: ['EU'] };
    const { entries, summary } = ask(details(residence), aTrip('TH'));
    const visa = entries.find(({ detailType }) => detailType === 'ErVisaRequired')!;
    expect(visa.state).toBe('depends');
    expect(visa.statements.map(({ value }) => value)).toEqual([true]);
    expect(
      visa.alternatives?.map(({ conditions, statements }) => [conditions, statements.map(({ value }) => value)]),
    ).toEqual([[[residence], [false]]]);
    expect(summary.find(({ key }) => key === 'VISA')).toMatchObject({
      places: [],
      unknownPlaces: [],
      depending: [{ place: 'TH', conditions: [[residence]] }],
    });
  });

  it('stays open beside another statement of the same rank that holds', () => {
    const both = [
      aDetail('TH', { ErVisaRequired: true }, { conditions: [{ kind: 'ENTRY_BY', means: ['AIR'] }] }),
      aDetail('TH', { ErVisaRequired: false }, { conditions: [{ kind: 'RESIDENCE', countries: ['EU'] }] }),
    ];
    const state = (facts: TravellerFacts): string | undefined =>
      ask(both, aTrip('TH', { facts })).entries.find(({ detailType }) => detailType === 'ErVisaRequired')?.state;
    expect(state({ entryBy: 'AIR' })).toBe('depends');
    expect(state({ entryBy: 'AIR', residence: 'US' })).toBe('stated');
    expect(state({ entryBy: 'AIR', residence: 'FR' })).toBe('conflicting');
  });

  it('of a family of which only some are of the age', () => {
    const trip = aTrip('TH', { facts: { ages: [8, 40] } });
    expect(ask(details({ kind: 'AGE', from: null, to: 11 }), trip).summary[1]!.status).toBe('DEPENDS');
  });

  it('does not depend on what makes no difference', () => {
    const same = [
      aDetail('TH', { ErVisaRequired: true }),
      aDetail('TH', { ErVisaRequired: true }, { conditions: [{ kind: 'RESIDENCE', countries: ['EU'] }] }),
    ];
    expect(ask(same, aTrip('TH')).entries.find(({ detailType }) => detailType === 'ErVisaRequired')).toMatchObject({
      state: 'stated',
    });
  });

  it('keeps what is stated for the wider place where nothing is certain nearer', () => {
    const nearer = [
      aDetail('TH', { ErVisaRequired: true }),
      aDetail('HKT', { ErVisaRequired: false }, { conditions: [{ kind: 'ENTRY_BY', means: ['SEA'] }] }),
    ];
    const visa = (facts?: TravellerFacts): Entry =>
      ask(nearer, aTrip('HKT', facts ? { facts } : {})).entries.find(
        ({ detailType }) => detailType === 'ErVisaRequired',
      )!;
    expect(visa()).toMatchObject({ state: 'depends', statements: [{ value: true, level: 'COUNTRY' }] });
    expect(visa({ entryBy: 'AIR' })).toMatchObject({ state: 'stated', statements: [{ value: true }] });
    expect(visa({ entryBy: 'SEA' })).toMatchObject({ state: 'stated', statements: [{ value: false }] });
  });
});

describe('knowledge that is added to a question', () => {
  const kinds = ['residence', 'documents', 'ages', 'entryBy', 'passport'] as const;
  const entryAt = (shown: Answer, { place, detailType }: Entry, code: string): Entry | undefined =>
    shown.entries.find(
      (one) => one.place === place && one.detailType === detailType && one.citizenships.includes(code),
    );
  const valuesOf = (entry: Entry | undefined): string[] =>
    [...(entry?.statements ?? []), ...(entry?.alternatives ?? []).flatMap(({ statements }) => statements)].map(
      ({ value }) => JSON.stringify(value),
    );

  it('leads to one of the answers that were open, and never to a "required" that was "not required"', () => {
    fc.assert(
      fc.property(
        anyConditionalDetails,
        anyItinerary,
        anyFacts,
        fc.uniqueArray(fc.constantFrom(...kinds)),
        (details, trip, facts, said) => {
          const less = ask(details, { ...trip, facts: Object.fromEntries(said.map((kind) => [kind, facts[kind]])) });
          const more = ask(details, { ...trip, facts });
          for (const entry of more.entries)
            for (const code of entry.citizenships)
              expect(valuesOf(entryAt(less, entry, code))).toEqual(expect.arrayContaining(valuesOf(entry)));
          less.summary.forEach(({ status }, at) => {
            const now = more.summary[at]!.status;
            if (status === 'OK') expect(now).toBe('OK');
            if (status.startsWith('REQUIRED')) expect(now).toMatch(/^REQUIRED/);
          });
        },
      ),
      { numRuns: 800 },
    );
  });
});

import fc from 'fast-check';
import {
  answer,
  type Answer,
  type Condition,
  type CountryGroups,
  type Entry,
  type Itinerary,
  type Phases,
  type PlaceStatus,
  RuleIndex,
  type RuleDetail,
  type TravellerFacts,
} from './index.js';
import type { HeldDocument } from './model.js';
import { aDetail, aTrip } from '../test/a-detail.js';
import { GROUPS, pathOf, words } from '../test/case-file.js';
import { anyDetailsByPort, anyFacts, anyItinerary } from '../test/random-rule-indexes.js';

/** Who does not say which passport is taken to travel on a usual one. */
const isUnusual = ({ passport }: TravellerFacts): boolean => passport === 'EMERGENCY' || passport === 'DIPLOMATIC';
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

describe('the days on which a journey reaches its stops', () => {
  // 1 May to 31 May: Brazil on day 1, the USA on day 10, Thailand on day 20.
  const days = { dateStart: '2026-05-01', dateEnd: '2026-05-31' };
  const elsewhere = ['BR', 'US'].map((place) => aDetail(place, { VaccinationRequired: { yes: false } }));
  const statusWithin = (withinDays: number, arrivalDays: (number | null)[], rest: Partial<Itinerary> = {}): string =>
    immunisation(
      [...certificate([visited('BR', { withinDays })]), ...elsewhere],
      route('DE', 'BR US TH', { ...days, facts: { arrivalDays }, ...rest }),
    );

  it.each<[number, (number | null)[], string]>([
    [6, [], 'DEPENDS'],
    [6, [1, 10, 20], 'OK'],
    [10, [1, 10, 20], 'REQUIRED_ONE'],
    [9, [1, 10, 20], 'OK'],
    [9, [1, 10, null], 'DEPENDS'],
    [9, [1, 20, null], 'DEPENDS'],
    [11, [1, 20, null], 'REQUIRED_ONE'],
    [9, [null, null, 9], 'REQUIRED_ONE'],
    [9, [null, 10, 20], 'OK'],
    [9, [null, null, 20], 'DEPENDS'],
  ])('within %i days, reached on %j: %s', (withinDays, arrivalDays, expected) => {
    expect(statusWithin(withinDays, arrivalDays)).toBe(expected);
  });

  it('count from the first day of the journey for the country of departure', () => {
    const from = (withinDays: number, arrivalDays: (number | null)[]): string =>
      immunisation(
        [...certificate([visited('BR', { withinDays })]), ...elsewhere],
        route('BR', 'US TH', { ...days, facts: { arrivalDays } }),
      );
    expect([from(6, [1, 20]), from(20, [1, 20]), from(19, [1, 20]), from(6, [])]).toEqual([
      'OK',
      'REQUIRED_ONE',
      'DEPENDS',
      'DEPENDS',
    ]);
  });

  it('limit how long ago transit was', () => {
    const via = (arrivalDays: (number | null)[]): string =>
      immunisation(
        certificate([visited('US', { withinDays: 6, transitHours: 0 })]),
        route('DE', 'TH', {
          ...days,
          transits: [pathOf('JFK')],
          facts: { arrivalDays, transitHours: { 'AIRPORT:JFK': 5 } },
        }),
      );
    expect([via([]), via([1])]).toEqual(['DEPENDS', 'DEPENDS']);
  });

  it('never turn "not required" into "required", or back, when they are said', () => {
    const anyDays = fc.array(fc.nat(30), { minLength: 3, maxLength: 3 }).map((list) => list.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(fc.nat(32), anyDays, fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), (within, all, said) => {
        const less = statusWithin(
          within,
          all.map((day, at) => (said[at] ? day : null)),
        );
        if (less !== 'DEPENDS') expect(statusWithin(within, all)).toBe(less);
        expect(statusWithin(within, all)).not.toBe('DEPENDS');
      }),
      { numRuns: 500 },
    );
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
    [
      'a visa held in the last ten years',
      { kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }], withinYears: 10 },
      { formerDocuments: [{ issuer: 'US', kind: 'VISA', untilYear: 2017 }] },
      { documents: [], formerDocuments: [{ issuer: 'US', kind: 'VISA', untilYear: 2015 }] },
    ],
    [
      'a permit of a member of a group',
      { kind: 'HOLDS', documents: [{ issuer: 'EU', kind: 'RESIDENCE' }] },
      { documents: [{ issuer: 'FR', kind: 'RESIDENCE' }] },
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

  it.each<[string, Condition, TravellerFacts[], TravellerFacts[]]>([
    [
      'an emergency passport',
      { kind: 'PASSPORT', passports: ['EMERGENCY', 'DIPLOMATIC'] },
      [{ passport: 'EMERGENCY' }],
      [{}, { passport: 'BIOMETRIC' }],
    ],
    [
      'no emergency passport',
      { kind: 'PASSPORT', passports: ['EMERGENCY'], isNot: true },
      [{}, { passport: 'ORDINARY' }],
      [{ passport: 'EMERGENCY' }],
    ],
    [
      'a usual passport',
      { kind: 'PASSPORT', passports: ['ORDINARY', 'BIOMETRIC'] },
      [{}, { passport: 'ORDINARY' }],
      [{ passport: 'DIPLOMATIC' }],
    ],
  ])('takes who says nothing of a passport to travel on a usual one: %s', (_, condition, hold, doNot) => {
    const visa = (facts: TravellerFacts): string =>
      ask(details(condition), aTrip('TH', { facts })).summary.find(({ key }) => key === 'VISA')!.status;
    expect(hold.map(visa)).toEqual(hold.map(() => 'OK'));
    expect(doNot.map(visa)).toEqual(doNot.map(() => 'REQUIRED'));
  });

  const atPhuket: Condition = { kind: 'ENTRY_BY', means: [], ports: ['HKT', 'SGSIN'] };
  it.each<[string, Condition, string, Partial<Itinerary>, string]>([
    ['an airport that is named', atPhuket, 'HKT', { facts: { entryBy: 'AIR' } }, 'OK'],
    ['another airport', atPhuket, 'BKK', { facts: { entryBy: 'AIR' } }, 'REQUIRED'],
    ['a country of which the airport is not said', atPhuket, 'TH', { facts: { entryBy: 'AIR' } }, 'DEPENDS'],
    ['an airport that may be reached by land', atPhuket, 'HKT', {}, 'DEPENDS'],
    ['a harbour that may be named', atPhuket, 'TH', { facts: { entryBy: 'SEA' } }, 'DEPENDS'],
    [
      'no airport, where only airports are named',
      { ...atPhuket, ports: ['HKT'] },
      'TH',
      { facts: { entryBy: 'SEA' } },
      'REQUIRED',
    ],
    ['by sea, as an alternative', { ...atPhuket, means: ['SEA'] }, 'TH', { facts: { entryBy: 'SEA' } }, 'OK'],
    [
      'an airport after transit in the country',
      atPhuket,
      'HKT',
      { facts: { entryBy: 'AIR' }, transits: [pathOf('BKK')] },
      'DEPENDS',
    ],
  ])('by port of entry: %s', (_, condition, to, rest, expected) => {
    const trip = aTrip(to, { departureCountry: 'DE', ...rest });
    expect(ask(details(condition), trip).summary.find(({ key }) => key === 'VISA')!.status).toBe(expected);
  });

  it('enters a country at the first of its airports that is a destination', () => {
    const visaAt = (to: string, departureCountry = 'DE'): (string | undefined)[] => {
      const facts: TravellerFacts = { entryBy: 'AIR' };
      return ask(details(atPhuket), aTrip(to, { departureCountry, facts }))
        .entries.filter(({ detailType, place }) => detailType === 'ErVisaRequired' && place !== 'US')
        .map(({ state, statements }) => `${state} ${String(statements[0]?.value)}`);
    };
    expect(visaAt('HKT BKK')).toEqual(['stated false', 'stated false']);
    expect(visaAt('BKK HKT')).toEqual(['stated true', 'stated true']);
    expect(visaAt('BKK US HKT')).toEqual(['stated true', 'stated false']);
    expect(visaAt('HKT', 'TH')).toEqual(['depends true']);
  });

  it.each<[string, Extract<Condition, { kind: 'HOLDS' }>, TravellerFacts, string]>([
    [
      'one that is valid now counts among those of the last years',
      { kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }], withinYears: 10 },
      { documents: [{ issuer: 'US', kind: 'VISA' }] },
      'OK',
    ],
    [
      'one that has ended does not count among those that are valid',
      { kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }] },
      { documents: [], formerDocuments: [{ issuer: 'US', kind: 'VISA', untilYear: 2025 }] },
      'REQUIRED',
    ],
    [
      'one that ended in a year of which a part counts',
      { kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }], withinYears: 10 },
      { documents: [], formerDocuments: [{ issuer: 'US', kind: 'VISA', untilYear: 2016 }] },
      'DEPENDS',
    ],
    [
      'one that ended in a year that is not said',
      { kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }], withinYears: 10 },
      { documents: [], formerDocuments: [{ issuer: 'US', kind: 'VISA', untilYear: null }] },
      'DEPENDS',
    ],
    [
      'none now, where nothing is said of earlier ones',
      { kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }], withinYears: 10 },
      { documents: [] },
      'DEPENDS',
    ],
    [
      'one of a group, where a rule names all its members by the group',
      { kind: 'HOLDS', documents: [{ issuer: 'EU', kind: 'VISA' }] },
      { documents: [{ issuer: 'EU', kind: 'VISA' }] },
      'OK',
    ],
    [
      'one of a group, where a rule names one of its members',
      { kind: 'HOLDS', documents: [{ issuer: 'FR', kind: 'VISA' }] },
      { documents: [{ issuer: 'EU', kind: 'VISA' }] },
      'DEPENDS',
    ],
    [
      'one of a group, where a rule names none of its members',
      { kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }] },
      { documents: [{ issuer: 'EU', kind: 'VISA' }] },
      'REQUIRED',
    ],
  ])('by documents: %s', (_, condition, facts, expected) => {
    const trip = aTrip('TH', { dateStart: '2026-05-01', dateEnd: '2026-05-14', facts });
    expect(ask(details(condition), trip).summary.find(({ key }) => key === 'VISA')!.status).toBe(expected);
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
      depending: [{ place: 'TH', conditions: [], exempting: [[residence]] }],
    });
  });

  it('leaves out of an exemption what holds already', () => {
    const [before, infant]: Condition[] = [visited('BR'), { kind: 'AGE', from: null, to: 0 }];
    const details = [
      aDetail('TH', { VaccinationRequired: { yes: true } }, { conditions: [before!] }),
      aDetail('TH', { VaccinationRequired: { yes: false } }, { conditions: [infant!, before!] }),
      aDetail('BR', { VaccinationRequired: { yes: false } }),
    ];
    const trip = route('DE', 'BR TH', { facts: { ages: [35, 0] } });
    expect(ask(details, trip).summary.find(({ key }) => key === 'IMMUNISATION')).toMatchObject({
      status: 'DEPENDS',
      depending: [{ place: 'TH', conditions: [], exempting: [[infant]] }],
    });
  });

  it('is no "no" where an open one, which says the same as another source, would be denied', () => {
    const notHeld: Condition = { kind: 'HOLDS', documents: [{ issuer: 'FR', kind: 'RESIDENCE' }], isNot: true };
    const details = [
      aDetail('TH', { ErVisaRequired: false }, { conditions: [notHeld] }),
      aDetail('TH', { ErVisaRequired: false, ErVisaOnArrivalDays: 30 }, { provenance: 'imported' }),
    ];
    const visa = (facts?: TravellerFacts) =>
      ask(details, aTrip('TH', facts ? { facts } : {})).summary.find(({ key }) => key === 'VISA')!;
    expect(visa({ documents: [] }).status).toBe('REQUIRED');
    expect(visa()).toMatchObject({ status: 'DEPENDS', depending: [{ place: 'TH', conditions: [[notHeld]] }] });
  });

  it('is the same in another order of the travellers', () => {
    const ofEach = ['DE', 'US'].flatMap((code, at) => [
      aDetail('TH', { ErVisaRequired: false }, { for: code }),
      aDetail(
        'TH',
        { ErVisaRequired: true },
        { for: code, conditions: [{ kind: 'AGE', from: 10 * (at + 1), to: null }] },
      ),
    ]);
    const [one, other] = [
      ['DE', 'US'],
      ['US', 'DE'],
    ].map((citizenships) => ask(ofEach, aTrip('TH', { citizenships })));
    expect(one!.summary.find(({ key }) => key === 'VISA')!.depending![0]!.conditions).toHaveLength(2);
    expect(other!.version).toBe(one!.version);
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

describe('phases that depend on conditions', () => {
  const residence: Condition = { kind: 'RESIDENCE', countries: ['EU'] };
  const since = { start: '2026-01-01', end: null };
  const [barred, free]: Phases[] = [{ noAccess: since }, { noRestrictions: since }];
  const general = (phases: Phases): RuleDetail => aDetail('TH', {}, { phases });
  const conditional = (phases: Phases, rest: Partial<RuleDetail> = {}): RuleDetail => ({
    ...aDetail('TH', {}, { phases, conditions: [residence] }),
    ...rest,
  });
  const placeOf = (details: RuleDetail[], facts?: TravellerFacts, to = 'TH'): PlaceStatus =>
    ask(details, aTrip(to, facts ? { facts } : {})).places[0]!;
  const statuses = (details: RuleDetail[], to?: string): string[] =>
    [undefined, { residence: 'FR' }, { residence: 'US' }].map((facts) => placeOf(details, facts, to).status);

  it.each<[string, RuleDetail[], string[]]>([
    ['a bar for some', [general(free!), conditional(barred!)], ['GRAY', 'RED', 'BLUE']],
    ['an exemption from a bar', [general(barred!), conditional(free!)], ['GRAY', 'BLUE', 'RED']],
    ['the same for those and others', [general(barred!), conditional(barred!)], ['RED', 'RED', 'RED']],
    ['a bar and nothing else', [conditional(barred!)], ['GRAY', 'RED', 'GRAY']],
    [
      'a bar beside an imported phase',
      [{ ...general(free!), provenance: 'imported' }, conditional(barred!)],
      ['GRAY', 'RED', 'BLUE'],
    ],
    [
      'an exemption beside an imported bar, which names nobody',
      [{ ...general(barred!), provenance: 'imported' }, general(free!), conditional(free!)],
      ['PURPLE', 'PURPLE', 'PURPLE'],
    ],
    [
      'an exemption of a nationality from an imported bar',
      [{ ...general(barred!), provenance: 'imported' }, conditional(free!, { citizenships: ['DE'] })],
      ['GRAY', 'BLUE', 'RED'],
    ],
  ])('colour a place: %s', (_, details, expected) => {
    expect(statuses(details)).toEqual(expected);
  });

  it('of an airport stand before those of its country', () => {
    const airport = { ...conditional(barred!), ...aDetail('HKT', {}, { phases: barred!, conditions: [residence] }) };
    expect(statuses([general(free!), airport], 'HKT')).toEqual(['GRAY', 'RED', 'BLUE']);
  });

  it('are named with their conditions, and bar nobody until these hold', () => {
    const { phases, entryBanned, phase } = placeOf([general(free!), conditional(barred!)]);
    expect(phases!.map(({ name, conditions }) => [name, conditions])).toEqual([
      ['noAccess', [residence]],
      ['noRestrictions', undefined],
    ]);
    expect([entryBanned, phase]).toEqual([false, null]);
    const known = placeOf([general(free!), conditional(barred!)], { residence: 'FR' });
    expect(known).toMatchObject({ entryBanned: true, phase: 'noAccess' });
    expect(known.phases!.map(({ name, conditions }) => [name, conditions])).toEqual([['noAccess', undefined]]);
  });

  it('of an import bar beside those of an editor, who has to name the nationality to lift them', () => {
    const bar: RuleDetail = { ...conditional(barred!), provenance: 'imported' };
    expect(statuses([general(free!), bar])).toEqual(['GRAY', 'PURPLE', 'BLUE']);
    expect(statuses([{ ...general(free!), citizenships: ['DE'] }, bar])).toEqual(['BLUE', 'BLUE', 'BLUE']);
  });

  it('are not known on the whole trip where one day of it depends', () => {
    const later: Phases = { noAccess: { start: '2026-05-05', end: '2026-05-06' }, noRestrictions: since };
    expect(statuses([general(free!), conditional(later)])).toEqual(['GRAY', 'PURPLE', 'BLUE']);
  });

  it('never turn from free to barred, or back, with knowledge that is added', () => {
    fc.assert(
      fc.property(anyDetailsByPort, anyItinerary, anyFacts, (details, trip, facts) => {
        const less = ask(details, { ...trip, facts: isUnusual(facts) ? { passport: facts.passport } : {} });
        const more = ask(details, { ...trip, facts });
        less.places.forEach(({ status, entryBanned }, at) => {
          const now = more.places[at]!;
          if (entryBanned) expect(now.entryBanned).toBe(true);
          if (status === 'BLUE') expect(now.status).toBe('BLUE');
          if (status === 'RED') expect(now.status).toBe('RED');
        });
      }),
      { numRuns: 800 },
    );
  });
});

it('a "no" that a statement of another origin may come to deny is none yet', () => {
  const residence: Condition = { kind: 'RESIDENCE', countries: ['EU'] };
  const details = [
    aDetail('TH', { ErVisaRequired: false }),
    aDetail('TH', { ErVisaOnArrivalPossible: true }, { provenance: 'imported', conditions: [residence] }),
  ];
  const visa = (facts?: TravellerFacts): unknown =>
    ask(details, { ...aTrip('TH'), ...(facts ? { facts } : {}) }).summary.find(({ key }) => key === 'VISA');
  expect(visa()).toMatchObject({ status: 'DEPENDS', depending: [{ place: 'TH', conditions: [[residence]] }] });
  expect(visa({ residence: 'FR' })).toMatchObject({ status: 'REQUIRED' });
  expect(visa({ residence: 'BR' })).toMatchObject({ status: 'OK' });
});

describe('knowledge that is added to a question', () => {
  const kinds = ['residence', 'documents', 'formerDocuments', 'ages', 'entryBy', 'passport'] as const;
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
        anyDetailsByPort,
        anyItinerary,
        anyFacts,
        fc.uniqueArray(fc.constantFrom(...kinds)),
        (details, trip, facts, named) => {
          const said = isUnusual(facts) ? [...named, 'passport' as const] : named;
          const less = ask(details, { ...trip, facts: Object.fromEntries(said.map((kind) => [kind, facts[kind]])) });
          const more = ask(details, { ...trip, facts });
          // Who does not say so is taken to hold no document of the country itself; to say it can lead to any answer but "required" instead of "not required".
          const isPresumed =
            !said.includes('documents') &&
            details.some(
              ({ placeId, conditions = [] }) =>
                ['US', 'JFK'].includes(placeId) && conditions.some(({ kind }) => kind === 'HOLDS'),
            );
          if (isPresumed) {
            less.summary.forEach(({ status }, at) => {
              if (status === 'OK') expect(more.summary[at]!.status).not.toMatch(/^REQUIRED/);
            });
            return;
          }
          const isPermitOpen =
            said.includes('documents') &&
            !said.includes('residence') &&
            details.some(({ conditions = [] }) => conditions.some(({ kind }) => kind === 'HOLDS'));
          if (isPermitOpen) {
            less.summary.forEach(({ status }, at) => {
              if (status === 'OK') expect(more.summary[at]!.status).not.toMatch(/^REQUIRED/);
              if (status.startsWith('REQUIRED')) expect(more.summary[at]!.status).not.toBe('OK');
            });
            return;
          }
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

describe('what is not said of documents of the country itself, and of infants', () => {
  const own: Condition = { kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'RESIDENCE' }] };
  const stateOf = (details: readonly RuleDetail[], trip: Partial<Itinerary> = {}): unknown =>
    ask(details, { ...aTrip('US'), departureCountry: 'DE', ...trip }).entries.find(
      ({ detailType }) => detailType === 'ErVisaRequired',
    );
  const needed = aDetail('US', { ErVisaRequired: true });
  const exempt = aDetail('US', { ErVisaRequired: false }, { conditions: [own] });
  const held = { documents: [{ issuer: 'US', kind: 'RESIDENCE' as const }] };

  it('leaves the answer plain for who says nothing, and follows who says it', () => {
    expect(stateOf([needed, exempt])).toMatchObject({ state: 'stated', statements: [{ value: true }] });
    expect(stateOf([needed, exempt], { facts: held })).toMatchObject({
      state: 'stated',
      statements: [{ value: false }],
    });
  });

  it('is said beside what another condition leaves open, and decides nothing', () => {
    const student: Condition = { kind: 'HOLDS', documents: [{ issuer: 'CA', kind: 'VISA' }] };
    const insists = aDetail(
      'US',
      { ErVisaRequired: { yes: true, textDe: 'Auch damit.', textEn: 'With it, too.' } },
      { conditions: [student] },
    );
    expect(stateOf([needed, exempt, insists])).toMatchObject({
      state: 'depends',
      alternatives: [{ conditions: [student] }, { conditions: [own], isUnlikely: true }],
    });
    const visa = ask([needed, exempt, insists], { ...aTrip('US'), departureCountry: 'DE' }).summary.find(
      ({ key }) => key === 'VISA',
    );
    expect(visa).toMatchObject({ status: 'REQUIRED' });
    expect(visa).not.toHaveProperty('depending');
  });

  it.each([
    ['sets out from there', { departureCountry: 'US' }],
    ['lives there', { facts: { residence: 'US' } }],
  ])('stays open for who %s', (_, trip) => {
    expect(stateOf([needed, exempt], trip)).toMatchObject({ state: 'depends', statements: [{ value: true }] });
  });

  it('stays open where the document makes something necessary, where it must not be held, and where it is of another country', () => {
    const free = aDetail('US', { ErVisaRequired: false });
    const with_ = (conditions: Condition[], value: boolean) => aDetail('US', { ErVisaRequired: value }, { conditions });
    const other: Condition = { kind: 'HOLDS', documents: [{ issuer: 'FR', kind: 'RESIDENCE' }] };
    expect(stateOf([free, with_([own], true)])).toMatchObject({ state: 'depends' });
    expect(stateOf([needed, with_([{ ...own, isNot: true }], false)])).toMatchObject({ state: 'depends' });
    expect(stateOf([needed, with_([other], false)])).toMatchObject({ state: 'depends' });
  });

  it('takes nobody for an infant who does not say so', () => {
    const infants = aDetail('US', { ErVisaRequired: false }, { conditions: [{ kind: 'AGE', from: null, to: 0 }] });
    expect(stateOf([needed, infants])).toMatchObject({ state: 'stated', statements: [{ value: true }] });
    expect(stateOf([needed, infants], { facts: { ages: [0] } })).toMatchObject({ statements: [{ value: false }] });
    expect(stateOf([needed, infants], { facts: { ages: [0, 30] } })).toMatchObject({ state: 'depends' });
  });
});

describe('a permit of the country of residence', () => {
  const permit: Condition = { kind: 'HOLDS', documents: [{ issuer: 'EU', kind: 'RESIDENCE' }] };
  const details = [
    aDetail('TH', { ErVisaRequired: true }),
    aDetail('TH', { ErVisaRequired: false }, { conditions: [permit] }),
  ];
  const visa = (facts: TravellerFacts): unknown =>
    ask(details, { ...aTrip('TH'), facts }).summary.find(({ key }) => key === 'VISA')?.status;
  const visaOfUs: HeldDocument = { issuer: 'US', kind: 'VISA' };

  it('is not denied by a list of other documents', () => {
    expect(visa({ residence: 'FR', documents: [visaOfUs] })).toBe('DEPENDS');
    expect(visa({ residence: 'FR', documents: [] })).toBe('DEPENDS');
    expect(visa({ residence: 'FR', documents: [visaOfUs, { issuer: 'FR', kind: 'RESIDENCE' }] })).toBe('OK');
  });

  it('is denied where one lives elsewhere', () => {
    expect(visa({ residence: 'BR', documents: [visaOfUs] })).toBe('REQUIRED');
    expect(visa({ documents: [visaOfUs] })).toBe('REQUIRED');
  });
});

describe('what a visa or permit has to be', () => {
  const visa = (condition: object, documents: TravellerFacts['documents'], more: TravellerFacts = {}): unknown =>
    ask(
      [
        aDetail('TH', { ErVisaRequired: true }),
        aDetail('TH', { ErVisaRequired: false }, { conditions: [{ kind: 'HOLDS', ...condition } as Condition] }),
      ],
      { ...aTrip('TH'), dateStart: '2026-12-01', dateEnd: '2026-12-15', facts: { documents, ...more } },
    ).summary.find(({ key }) => key === 'VISA')?.status;
  const ofUs = { issuer: 'US', kind: 'VISA' } as const;
  const permit = { issuer: 'FR', kind: 'RESIDENCE' } as const;

  it('is open unless it is said', () => {
    const several = { documents: [ofUs], qualities: ['MULTIPLE_ENTRY'] };
    expect(visa(several, [ofUs])).toBe('DEPENDS');
    expect(visa(several, [{ ...ofUs, qualities: { MULTIPLE_ENTRY: true } }])).toBe('OK');
    expect(visa(several, [{ ...ofUs, qualities: { MULTIPLE_ENTRY: false } }])).toBe('REQUIRED');
    expect(visa(several, [{ ...ofUs, qualities: { USED: true } }])).toBe('DEPENDS');
    expect(visa(several, [])).toBe('REQUIRED');
  });

  it('is asked of documents of its kind alone', () => {
    const either = { documents: [ofUs, permit], qualities: ['MULTIPLE_ENTRY'] };
    expect(visa(either, [permit])).toBe('OK');
    expect(visa(either, [ofUs])).toBe('DEPENDS');
    expect(visa({ ...either, qualities: ['PERMANENT'] }, [ofUs])).toBe('OK');
    expect(visa({ ...either, qualities: ['PERMANENT'] }, [permit])).toBe('DEPENDS');
  });

  it('is not made up for by a permit of the same country that is said to be none', () => {
    const permanent = { documents: [permit], qualities: ['PERMANENT'] };
    const temporary = { ...permit, qualities: { PERMANENT: false } };
    expect(visa(permanent, [temporary], { residence: 'FR' })).toBe('REQUIRED');
    expect(visa(permanent, [ofUs], { residence: 'FR' })).toBe('DEPENDS');
  });

  it('may be that it is valid for months more on each day of arrival', () => {
    const lasting = { documents: [ofUs], validMonths: 6 };
    const until = (validUntil: string, more?: TravellerFacts): unknown =>
      visa(lasting, [{ ...ofUs, validUntil }], more);
    expect(until('2027-06-15')).toBe('OK');
    expect(until('2027-06-14')).toBe('DEPENDS');
    expect(until('2027-06-01', { arrivalDays: [0] })).toBe('OK');
    expect(until('2027-05-31')).toBe('REQUIRED');
    expect(visa(lasting, [ofUs])).toBe('DEPENDS');
  });

  it('is nothing for what has ended, where months are asked for', () => {
    const former = { formerDocuments: [{ ...ofUs, untilYear: 2025 }] };
    expect(visa({ documents: [ofUs], withinYears: 10 }, [], former)).toBe('OK');
    expect(visa({ documents: [ofUs], withinYears: 10, validMonths: 1 }, [], former)).toBe('REQUIRED');
    expect(visa({ documents: [ofUs], withinYears: 10, qualities: ['USED'] }, [], former)).toBe('DEPENDS');
  });
});

describe('a stay that is longer than is possible without a visa', () => {
  const free = (place: string, days: number) => aDetail(place, { ErVisaRequired: false, ErVisaFreeDays: days });
  const details = [free('TH', 30), free('US', 90), free('FR', 90), free('JP', 90)];
  const inAll: CountryGroups = { ...GROUPS, SCHENGEN: ['FR', 'JP'] };
  const visa = (to: string, dateEnd: string, arrivalDays?: (number | null)[]): unknown =>
    answer(RuleIndex.of(details, inAll), {
      ...aTrip('TH'),
      destinations: words(to).map(pathOf),
      dateStart: '2026-12-01',
      dateEnd,
      ...(arrivalDays ? { facts: { arrivalDays } } : {}),
    }).summary.find(({ key }) => key === 'VISA');
  const limited = (places: string, days: number, isTogether = false): object => ({
    status: 'DEPENDS',
    stayLimits: [{ places: words(places), days, isTogether, citizenships: ['DE'] }],
  });

  it('at the only destination is one of all days of the trip', () => {
    expect(visa('TH', '2026-12-30')).toMatchObject({ status: 'OK' });
    expect(visa('TH', '2026-12-31')).toMatchObject(limited('TH', 30));
  });

  it('at one of several destinations is one of the days that are certainly spent there', () => {
    expect(visa('TH US', '2027-01-31', [0, 30])).toMatchObject(limited('TH', 30));
    expect(visa('TH US', '2027-01-31', [0, 29])).toMatchObject({ status: 'OK' });
    expect(visa('US TH', '2027-01-31', [0, 31])).toMatchObject(limited('TH', 30));
    expect(visa('US TH', '2027-01-31', [0, 32])).toMatchObject({ status: 'OK' });
  });

  it('is not taken for granted where the days of each destination are not known, or do not follow each other', () => {
    expect(visa('TH US', '2027-01-31')).not.toHaveProperty('stayLimits');
    expect(visa('TH US JP', '2027-01-31', [40, 20, 0])).not.toHaveProperty('stayLimits');
  });

  it('is certain where the trip is longer than all stays together may be', () => {
    expect(visa('TH US', '2027-04-02')).toMatchObject({ status: 'OK' });
    expect(visa('TH US', '2027-04-04')).toMatchObject(limited('TH US', 120, true));
    expect(visa('FR TH JP', '2027-04-05')).toMatchObject(limited('FR TH JP', 120, true));
  });

  it('counts in the version of the answer', () => {
    const versionOf = (arrivalDays: number[]): string =>
      answer(RuleIndex.of(details, inAll), {
        ...aTrip('TH'),
        destinations: ['US', 'TH', 'FR'].map(pathOf),
        dateStart: '2026-12-01',
        dateEnd: '2027-07-01',
        facts: { arrivalDays },
      }).version;
    expect(versionOf([0, 20, 60])).not.toBe(versionOf([0, 150, 160]));
  });

  it('is the longest where a country is entered twice', () => {
    expect(visa('TH US TH', '2027-01-29', [0, 25, 30])).toMatchObject({ status: 'OK' });
    expect(visa('TH US TH', '2027-01-30', [0, 25, 30])).toMatchObject(limited('TH', 30));
  });

  it('counts together in the members of the area (made up of France and Japan), in 180 days', () => {
    expect(visa('FR JP', '2027-02-28')).toMatchObject({ status: 'OK' });
    expect(visa('FR JP', '2027-03-01')).toMatchObject(limited('FR JP', 90, true));
    expect(visa('FR US JP', '2027-04-01', [0, 50, 81])).toMatchObject(limited('FR JP', 90, true));
    expect(visa('FR US JP', '2027-04-01', [0, 50, 83])).toMatchObject({ status: 'OK' });
    expect(visa('FR US JP TH', '2027-06-18', [0, 60, 149, 170])).toMatchObject({ status: 'OK' });
    expect(visa('FR US JP TH', '2027-06-18', [0, 75, 149, 170])).toMatchObject(limited('FR JP', 90, true));
  });

  it('is none for who may stay in one of them without a limit', () => {
    const citizen = aDetail('FR', { ErVisaRequired: false, ErVisaFreeDays: null }, { for: 'DE' });
    const answered = answer(RuleIndex.of([...details, citizen], inAll), {
      ...aTrip('FR'),
      destinations: ['FR', 'JP'].map(pathOf),
      citizenships: ['DE'],
      dateStart: '2026-12-01',
      dateEnd: '2027-04-01',
    });
    expect(answered.summary.find(({ key }) => key === 'VISA')).not.toHaveProperty('stayLimits');
  });
});

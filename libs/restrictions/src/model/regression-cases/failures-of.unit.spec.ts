import { answer, RuleIndex, type RuleDetail } from '@landfall/requirements';
import { brokenBetween } from './broken-by.js';
import { failuresOf } from './failures-of.js';
import { itineraryOn, type RegressionExpectation, type RegressionCase } from './regression-case.js';

const TODAY = '2026-05-01';
const thailand = { type: 'COUNTRY', id: 'TH', country: 'TH', region: null, airport: null } as const;
const germany = { ...thailand, id: 'DE', country: 'DE' };

const regressionCase = (...expectations: Partial<RegressionExpectation>[]): RegressionCase => ({
  id: 'regressionCase-1',
  name: 'German to Thailand',
  note: null,
  trip: {
    departure: germany,
    destinations: [thailand],
    transits: [],
    citizenships: ['DE', 'FR'],
    restrictionType: 'PRIVATE',
  },
  startsInDays: 10,
  nights: 14,
  modifiedAt: new Date(0),
  modifiedBy: null,
  expectations: expectations.map((e) => ({
    kind: 'VALUE',
    key: 'ErVisaRequired',
    place: 'TH',
    citizenship: 'DE',
    expected: null,
    ...e,
  })),
});
const detail = (id: string, values: RuleDetail['values'], rest: Partial<RuleDetail> = {}): RuleDetail => ({
  id,
  restrictionId: 'r',
  level: 'COUNTRY',
  placeId: 'TH',
  provenance: 'editorial',
  purpose: 'PRIVATE',
  citizenships: [],
  departures: [],
  phases: {},
  values,
  sourceUri: null,
  authorityId: null,
  writtenOn: null,
  checkedAt: null,
  modifiedAt: null,
  ...rest,
});
const failures = (traveller: RegressionCase, ...rules: RuleDetail[]): unknown[] =>
  failuresOf(traveller, answer(RuleIndex.of(rules, {}), itineraryOn(traveller, TODAY))).map((f) => [f.key, f.actual]);

describe('the failures of a regression case', () => {
  it('are none when all holds', () => {
    const traveller = regressionCase(
      { expected: true },
      { kind: 'SUMMARY', key: 'VISA', expected: 'REQUIRED' },
      { kind: 'STATUS', key: 'Status', expected: 'RED' },
    );
    expect(
      failures(
        traveller,
        detail('1', { ErVisaRequired: true }, { phases: { noAccess: { start: '2026-05-20', end: null } } }),
      ),
    ).toEqual([]);
  });

  it('name what was answered instead', () => {
    const traveller = regressionCase(
      { expected: false },
      { kind: 'SUMMARY', key: 'VISA', expected: 'OK' },
      { kind: 'STATUS', key: 'Status', expected: 'BLUE' },
    );
    expect(failures(traveller, detail('1', { ErVisaRequired: true }))).toEqual([
      ['ErVisaRequired', true],
      ['VISA', 'REQUIRED'],
      ['Status', 'GRAY'],
    ]);
  });

  it('tell unknown from no', () => {
    expect(failures(regressionCase({ expected: false }))).toEqual([['ErVisaRequired', null]]);
    expect(failures(regressionCase({ expected: null }), detail('1', { ErVisaRequired: false }))).toEqual([
      ['ErVisaRequired', false],
    ]);
    expect(failures(regressionCase({ expected: null }, { key: 'ErVisaFreeDays', expected: null }))).toEqual([]);
  });

  it('look at the nationality that is meant', () => {
    const rules = [
      detail('1', { ErVisaRequired: false }),
      detail('2', { ErVisaRequired: true }, { citizenships: ['FR'] }),
    ];
    expect(failures(regressionCase({ expected: false }, { citizenship: 'FR', expected: true }), ...rules)).toEqual([]);
    expect(failures(regressionCase({ citizenship: 'FR', expected: false }), ...rules)).toEqual([
      ['ErVisaRequired', true],
    ]);
  });

  it('count a conflict as one, with all that is said', () => {
    const rules = [detail('1', { ErVisaRequired: true }), detail('2', { ErVisaRequired: false })];
    expect(failures(regressionCase({ expected: true }), ...rules)).toEqual([['ErVisaRequired', [true, false]]]);
  });

  it('compare what is said, not how it is written', () => {
    const traveller = regressionCase({
      key: 'ErOnwardTicketRequired',
      expected: { textEn: 'Yes ', yes: true, textDe: null },
    });
    expect(failures(traveller, detail('1', { ErOnwardTicketRequired: { yes: true, textEn: 'Yes' } }))).toEqual([]);
    expect(failures(traveller, detail('1', { ErOnwardTicketRequired: { yes: true, textEn: 'Perhaps' } }))).toHaveLength(
      1,
    );
  });

  it('judge conditions by what the case says of its travellers', () => {
    const rules = [
      detail('1', { ErVisaRequired: true }),
      detail('2', { ErVisaRequired: false }, { conditions: [{ kind: 'RESIDENCE', countries: ['US'] }] }),
    ];
    const silent = regressionCase({ expected: false }, { kind: 'SUMMARY', key: 'VISA', expected: 'DEPENDS' });
    expect(failures(silent, ...rules)).toEqual([['ErVisaRequired', [true, false]]]);
    const resident: RegressionCase = { ...silent, trip: { ...silent.trip, facts: { residence: 'US' } } };
    expect(failures(resident, ...rules)).toEqual([['VISA', 'OK']]);
  });

  it('reckon the trip from the day of asking', () => {
    expect(itineraryOn(regressionCase(), '2026-12-25')).toMatchObject({
      dateStart: '2027-01-04',
      dateEnd: '2027-01-18',
      departureCountry: 'DE',
      purpose: 'PRIVATE',
    });
  });
});

describe('regression cases broken between two sets of rules', () => {
  const required = RuleIndex.of([detail('1', { ErVisaRequired: true })], {});
  const free = RuleIndex.of([detail('1', { ErVisaRequired: false })], {});
  const broken = (traveller: RegressionCase, before: RuleIndex, after: RuleIndex, key = 'COUNTRY:TH'): string[] =>
    brokenBetween([traveller], before, after, new Set([key]), TODAY).map((b) => b.name);

  it('are those that held and fail', () => {
    expect(broken(regressionCase({ expected: true }), required, free)).toEqual(['German to Thailand']);
    expect(broken(regressionCase({ expected: true }), required, required)).toEqual([]);
  });

  it('are not those that failed before', () => {
    expect(broken(regressionCase({ expected: 'neither' }), required, free)).toEqual([]);
    expect(broken(regressionCase({ expected: false }), required, free)).toEqual([]);
  });

  it('are reported with what newly fails, whatever failed before', () => {
    const both = RuleIndex.of([detail('1', { ErVisaRequired: true, ErEVisaPossible: true })], {});
    const neither = RuleIndex.of([detail('1', { ErVisaRequired: false, ErEVisaPossible: false })], {});
    const traveller = regressionCase({ expected: false }, { key: 'ErEVisaPossible', expected: true });
    expect(brokenBetween([traveller], both, neither, new Set(['COUNTRY:TH']), TODAY)).toMatchObject([
      { failures: [{ key: 'ErEVisaPossible', expected: true, actual: false }] },
    ]);
    expect(
      brokenBetween([traveller], both, required, new Set(['COUNTRY:TH']), TODAY)[0]?.failures.map(({ key }) => key),
    ).toEqual(['ErEVisaPossible']);
    expect(brokenBetween([traveller], required, required, new Set(['COUNTRY:TH']), TODAY)).toEqual([]);
  });

  it('are looked for at the places of the draft only', () => {
    expect(broken(regressionCase({ expected: true }), required, free, 'COUNTRY:VN')).toEqual([]);
  });
});

import { addDays } from '@landfall/kernel';
import fc from 'fast-check';
import {
  type Answer,
  answer,
  differences,
  type Entry,
  findConflicts,
  type Itinerary,
  type RuleDetail,
  RuleIndex,
} from './index.js';
import { canonicalText } from './stated.js';
import { aDetail, aTrip } from '../test/a-detail.js';
import { GROUPS } from '../test/case-file.js';
import { naiveAnswer } from '../test/naive-engine.js';
import { anyDatedDetails, anyFacts, anyItinerary } from '../test/random-rule-indexes.js';

const daysOf = ({ dateStart, dateEnd }: Itinerary): string[] => {
  const days: string[] = [];
  for (let day = dateStart; day <= dateEnd; day = addDays(day, 1)) days.push(day);
  return days;
};

const withoutEnds = ({ validFrom: _, validUntil: __, ...detail }: RuleDetail): RuleDetail => detail;

const onDay = (details: readonly RuleDetail[], day: string): RuleDetail[] =>
  details
    .filter(({ validFrom, validUntil }) => (validFrom ?? day) <= day && day <= (validUntil ?? day))
    .map(withoutEnds);

const values = (of: Pick<Entry, 'state' | 'statements'> | undefined): unknown[] => [
  of?.state ?? 'unknown',
  (of?.statements ?? []).flatMap(({ value }) => (value === null ? [] : [canonicalText(value)])).sort(),
];

const entryFor = (entries: readonly Entry[], { place, detailType }: Entry, code: string): Entry | undefined =>
  entries.find((one) => one.place === place && one.detailType === detailType && one.citizenships.includes(code));

const saidOn = (entry: Entry | undefined, day: string): unknown[] => {
  if (!entry?.periods) return values(entry);
  return values(entry.periods.find(({ from, until }) => (from ?? day) <= day && day <= (until ?? day)));
};

function expectAgreement(said: Omit<Answer, 'version'>, details: readonly RuleDetail[], trip: Itinerary): void {
  const days = daysOf(trip).map((day) => ({ day, then: naiveAnswer(onDay(details, day), GROUPS, trip) }));
  for (const { day, then } of days) {
    for (const entry of [...said.entries, ...then.entries])
      for (const code of entry.citizenships)
        expect(saidOn(entryFor(said.entries, entry, code), day)).toEqual(values(entryFor(then.entries, entry, code)));
  }
  said.summary.forEach((item, at) => {
    const then = days.map((one) => one.then.summary[at]!);
    expect(new Set(item.places)).toEqual(new Set(then.flatMap(({ places }) => places)));
    expect(new Set(item.citizenships)).toEqual(new Set(then.flatMap(({ citizenships }) => citizenships)));
    if (item.status === 'OK') expect(then.map(({ status }) => status)).toEqual(then.map(() => 'OK'));
    // The fewest days at each of several places may be those of different days.
    if (then.every(({ status }) => status === 'OK') && !item.stayLimits) expect(item.status).toBe('OK');
    if (item.status === 'UNKNOWN') expect(then.map(({ status }) => status)).toContain('UNKNOWN');
    if (then.some(({ status }) => status.startsWith('REQUIRED'))) expect(item.status).toMatch(/^REQUIRED/);
  });
  said.places.forEach((place, at) => {
    const then = days.map(
      ({ day }) => naiveAnswer(onDay(details, day), GROUPS, { ...trip, dateStart: day, dateEnd: day }).places[at]!,
    );
    expect(place.entryBanned).toBe(then.some(({ entryBanned }) => entryBanned));
  });
}

describe('the ends of statements', () => {
  it('agree with a second implementation that asks day by day', () => {
    fc.assert(
      fc.property(anyDatedDetails, anyItinerary, anyFacts, (dated, trip, facts) => {
        const details = dated.map((detail) => ({ ...detail, provenance: 'editorial' as const }));
        const itinerary = { ...trip, transits: [], facts };
        expectAgreement(answer(RuleIndex.of(details, GROUPS), itinerary), details, itinerary);
      }),
      { numRuns: 120 },
    );
  });

  const free = { ErVisaRequired: false };
  const visa = { ErVisaRequired: true };
  const ask = (details: RuleDetail[], dateStart: string, dateEnd: string): Answer =>
    answer(RuleIndex.of(details, GROUPS), aTrip('TH', { dateStart, dateEnd }));
  const visaOf = ({ entries }: Answer): Entry => entries.find(({ detailType }) => detailType === 'ErVisaRequired')!;
  const status = ({ summary }: Answer): string => summary.find(({ key }) => key === 'VISA')!.status;
  const untilNewYear = aDetail('TH', free, { validUntil: '2026-12-31' });

  it('say nothing more than before where all ends after the trip', () => {
    const said = ask([untilNewYear], '2026-12-01', '2026-12-30');
    expect(visaOf(said)).toEqual(
      visaOf(ask([aDetail('TH', free, { id: untilNewYear.id })], '2026-12-01', '2026-12-30')),
    );
    expect(status(said)).toBe('OK');
  });

  it('name the last day where it is one of the trip, and that nothing is known of the days after it', () => {
    expect(visaOf(ask([untilNewYear], '2026-12-20', '2026-12-31'))).toMatchObject({
      state: 'stated',
      periods: [{ from: null, until: '2026-12-31', state: 'stated' }],
    });
    const beyond = ask([untilNewYear], '2026-12-20', '2027-01-05');
    expect(status(beyond)).toBe('UNKNOWN');
    expect(visaOf(beyond)).toMatchObject({
      state: 'unknown',
      statements: [],
      periods: [
        { from: null, until: '2026-12-31', state: 'stated' },
        { from: '2027-01-01', until: null, state: 'unknown', statements: [] },
      ],
    });
  });

  it('name what ended before the trip where nothing follows, and what follows where it is stated', () => {
    const after = ask([untilNewYear], '2027-02-01', '2027-02-05');
    expect(status(after)).toBe('UNKNOWN');
    expect(visaOf(after).periods).toMatchObject([
      { until: '2026-12-31', state: 'stated' },
      { from: '2027-01-01', state: 'unknown' },
    ]);
    const followed = ask([untilNewYear, aDetail('TH', visa, { validFrom: '2027-01-01' })], '2027-02-01', '2027-02-05');
    expect(status(followed)).toBe('REQUIRED');
    expect(visaOf(followed).periods).toMatchObject([{ from: '2027-01-01', until: null, state: 'stated' }]);
  });

  it('require what is required on any day of the trip', () => {
    const said = ask([untilNewYear, aDetail('TH', visa, { validFrom: '2027-01-01' })], '2026-12-20', '2027-01-05');
    expect(status(said)).toBe('REQUIRED');
    expect(visaOf(said)).toMatchObject({ state: 'stated', statements: [{ value: true }] });
    expect(visaOf(said).periods).toHaveLength(2);
  });

  it('give way to what is more general from the next day on, and are no period where that says the same', () => {
    const named = aDetail('TH', free, { for: 'DE', validUntil: '2026-12-31' });
    const everyone = aDetail('TH', visa);
    expect(visaOf(ask([named, everyone], '2027-02-01', '2027-02-05'))).toMatchObject({
      statements: [{ value: true }],
      periods: [{ from: '2027-01-01', until: null }],
    });
    expect(visaOf(ask([named, aDetail('TH', free)], '2026-12-20', '2027-02-05')).periods).toBeUndefined();
  });

  it('are not followed by an imported statement, which knows nothing of the end', () => {
    const imported = aDetail('TH', free, { provenance: 'imported' });
    const after = ask([untilNewYear, imported], '2027-02-01', '2027-02-05');
    expect(status(after)).toBe('UNKNOWN');
    expect(visaOf(after).periods).toMatchObject([{ until: '2026-12-31' }, { from: '2027-01-01', state: 'unknown' }]);
    const begun = aDetail('TH', free, { validFrom: '2027-01-01' });
    expect(status(ask([begun, imported], '2026-12-01', '2026-12-05'))).toBe('OK');
  });

  it('end the phases of the detail', () => {
    const barred = aDetail(
      'TH',
      {},
      {
        validUntil: '2026-12-31',
        phases: { noAccess: { start: '2026-06-01', end: null } },
      },
    );
    expect(ask([barred], '2026-12-20', '2027-01-05').places[0]).toMatchObject({
      status: 'RED',
      phaseEnd: '2026-12-31',
    });
    expect(ask([barred], '2027-01-01', '2027-01-05').places[0]).toMatchObject({ status: 'GRAY', entryBanned: false });
  });

  it('are a difference for the trips that they touch, and for no other', () => {
    const longer = { ...untilNewYear, validUntil: '2027-06-30' };
    const versions = (dateStart: string, dateEnd: string): string[] =>
      [untilNewYear, longer].map((detail) => ask([detail], dateStart, dateEnd).version);
    const changes = (dateStart: string, dateEnd: string): number =>
      differences(ask([untilNewYear], dateStart, dateEnd), ask([longer], dateStart, dateEnd)).length;
    expect(new Set(versions('2026-12-01', '2026-12-10')).size).toBe(1);
    expect(changes('2026-12-01', '2026-12-10')).toBe(0);
    expect(new Set(versions('2026-12-20', '2027-01-05')).size).toBe(2);
    expect(changes('2026-12-20', '2027-01-05')).toBe(1);
  });

  it('keep statements of different days from being a conflict', () => {
    const others = [untilNewYear, aDetail('TH', visa, { validFrom: '2027-01-01' })];
    expect(findConflicts(others, GROUPS)).toEqual([]);
    expect(findConflicts([untilNewYear, aDetail('TH', visa, { validFrom: '2026-12-31' })], GROUPS)).toHaveLength(1);
  });
});

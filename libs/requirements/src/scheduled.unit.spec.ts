import {
  answer,
  answerWithScheduledRevisions,
  scheduledDifferences,
  RuleIndex,
  type RuleDetail,
  type ScheduledRules,
} from './index.js';
import { aDetail, aTrip } from '../test/a-detail.js';
import { GROUPS } from '../test/case-file.js';

const trip = aTrip('TH', { citizenships: ['DE', 'FR'] });
const visaFree = aDetail('TH', { ErVisaRequired: false });
const visa = { ...visaFree, values: { ErVisaRequired: true } };
const scheduledRevision = (effectiveOn: string, ...details: RuleDetail[]): ScheduledRules => ({
  restrictionId: visaFree.restrictionId,
  effectiveOn,
  details,
});
const ruleIndex = (...details: RuleDetail[]): RuleIndex => RuleIndex.of(details, GROUPS);
const phases = (from: string | null, to: string | null) => ({ noAccess: { start: from, end: to } });

const found = (rules: RuleIndex, ...scheduledRevisions: ScheduledRules[]): unknown[] =>
  scheduledDifferences(rules, trip, scheduledRevisions).map(
    ({ effectiveOn, timing, detailType, before, after, citizenships }) => {
      const said = (side: typeof before): unknown =>
        side !== null && typeof side === 'object' ? (side.statements[0]?.value ?? side.state) : side;
      return [effectiveOn, timing, detailType, said(before), said(after), citizenships.join()];
    },
  );

describe('scheduled differences of a scheduled revision', () => {
  it.each([
    ['the day before departure', '2026-04-30', 'BEFORE_TRIP'],
    ['the day of departure', '2026-05-01', 'BEFORE_TRIP'],
    ['the day after departure', '2026-05-02', 'DURING_TRIP'],
    ['the last day', '2026-05-10', 'DURING_TRIP'],
  ])('on %s name the day and when it is', (_, day, timing) => {
    expect(found(ruleIndex(visaFree), scheduledRevision(day, visa))).toEqual([
      [day, timing, 'ErVisaRequired', false, true, 'DE,FR'],
    ]);
  });

  it('after the last day are none', () => {
    expect(found(ruleIndex(visaFree), scheduledRevision('2026-05-11', visa))).toEqual([]);
  });

  it('of another place are none', () => {
    expect(
      found(ruleIndex(visaFree), {
        restrictionId: 'restriction-US',
        effectiveOn: '2026-05-02',
        details: [aDetail('US', { ErVisaRequired: true })],
      }),
    ).toEqual([]);
  });

  it('build on each other, day by day, in whatever order they come', () => {
    const days30 = { ...visa, values: { ErVisaRequired: true, ErVisaFreeDays: 30 } };
    expect(
      found(ruleIndex(visaFree), scheduledRevision('2026-05-06', days30), scheduledRevision('2026-05-03', visa)),
    ).toEqual([
      ['2026-05-03', 'DURING_TRIP', 'ErVisaRequired', false, true, 'DE,FR'],
      ['2026-05-06', 'DURING_TRIP', 'ErVisaFreeDays', 'unknown', 30, 'DE,FR'],
    ]);
  });

  it('of one day are one step', () => {
    const other = aDetail('TH', { ErEntryPermitRequired: true }, { restrictionId: 'other' });
    expect(
      found(ruleIndex(visaFree), scheduledRevision('2026-05-03', visa), {
        restrictionId: 'other',
        effectiveOn: '2026-05-03',
        details: [other],
      }),
    ).toHaveLength(2);
  });

  it('that takes everything away leave the core unknown', () => {
    expect(found(ruleIndex(visaFree), scheduledRevision('2026-05-03'))).toEqual([
      ['2026-05-03', 'DURING_TRIP', 'ErVisaRequired', false, 'unknown', 'DE,FR'],
    ]);
  });

  it('that bars access say so once, as the colour of the trip', () => {
    expect(
      found(ruleIndex(visaFree), scheduledRevision('2026-05-03', { ...visaFree, phases: phases('2026-05-03', null) })),
    ).toEqual([['2026-05-03', 'DURING_TRIP', 'Status', 'GRAY', 'RED', 'DE,FR']]);
  });

  it('that bars access from a later day names the day on which the traveller meets it', () => {
    expect(
      found(ruleIndex(visaFree), scheduledRevision('2026-04-20', { ...visaFree, phases: phases('2026-05-05', null) })),
    ).toEqual([['2026-05-05', 'DURING_TRIP', 'Status', 'GRAY', 'RED', 'DE,FR']]);
  });
});

describe('scheduled differences of phases', () => {
  const barred = (from: string | null, to: string | null, list = ''): RuleDetail =>
    aDetail('TH', {}, { phases: phases(from, to), for: list });

  it.each([
    ['begins on the day of departure', '2026-05-01', null, []],
    ['begins on the day after departure', '2026-05-02', null, [['2026-05-02', 'GRAY', 'RED']]],
    ['begins on the last day', '2026-05-10', null, [['2026-05-10', 'GRAY', 'RED']]],
    ['begins after the trip', '2026-05-11', null, []],
    ['ends the day before departure', null, '2026-04-30', []],
    ['ends on the day of departure', null, '2026-05-01', [['2026-05-02', 'RED', 'GRAY']]],
    ['ends on the last day', null, '2026-05-10', []],
    [
      'lasts for one day',
      '2026-05-04',
      '2026-05-04',
      [
        ['2026-05-04', 'GRAY', 'RED'],
        ['2026-05-05', 'RED', 'GRAY'],
      ],
    ],
  ])('where one %s', (_, from, to, expected) => {
    expect(found(ruleIndex(barred(from, to)))).toEqual(
      expected.map(([day, before, after]) => [day, 'DURING_TRIP', 'Status', before, after, 'DE,FR']),
    );
  });

  it('name only the nationalities whose colour changes', () => {
    expect(found(ruleIndex(barred('2026-05-04', null, 'FR')))).toEqual([
      ['2026-05-04', 'DURING_TRIP', 'Status', 'GRAY', 'RED', 'FR'],
    ]);
  });

  it('do not name a day on which one phase takes over from an equal one', () => {
    expect(found(ruleIndex(barred('2026-01-01', '2026-05-04'), barred('2026-05-05', '2026-12-31')))).toEqual([]);
  });

  it('follow the scheduled revision that is in force on the day', () => {
    const rule = barred('2026-05-08', null);
    expect(
      found(ruleIndex(rule), { restrictionId: rule.restrictionId, effectiveOn: '2026-05-03', details: [] }),
    ).toEqual([['2026-05-03', 'DURING_TRIP', 'Status', 'RED', 'GRAY', 'DE,FR']]);
  });
});

describe('the version of an answer with scheduled revisions', () => {
  const version = (...scheduledRevisions: ScheduledRules[]): string =>
    answerWithScheduledRevisions(ruleIndex(visaFree), trip, scheduledRevisions).version;

  it('is that of the answer while nothing is scheduled', () => {
    expect(version()).toBe(answer(ruleIndex(visaFree), trip).version);
    expect(version(scheduledRevision('2026-05-11', visa))).toBe(version());
  });

  it('changes with the day and with what is scheduled, not with internal ids', () => {
    const versions = [
      version(),
      version(scheduledRevision('2026-05-03', visa)),
      version(scheduledRevision('2026-05-04', visa)),
      version(scheduledRevision('2026-05-03', { ...visa, values: { ErVisaRequired: false, ErVisaFreeDays: 30 } })),
    ];
    expect(new Set(versions).size).toBe(versions.length);
    expect(version(scheduledRevision('2026-05-03', { ...visa, id: 'another' }))).toBe(versions[1]);
  });
});

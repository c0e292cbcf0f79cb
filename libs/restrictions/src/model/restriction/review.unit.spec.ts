import type { RestrictionDetail } from './entry-restriction.js';
import { isReviewDue, isUncheckedFor, reviewsDue, reviewDay, REVIEW_AFTER_DAYS } from './review.js';
import { statusOfDay } from './status-of-day.js';
import { aDetail } from '../../../test/a-detail.js';

const ZONE = 'Europe/Berlin';
const AT_NOON = new Date('2026-05-10T12:00:00Z');

describe('the day of review', () => {
  it.each<[string, Partial<RestrictionDetail>, Date | string | null, string, string]>([
    ['is some time after its own check', { checkedAt: '2026-01-01' }, null, '2026-04-01', '2026-04-02'],
    [
      'is counted from the check of the whole restriction where that is newer',
      { checkedAt: '2026-01-01' },
      AT_NOON,
      '2026-08-08',
      '2026-08-09',
    ],
    [
      'is counted from its own check where that is newer',
      { checkedAt: '2026-06-01' },
      '2026-05-10T12:00:00Z',
      '2026-08-30',
      '2026-08-31',
    ],
    [
      'is the one its editor named',
      { checkedAt: '2026-01-01', nextReview: '2026-02-01' },
      null,
      '2026-02-01',
      '2026-02-02',
    ],
    ['is the one its editor named, before any check', { nextReview: '2026-09-01' }, null, '2026-09-01', '2026-09-02'],
    [
      'is no longer the one its editor named once it was checked on it',
      { checkedAt: '2026-02-01', nextReview: '2026-02-01' },
      null,
      '2026-05-02',
      '2026-05-03',
    ],
  ])('%s', (_, detail, restrictionCheckedAt, expected, dueOn) => {
    expect(reviewDay(aDetail(detail), restrictionCheckedAt, ZONE)).toBe(expected);
    expect([
      isReviewDue(aDetail(detail), restrictionCheckedAt, expected, ZONE),
      isReviewDue(aDetail(detail), restrictionCheckedAt, dueOn, ZONE),
    ]).toEqual([false, true]);
  });

  it('of one that was never checked is the day it was written: it is review due at once', () => {
    expect(reviewDay(aDetail(), null, ZONE)).toBe('2026-05-01');
    expect(isReviewDue(aDetail(), null, '2026-05-01', ZONE)).toBe(true);
  });

  it('comes within a quarter', () => expect(REVIEW_AFTER_DAYS).toBe(90));
});

describe('the details that wait for review', () => {
  const details = [
    aDetail({ id: 'never' }),
    aDetail({ id: 'fresh', checkedAt: '2026-05-01' }),
    aDetail({ id: 'old', checkedAt: '2025-05-01' }),
  ];
  const due = (changes: {
    provenance?: 'editorial' | 'imported';
    isActive?: boolean;
    checkedAt?: Date | null;
  }): string[] =>
    reviewsDue(
      { provenance: 'editorial', isActive: true, checkedAt: null, details, ...changes },
      '2026-05-15',
      ZONE,
    ).map((d) => d.id);

  it('are those whose day has passed', () => expect(due({})).toEqual(['never', 'old']));
  it('are none after the whole restriction was checked', () => expect(due({ checkedAt: AT_NOON })).toEqual([]));
  it('are none where it is imported or inactive', () =>
    expect([due({ provenance: 'imported' }), due({ isActive: false })]).toEqual([[], []]));
});

it.each<[Date | null, number, boolean]>([
  [null, 10, true],
  [AT_NOON, 5, false],
  [AT_NOON, 4, true],
])('a restriction checked at %s is unchecked for %i days on the 15th: %s', (checkedAt, days, expected) => {
  expect(isUncheckedFor(days, { checkedAt }, '2026-05-15', ZONE)).toBe(expected);
});

describe('the status of a day', () => {
  const barred = { noAccess: { start: '2026-05-01', end: '2026-05-31' } };
  const open = { noRestrictions: { start: '2026-05-20', end: null } };
  it.each<[string, Partial<RestrictionDetail>[], string, string]>([
    ['of the phase that holds', [{ phases: barred }], '2026-05-31', 'RED'],
    ['of none after it', [{ phases: barred }], '2026-06-01', 'GRAY'],
    ['of two that conflict', [{ phases: barred }, { phases: open }], '2026-05-20', 'PURPLE'],
    [
      'not of what holds for some nationalities',
      [{ phases: barred, citizenships: ['RU'] }, { phases: open }],
      '2026-05-25',
      'BLUE',
    ],
    ['not of what holds from some countries', [{ phases: barred, departures: ['RU'] }], '2026-05-25', 'GRAY'],
    [
      'not of what holds under conditions',
      [{ phases: barred, conditions: [{ kind: 'RESIDENCE', countries: ['RU'] }] }, { phases: open }],
      '2026-05-25',
      'BLUE',
    ],
    ['not of business travel', [{ phases: barred, purpose: 'BUSINESS' }], '2026-05-25', 'GRAY'],
  ])('is that %s', (_, details, day, expected) => {
    expect(statusOfDay({ isActive: true, details: details.map(aDetail) }, day)).toBe(expected);
  });

  it('is gray while nothing is published', () =>
    expect(statusOfDay({ isActive: false, details: [aDetail({ phases: barred })] }, '2026-05-25')).toBe('GRAY'));
});

import { addDays } from '@landfall/kernel';
import { answer, RuleIndex, type Itinerary } from '@landfall/requirements';
import type { EntryRestriction } from './entry-restriction.js';
import { isListed } from './list-filter.js';
import { checkedDay, isReviewDue, reviewsDue, reviewDay, REVIEW_AFTER_DAYS } from './review.js';
import { diffRevisions } from '../revisions/revision-diff.js';
import { foreseen } from '../../../../answers/src/rule-index/open-scheduled-revisions.js';
import { toRuleDetails } from './to-rule-details.js';
import { aDetail } from '../../../test/a-detail.js';

const BERLIN = 'Europe/Berlin';

const aRestriction = (changes: Partial<EntryRestriction> = {}): EntryRestriction => ({
  id: 'restriction-1',
  level: 'COUNTRY',
  countryId: 'TH',
  regionId: null,
  airportId: null,
  provenance: 'editorial',
  importProvenance: null,
  isActive: true,
  reminder: null,
  internalNote: null,
  internalSources: null,
  regionDeviationTourism: false,
  regionDeviationBusiness: false,
  details: [aDetail({ values: { ErVisaRequired: true } })],
  version: 1,
  modifiedAt: new Date('2026-01-01T12:00:00Z'),
  modifiedBy: null,
  significantUpdateAt: null,
  significantUpdateBy: null,
  significantUpdateNote: null,
  checkedAt: null,
  checkedBy: null,
  ...changes,
});
const TRIP: Itinerary = {
  departureCountry: 'DE',
  destinations: [{ type: 'COUNTRY', id: 'TH', country: 'TH', region: null, airport: null }],
  transits: [],
  citizenships: ['DE'],
  purpose: 'PRIVATE',
  dateStart: '2027-01-01',
  dateEnd: '2027-01-10',
};
const answered = (restriction: EntryRestriction, zone: string) =>
  answer(RuleIndex.of(toRuleDetails(restriction, zone), {}), TRIP);
const checkedOn = (day: string): EntryRestriction =>
  aRestriction({ details: [aDetail({ values: { ErVisaRequired: true }, checkedAt: day })] });

describe.each<[string, string, string, string]>([
  ['late in the evening in summer', BERLIN, '2026-07-15T21:30:00Z', '2026-07-15'],
  ['after midnight in summer', BERLIN, '2026-07-15T22:30:00Z', '2026-07-16'],
  ['later after midnight in summer', BERLIN, '2026-07-15T23:30:00Z', '2026-07-16'],
  ['late in the evening in winter', BERLIN, '2026-01-15T22:30:00Z', '2026-01-15'],
  ['after midnight in winter', BERLIN, '2026-01-15T23:30:00Z', '2026-01-16'],
  ['after midnight at the turn of a year', BERLIN, '2026-12-31T23:30:00Z', '2027-01-01'],
  ['late on the day before summer time', BERLIN, '2026-03-28T22:30:00Z', '2026-03-28'],
  ['on the first midnight of summer time', BERLIN, '2026-03-29T22:30:00Z', '2026-03-30'],
  ['on the last midnight of summer time', BERLIN, '2026-10-24T22:30:00Z', '2026-10-25'],
  ['late on the first day of winter time', BERLIN, '2026-10-25T22:30:00Z', '2026-10-25'],
  ['in the evening west of Greenwich', 'America/New_York', '2026-07-16T03:30:00Z', '2026-07-15'],
  ['in the morning east of it', 'Pacific/Auckland', '2026-07-15T12:30:00Z', '2026-07-16'],
])('a restriction checked as a whole %s', (_, zone, instant, day) => {
  const checked = aRestriction({ checkedAt: new Date(instant) });
  const [detail] = checked.details;

  it('was checked on the day of the zone, as a moment and as JSON keeps it', () => {
    expect([checkedDay(detail!, checked.checkedAt, zone), checkedDay(detail!, instant, zone)]).toEqual([day, day]);
  });

  it('is due a quarter after that day, and due on the next', () => {
    const due = addDays(day, REVIEW_AFTER_DAYS);
    expect(reviewDay(detail!, checked.checkedAt, zone)).toBe(due);
    expect([due, addDays(due, 1)].map((today) => isReviewDue(detail!, checked.checkedAt, today, zone))).toEqual([
      false,
      true,
    ]);
    expect([due, addDays(due, 1)].map((today) => reviewsDue(checked, today, zone).length)).toEqual([0, 1]);
  });

  it('is listed as unchecked for more than ten days from the eleventh after it', () => {
    expect([10, 11].map((days) => isListed(checked, { uncheckedForDays: 10 }, addDays(day, days), zone))).toEqual([
      false,
      true,
    ]);
  });

  it('differs from an unchecked version by that day, and from one checked on the same day by nothing', () => {
    expect(diffRevisions(aRestriction(), checked, zone)).toEqual([
      { detail: null, field: 'checkedAt', before: undefined, after: day },
    ]);
    expect(diffRevisions(checked, { ...checked, checkedAt: instant }, zone)).toEqual([]);
  });

  it('answers as one whose details were checked on that day, to the hash of the version', () => {
    const [whole, single] = [answered(checked, zone), answered(checkedOn(day), zone)];
    expect(whole.entries.find(({ detailType }) => detailType === 'ErVisaRequired')!.statements[0]!.checkedAt).toBe(day);
    expect(whole.version).toBe(single.version);
    expect(whole.version).not.toBe(answered(checkedOn(addDays(day, -1)), zone).version);
  });
});

it('a second check is no difference within one day of the zone, and one across its midnight', () => {
  const at = (instant: string): EntryRestriction => aRestriction({ checkedAt: new Date(instant) });
  expect(diffRevisions(at('2026-07-15T22:30:00Z'), at('2026-07-16T21:30:00Z'), BERLIN)).toEqual([]);
  expect(diffRevisions(at('2026-07-15T21:30:00Z'), at('2026-07-15T22:30:00Z'), BERLIN)).toMatchObject([
    { before: '2026-07-15', after: '2026-07-16' },
  ]);
  expect(toRuleDetails(at('2026-07-15T22:30:00Z'), BERLIN)).toEqual(toRuleDetails(at('2026-07-16T21:30:00Z'), BERLIN));
});

it('a check of the whole restriction is none of what was written after it', () => {
  const whole = new Date('2026-07-15T10:00:00Z');
  const written = (writtenOn: string, modifiedAt: string) =>
    checkedDay(aDetail({ writtenOn, modifiedAt }), whole, BERLIN);
  expect(written('2026-07-14', '2026-07-20T10:00:00Z')).toBe('2026-07-15');
  expect(written('2026-07-15', '2026-07-15T10:00:00.000Z')).toBe('2026-07-15');
  expect(written('2026-07-15', '2026-07-15T10:00:01.000Z')).toBeNull();
  expect(written('2026-07-16', '2026-07-16T10:00:00Z')).toBeNull();
});

it('what nobody checked is due from the start, since the day on which it was written', () => {
  const detail = aDetail({ writtenOn: '2026-02-17', modifiedAt: '2026-05-01T10:00:00Z' });
  expect(reviewDay(detail, null, BERLIN)).toBe('2026-02-17');
  expect(isReviewDue(detail, null, '2026-02-17', BERLIN)).toBe(true);
});

it('the newer of both checks counts, whichever it is', () => {
  const detail = aDetail({ checkedAt: '2026-07-16' });
  expect(checkedDay(detail, new Date('2026-07-15T21:30:00Z'), BERLIN)).toBe('2026-07-16');
  expect(checkedDay(detail, new Date('2026-07-16T22:30:00Z'), BERLIN)).toBe('2026-07-17');
});

it.each([
  ['2026-07-15T21:30:00.000Z', '2026-07-15'],
  ['2026-07-15T22:30:00.000Z', '2026-07-16'],
  ['2026-01-15T22:30:00.000Z', '2026-01-15'],
  ['2026-01-15T23:30:00.000Z', '2026-01-16'],
])('a detail that was never checked and was written at %s waits since %s', (modifiedAt, day) => {
  expect(reviewDay(aDetail({ modifiedAt }), null, BERLIN)).toBe(day);
});

it('a scheduled revision foresees the same day as an answer tells', () => {
  const checked = aRestriction({ checkedAt: new Date('2026-07-15T22:30:00Z') });
  const scheduledRevision = {
    base: checked,
    decided: { ...checked, internalNote: 'by phone' },
    effectiveOn: '2026-08-01',
    restrictionId: checked.id,
  };
  const [next] = foreseen(checked, [scheduledRevision as Parameters<typeof foreseen>[1][number]], BERLIN);
  expect(next!.details).toEqual(toRuleDetails(checked, BERLIN));
  expect(next!.details[0]!.checkedAt).toBe('2026-07-16');
});

import type { Deadline } from '@landfall/requirements/deadlines';
import type { DestinationDetail, DetailEntry } from '../gen/graphql.js';
import { countryRef } from '../places/place-ref.js';
import { emptySearch } from '../search/search-form.js';
import { deadlineOf, deadlinesOfAnswer, nextDeadline, dueStateOf } from './deadlines.js';
import { verdictsOf } from './verdicts.js';

const TODAY = '2026-11-27';
const due = (firstDay: string | null, lastDay: string | null): Deadline => ({
  duty: 'VISA',
  requirement: 'ErVisaRequired',
  destination: 'VN',
  citizenships: ['DE'],
  isCertain: true,
  earliestDays: null,
  latestDays: null,
  firstDay,
  lastDay,
});

it.each([
  ['LATE', null, '2026-11-26'],
  ['LATE', '2026-11-20', '2026-11-26'],
  ['SOON', null, '2026-11-27'],
  ['SOON', '2026-11-27', '2026-12-04'],
  ['OPEN', null, '2026-12-05'],
  ['OPEN', '2026-11-20', null],
  ['WAITING', '2026-11-28', '2026-11-30'],
  ['UNDATED', null, null],
])('is %s between %s and %s', (state, firstDay, lastDay) =>
  expect(dueStateOf(due(firstDay, lastDay), TODAY)).toBe(state),
);

it('looks next at the first last day that is not over', () => {
  const deadlines = [due(null, '2026-11-26'), due(null, '2026-11-27'), due(null, '2026-12-27'), due(null, null)];
  expect(nextDeadline(deadlines, TODAY)?.lastDay).toBe('2026-11-27');
  expect(nextDeadline(deadlines.slice(0, 1), TODAY)).toBeUndefined();
});

describe('of an answer', () => {
  const entry = (detailType: string, part: Partial<DetailEntry>): DetailEntry =>
    ({ detailType, destination: 'VN', citizenships: ['DE'], state: 'STATED', positive: null, ...part }) as DetailEntry;
  const answer = {
    destinations: [
      { place: { id: 'DOH' }, isTransit: true, phases: [], status: 'BLUE' },
      { place: { id: 'TH' }, isTransit: false, phases: [], status: 'BLUE' },
      { place: { id: 'VN' }, isTransit: false, phases: [], status: 'BLUE' },
    ],
    summary: [],
    sections: [{ entries: [entry('ErVisaRequired', { positive: false }), entry('ErVisaLatestDays', { value: 7 })] }],
  } as unknown as DestinationDetail;
  const form = {
    ...emptySearch('DE', 'DE'),
    destinations: [countryRef('TH'), countryRef('VN')],
    dateStart: '2026-12-20',
    dateEnd: '2026-12-30',
  };

  it('counts from the arrival that staff have said', () => {
    expect(deadlinesOfAnswer(answer, form)).toMatchObject([{ duty: 'VISA', lastDay: '2026-12-13' }]);
    const facts = { ...form.facts, arrivalDays: { VN: '5' } };
    expect(deadlinesOfAnswer(answer, { ...form, facts })).toMatchObject([{ duty: 'VISA', lastDay: '2026-12-18' }]);
  });

  it('is none for a visa that is held', () => {
    const summary = [{ heldDestinations: [] }, { heldDestinations: ['VN'] }] as unknown as DestinationDetail['summary'];
    expect(deadlinesOfAnswer({ ...answer, summary }, form)).toEqual([]);
  });

  it('belongs to the reason of its cell alone', () => {
    const deadlines = deadlinesOfAnswer(answer, form);
    const [cells = []] = verdictsOf(answer, ['DE'], form);
    const found = cells.map((cell) => cell.reasons.filter((reason) => deadlineOf(deadlines, cell, reason)));
    expect(found.map((reasons) => reasons.map(({ key }) => key))).toEqual([[], [], ['visa']]);
  });
});

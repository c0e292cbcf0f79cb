import { markDifference } from './mark-difference.js';
import { scheduledDays } from './scheduled-days.js';

const marked = (before: string | null, after: string | null, leastShared?: number): string[] =>
  Object.values(markDifference(before, after, leastShared)).map((side) =>
    side.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
  );

describe('the two sides of a change', () => {
  it('are marked where they differ, in whole words', () => {
    expect(marked('stay 30 days', 'stay 90 days')).toEqual(['stay [30] days', 'stay [90] days']);
    expect(marked('A ticket is required. Show it.', 'A ticket is required.')).toEqual([
      'A ticket is required.[ Show it.]',
      'A ticket is required.',
    ]);
  });

  it('are marked as a whole when they have nothing in common, unless so little is to stay unmarked', () => {
    expect(marked('No visa', 'Everyone needs one')).toEqual(['[No visa]', '[Everyone needs one]']);
    expect(marked('No visa', 'Everyone needs one', 0.3)).toEqual(['No visa', 'Everyone needs one']);
    expect(marked('stay 30 days', 'stay 90 days', 0.3)).toEqual(['stay [30] days', 'stay [90] days']);
  });

  it('have no runs where nothing is stated', () => {
    expect(markDifference(null, 'A visa')).toEqual({ before: [], after: [{ text: 'A visa', isChanged: true }] });
    expect(markDifference('A visa', null, 0.3)).toEqual({ before: [{ text: 'A visa', isChanged: false }], after: [] });
    expect(markDifference(null, null)).toEqual({ before: [], after: [] });
  });

  it('lose nothing', () => {
    for (const leastShared of [0, 1]) {
      const { before, after } = markDifference('a a  a\n', 'a a a a', leastShared);
      expect([before, after].map((side) => side.map(({ text }) => text).join(''))).toEqual(['a a  a\n', 'a a a a']);
    }
  });
});

it('scheduled changes stand by day, the next one first, those of a day in their order', () => {
  const scheduled = (effectiveOn: string, title: string) => ({
    effectiveOn,
    timing: 'DURING_TRIP' as const,
    text: `on ${effectiveOn}`,
    title,
  });
  const days = scheduledDays([
    scheduled('2027-01-02', 'B'),
    scheduled('2026-12-24', 'A'),
    scheduled('2027-01-02', 'C'),
  ]);
  expect(days.map(({ text, changes }) => [text, changes.map(({ title }) => title)])).toEqual([
    ['on 2026-12-24', ['A']],
    ['on 2027-01-02', ['B', 'C']],
  ]);
});

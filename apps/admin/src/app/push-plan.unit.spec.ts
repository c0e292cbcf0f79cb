import { ALL_TOPICS, attemptDelay, queriesOf, readingDelay } from './push-plan.js';

describe('after a push', () => {
  it('what concerns its topics is read again, each once, and nothing for an unknown one', () => {
    expect([...queriesOf(['rules', 'trips'])]).toEqual(['tripChanges', 'departures', 'mapOfWorld']);
    expect([...queriesOf(['weather'])]).toEqual([]);
    expect(queriesOf(ALL_TOPICS).size).toBe(9);
  });

  it('browsers do not read at the same moment', () => {
    expect([readingDelay(0), readingDelay(1)]).toEqual([0, 8_000]);
  });
});

it('attempts come after ever longer times, up to five minutes', () => {
  expect([0, 1, 2, 20].map((failures) => attemptDelay(failures, 1))).toEqual([2_000, 4_000, 8_000, 300_000]);
  expect(attemptDelay(20, 0)).toBe(150_000);
});

import { datesOf } from './entry-parts.js';

it.each([
  ['written and checked', { writtenOn: '2026-05-01', checkedAt: '2026-05-02' }, '2026-05-01', '2026-05-02T00:00:00Z'],
  ['written and never checked', { writtenOn: '2026-05-01', checkedAt: null }, '2026-05-01', null],
  ['checked, with no day of writing', { writtenOn: null, checkedAt: '2026-05-02' }, null, '2026-05-02T00:00:00Z'],
  ['of an answer from before, which says no more than one day', { checkedAt: '2026-05-02' }, '2026-05-02', null],
  ['of an answer from before without a day', { checkedAt: null }, null, null],
])('a statement is %s', (_, statement, writtenOn, checkedAt) => {
  expect(datesOf(statement)).toEqual({ writtenOn, checkedAt });
});

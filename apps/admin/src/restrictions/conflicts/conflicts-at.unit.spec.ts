import type { Conflict } from '../../gen/graphql.js';
import { conflictsAt, namedOf, positionOf } from './conflicts-at.js';

const between = (detailType: string, ...detailIds: string[]) =>
  ({ detailType, statements: detailIds.map((detailId) => ({ detailId })) }) as Conflict;

it('finds the conflicts of one value of a detail, and none of a detail that is not saved yet', () => {
  const list = [
    between('ErVisaRequired', 'a', 'b'),
    between('ErVisaFreeDays', 'a', 'c'),
    between('ErVisaRequired', 'c', 'd'),
  ];
  expect(conflictsAt(list, 'a', 'ErVisaRequired')).toEqual([list[0]]);
  expect(conflictsAt(list, 'c', 'ErVisaRequired')).toEqual([list[2]]);
  expect(conflictsAt(list, 'b', 'ErVisaFreeDays')).toEqual([]);
  expect(conflictsAt(list, null, 'ErVisaRequired')).toEqual([]);
});

it('knows where a detail stands in the form', () => {
  const details = [{ id: null }, { id: 'b' }, { id: 'a' }];
  expect([positionOf(details, 'a'), positionOf(details, 'b'), positionOf(details, 'elsewhere')]).toEqual([2, 1, null]);
});

it('counts no others where more may meet a conflict than the ten that are named', () => {
  const codes = (count: number) => Array.from({ length: count }, (_, at) => `C${at}`);
  expect(namedOf(codes(9))).toEqual({ named: codes(9), hasOthers: false });
  expect(namedOf(codes(10))).toEqual({ named: codes(3), hasOthers: true });
});

import type { Alternative, Condition } from '@landfall/requirements';
import { inReadingOrder, namedInSummary } from './reading-order.js';

const visa = (...issuers: string[]): Condition => ({
  kind: 'HOLDS',
  documents: issuers.map((issuer) => ({ issuer, kind: 'VISA' })),
});
const not = (condition: Condition): Condition => ({ ...condition, isNot: true });
const byLand: Condition = { kind: 'ENTRY_BY', means: ['LAND'] };
const withConditions = (...conditions: Condition[]): Alternative => ({ conditions, statements: [] });

describe('alternatives as they are read', () => {
  it('name first what others deny, and leave out that these deny it', () => {
    const [irish, american, own] = [
      withConditions(visa('IE'), not(visa('GB')), not(visa('US', 'CA'))),
      withConditions(visa('US', 'CA'), not(visa('GB'))),
      withConditions(visa('GB')),
    ];
    expect(inReadingOrder([irish, american, own]).map(({ conditions }) => conditions)).toEqual([
      [visa('GB')],
      [visa('US', 'CA')],
      [visa('IE')],
    ]);
  });

  it('keep what denies a document of which no other speaks, one that needs more than the document, and what is no document', () => {
    const all = [
      withConditions(visa('IE'), not(visa('GB'))),
      withConditions(visa('US'), not(byLand)),
      withConditions(visa('FR'), not(visa('US'))),
    ];
    expect(inReadingOrder(all).map(({ conditions }) => conditions)).toEqual([
      [visa('US'), not(byLand)],
      [visa('IE'), not(visa('GB'))],
      [visa('FR'), not(visa('US'))],
    ]);
  });

  it('stay as they are where none is denied', () => {
    const all = [withConditions(visa('US'), byLand), withConditions(byLand)];
    expect(inReadingOrder(all)).toEqual(all);
  });
});

it('a summary names the documents that help, and one that must not be held where that is all', () => {
  expect(namedInSummary([visa('US'), not(visa('GB'))])).toEqual([visa('US')]);
  expect(namedInSummary([not(visa('GB'))])).toEqual([not(visa('GB'))]);
  expect(namedInSummary([visa('US'), not(byLand)])).toEqual([visa('US'), not(byLand)]);
});

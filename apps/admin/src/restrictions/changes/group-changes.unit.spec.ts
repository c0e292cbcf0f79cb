import { groupChanges, isOfRestriction, type Change } from './group-changes.js';

const change = (field: string, part: Partial<Change> = {}): Change => ({
  detailId: null,
  purpose: null,
  citizenships: [],
  departures: [],
  field,
  title: field,
  before: null,
  after: null,
  beforeText: null,
  afterText: null,
  ...part,
});

it('puts the restriction first and the changes of one detail together', () => {
  const groups = groupChanges([
    change('ErVisaRequired', { detailId: 'a', purpose: 'PRIVATE' }),
    change('ErExitNote', { detailId: 'b', purpose: 'PRIVATE' }),
    change('ErVisaFreeDays', { detailId: 'a', purpose: 'PRIVATE' }),
    change('reminder'),
  ]);
  expect(groups.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
    ['reminder'],
    ['ErVisaRequired', 'ErVisaFreeDays'],
    ['ErExitNote'],
  ]);
});

it('tells new details without an id apart by whom they hold for', () => {
  const groups = groupChanges([
    change('Note', { purpose: 'PRIVATE', citizenships: ['DE'] }),
    change('Note', { purpose: 'PRIVATE', citizenships: ['FR'] }),
    change('x', { purpose: 'PRIVATE', citizenships: ['DE'] }),
  ]);
  expect(groups.map(({ changes }) => changes.length)).toEqual([2, 1]);
  expect(groups.some(({ first }) => isOfRestriction(first))).toBe(false);
});

it('takes a copied value for everyone for one of a detail, and a reminder for one of the restriction', () => {
  const { purpose: _, ...copied } = change('Note');
  expect(isOfRestriction(copied)).toBe(false);
  expect(isOfRestriction(change('reminder'))).toBe(true);
});

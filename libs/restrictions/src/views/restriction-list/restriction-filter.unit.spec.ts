import { InputRejected } from '@landfall/kernel';
import { pageRequest } from '@landfall/platform';
import type { EntryRestrictionSortField } from '@landfall/platform/schema';
import { ListedRestriction, type ListedDetail, type ListedState } from './listed-restriction.js';
import { restrictionFilter, type ListContext, type RestrictionFilter } from './restriction-filter.js';
import { RestrictionListInput } from './restriction-list.input.js';
import { inPlaceOrder, sortRestrictions } from './restriction-order.js';
import { PlaceNames } from './places-by-name.js';

const TODAY = '2026-05-20';
const ZONE = 'Europe/Berlin';

const aDetail = (changes: Partial<ListedDetail> = {}): ListedDetail => ({
  id: 'detail-1',
  purpose: 'PRIVATE',
  citizenships: [],
  departures: [],
  phases: {},
  checkedAt: '2026-05-01',
  nextReview: null,
  modifiedAt: '2026-05-01T10:00:00Z',
  ...changes,
});
const listed = (id: string, changes: Partial<ListedState> = {}): ListedRestriction =>
  new ListedRestriction(
    {
      id,
      version: 1,
      level: 'COUNTRY',
      countryId: id.toUpperCase(),
      regionId: null,
      airportId: null,
      provenance: 'editorial',
      isActive: true,
      reminder: null,
      modifiedAt: new Date('2026-05-10T10:00:00Z'),
      modifiedBy: 'edda',
      significantUpdateAt: null,
      checkedAt: null,
      regionDeviationTourism: false,
      regionDeviationBusiness: false,
      details: [],
      ...changes,
    },
    ZONE,
  );

const thailand = listed('th', {
  reminder: '2026-05-19',
  // Past midnight in the zone of the product.
  modifiedAt: new Date('2026-05-11T22:30:00Z'),
  checkedAt: new Date('2026-04-30T22:30:00Z'),
  details: [aDetail({ phases: { noAccess: { start: '2026-05-20', end: '2026-05-20' } } })],
});
const phuket = listed('hkt', {
  level: 'AIRPORT',
  countryId: 'TH',
  regionId: 'TH-83',
  airportId: 'HKT',
  isActive: false,
  modifiedBy: 'emil',
});
const india = listed('in', {
  provenance: 'imported',
  significantUpdateAt: new Date('2026-05-01T10:00:00Z'),
  details: [aDetail(), aDetail({ phases: { noRestrictions: { start: '2026-01-01', end: null } } })],
});
const egypt = listed('eg', {
  reminder: '2026-05-21',
  checkedAt: new Date('2026-05-19T10:00:00Z'),
  details: [aDetail({ nextReview: '2026-05-25' }), aDetail({ checkedAt: null })],
});
const all = [thailand, phuket, india, egypt];

const context: ListContext = {
  today: TODAY,
  names: new PlaceNames(
    new Map([
      ['COUNTRY:EG', { rank: 0, folded: 'agypten', codes: ['eg'] }],
      ['COUNTRY:IN', { rank: 1, folded: 'indien', codes: ['in'] }],
      ['COUNTRY:TH', { rank: 2, folded: 'thailand', codes: ['th'] }],
      ['AIRPORT:HKT', { rank: 3, folded: 'thailand phuket hkt phuket international', codes: ['th', 'th 83', 'hkt'] }],
    ]),
  ),
  conflictCount: ({ id }) => (id === 'in' ? 2 : 0),
  scheduledCount: ({ id }) => (id === 'eg' ? 1 : 0),
};
const found = (filter: RestrictionFilter): string[] =>
  all.filter(restrictionFilter(filter, context)).map(({ id }) => id);

describe('the filter of restrictions', () => {
  it.each<[RestrictionFilter, string[]]>([
    [{}, ['th', 'hkt', 'in', 'eg']],
    [{ ids: ['TH', 'eg', 'none'] }, ['th', 'eg']],
    [{ ids: [] }, []],
    [{ search: 'Ägypt' }, ['eg']],
    [{ search: 'TH' }, ['th', 'hkt']],
    [{ search: 'Phuket' }, ['hkt']],
    [{ search: 'in' }, ['hkt', 'in']],
    [{ search: ' ' }, ['th', 'hkt', 'in', 'eg']],
    [{ level: 'AIRPORT' }, ['hkt']],
    [{ countryId: 'th' }, ['th', 'hkt']],
    [{ regionId: 'th-83' }, ['hkt']],
    [{ airportId: 'hkt', countryId: 'TH' }, ['hkt']],
    [{ isActive: false }, ['hkt']],
    [{ isActive: null, provenance: 'IMPORTED' }, ['in']],
    [{ status: 'RED' }, ['th']],
    [{ status: 'BLUE' }, ['in']],
    [{ status: 'GRAY' }, ['hkt', 'eg']],
    [{ editorId: 'emil' }, ['hkt']],
    [{ hasReminder: true }, ['th', 'eg']],
    [{ hasReminder: false }, ['hkt', 'in']],
    [{ reminderUntil: TODAY }, ['th']],
    [{ uncheckedForDays: 19 }, ['hkt', 'in']],
    [{ uncheckedForDays: 18 }, ['th', 'hkt', 'in']],
    [{ modifiedFrom: '2026-05-12' }, ['th']],
    [{ modifiedTo: '2026-05-11' }, ['hkt', 'in', 'eg']],
    [{ checkedFrom: '2026-05-02' }, ['eg']],
    [{ checkedFrom: '2026-05-01', checkedTo: '2026-05-01' }, ['th']],
    [{ hasReviewsDue: true }, []],
    [{ hasConflicts: true }, ['in']],
    [{ hasConflicts: false, hasScheduled: false }, ['th', 'hkt']],
    [{ hasScheduled: true }, ['eg']],
  ])('%j finds %j', (filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });

  it('finds a region however its id is spelled', () => {
    const gulu = listed('gulu', { level: 'REGION', countryId: 'UG', regionId: 'UG:Gulu' });
    const finds = (regionId: string): boolean => restrictionFilter({ regionId }, context)(gulu);
    expect(['UG:Gulu', 'ug:gulu', 'UG:GULU', 'UG'].map(finds)).toEqual([true, true, true, false]);
  });

  it('rejects what is no day, all at once', () => {
    const check = (filter: RestrictionFilter) => pageRequest({ limit: 101, filter }, RestrictionListInput);
    expect(() => pageRequest({ filter: { checkedTo: '2026-05-01' } }, RestrictionListInput)).not.toThrow();
    let rejection: unknown;
    try {
      check({ reminderUntil: 'soon', modifiedFrom: '2026-02-30' });
    } catch (error) {
      rejection = error;
    }
    expect(rejection).toBeInstanceOf(InputRejected);
    expect((rejection as InputRejected).rejections.map(({ field }) => field)).toEqual([
      'filter.reminderUntil',
      'filter.modifiedFrom',
      'limit',
    ]);
  });
});

describe('a listed restriction', () => {
  it('counts the reviews that are due on a day', () => {
    const reviewed = listed('th', {
      details: [
        aDetail({ checkedAt: '2026-02-18' }),
        aDetail({ checkedAt: '2026-02-20' }),
        aDetail({ nextReview: '2026-05-19' }),
        aDetail({ checkedAt: null }),
      ],
    });
    const days = ['2026-05-19', '2026-05-20', '2026-05-21', '2026-05-22'];
    expect(days.map((day) => reviewed.reviewsDueOn(day))).toEqual([1, 3, 3, 4]);
  });

  it('has the status of the day it is seen on, again and again', () => {
    expect(['2026-05-20', '2026-05-21', '2026-05-20'].map((day) => thailand.statusOn(day))).toEqual([
      'RED',
      'GRAY',
      'RED',
    ]);
  });
});

describe('the order of restrictions', () => {
  const sorted = (field: EntryRestrictionSortField, order: 'ASC' | 'DESC' = 'ASC'): string[] =>
    sortRestrictions(inPlaceOrder(all, context.names), { field, order }, context).map(({ id }) => id);

  it.each<[EntryRestrictionSortField, string[], string[]]>([
    ['place', ['eg', 'in', 'th', 'hkt'], ['hkt', 'th', 'in', 'eg']],
    ['level', ['eg', 'in', 'th', 'hkt'], ['hkt', 'eg', 'in', 'th']],
    ['status', ['th', 'in', 'eg', 'hkt'], ['eg', 'hkt', 'in', 'th']],
    ['isActive', ['hkt', 'eg', 'in', 'th'], ['eg', 'in', 'th', 'hkt']],
    ['provenance', ['eg', 'th', 'hkt', 'in'], ['in', 'eg', 'th', 'hkt']],
    ['modifiedAt', ['eg', 'in', 'hkt', 'th'], ['th', 'eg', 'in', 'hkt']],
    ['checkedAt', ['th', 'eg', 'in', 'hkt'], ['eg', 'th', 'in', 'hkt']],
    ['significantUpdateAt', ['in', 'eg', 'th', 'hkt'], ['in', 'eg', 'th', 'hkt']],
    ['reminder', ['th', 'eg', 'in', 'hkt'], ['eg', 'th', 'in', 'hkt']],
    ['detailCount', ['hkt', 'th', 'eg', 'in'], ['eg', 'in', 'th', 'hkt']],
    ['scheduledCount', ['in', 'th', 'hkt', 'eg'], ['eg', 'in', 'th', 'hkt']],
    ['conflictCount', ['eg', 'th', 'hkt', 'in'], ['in', 'eg', 'th', 'hkt']],
  ])('by %s', (field, ascending, descending) => {
    expect(sorted(field)).toEqual(ascending);
    expect(sorted(field, 'DESC')).toEqual(descending);
  });

  it('is decided by the id at one place', () => {
    const twins = ['b', 'c', 'a'].map((id) => listed(id, { countryId: 'TH' }));
    const ordered = inPlaceOrder(twins, context.names);
    for (const order of ['ASC', 'DESC'] as const) {
      const sortedTwins = sortRestrictions(ordered, { field: 'place', order }, context);
      expect(sortedTwins.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    }
  });
});

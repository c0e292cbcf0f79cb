import { ListedRestriction, type ListedDetail, type ListedState } from '../restriction-list/listed-restriction.js';
import { countryRows, filterCountries, sortCountries, type CountryOverviewFilter } from './country-row.js';

const TODAY = '2026-05-01';
const ZONE = 'Europe/Berlin';
const countries = [
  { iso2: 'EG', name: 'Ägypten' },
  { iso2: 'NR', name: 'Nauru' },
  { iso2: 'TH', name: 'Thailand' },
];

const aDetail = (changes: Partial<ListedDetail> = {}): ListedDetail => ({
  id: 'detail-1',
  purpose: 'PRIVATE',
  citizenships: [],
  departures: [],
  phases: {},
  checkedAt: '2026-04-30',
  nextReview: null,
  modifiedAt: '2026-04-30T10:00:00Z',
  ...changes,
});
const reviewDue = aDetail({ checkedAt: '2026-03-01', nextReview: '2026-04-01', modifiedAt: '2026-03-01T10:00:00Z' });
const red = aDetail({ phases: { noAccess: { start: '2026-01-01', end: null } } });

const restriction = (countryId: string, part: Partial<ListedState> = {}): ListedRestriction =>
  new ListedRestriction(
    {
      id: `${countryId}-${part.level ?? 'COUNTRY'}-${part.provenance ?? 'editorial'}`,
      version: 1,
      level: 'COUNTRY',
      countryId,
      regionId: part.level === 'REGION' ? `${countryId}-1` : null,
      airportId: null,
      provenance: 'editorial',
      isActive: true,
      reminder: null,
      modifiedAt: new Date('2026-04-10T10:00:00Z'),
      modifiedBy: 'edda',
      significantUpdateAt: null,
      checkedAt: null,
      regionDeviationTourism: false,
      regionDeviationBusiness: false,
      details: [],
      ...part,
    },
    ZONE,
  );
const rowsOf = (restrictions: readonly ListedRestriction[], scheduled: Record<string, number> = {}) =>
  countryRows(countries, restrictions, { today: TODAY, scheduled: new Map(Object.entries(scheduled)) });
const codes = (restrictions: readonly ListedRestriction[], filter: CountryOverviewFilter): string[] =>
  filterCountries(rowsOf(restrictions), filter, TODAY).map(({ iso2 }) => iso2);

it('has a row for every country, also where nothing is said', () => {
  expect(rowsOf([restriction('TH')]).map(({ iso2, own }) => [iso2, own?.id ?? null])).toEqual([
    ['EG', null],
    ['NR', null],
    ['TH', 'TH-COUNTRY-editorial'],
  ]);
});

it('adds up what waits in a country and in its regions', () => {
  const region = restriction('TH', { level: 'REGION', details: [reviewDue, reviewDue, reviewDue, aDetail()] });
  const thailand = rowsOf([restriction('TH', { details: [reviewDue, reviewDue] }), region], {
    TH: 1,
  }).at(-1);
  expect(thailand).toMatchObject({ reviewsDueCount: 5, scheduledCount: 1, detailCount: 6 });
  expect(thailand?.inside).toHaveLength(1);
});

it('shows the restriction of an editor before an imported one, and an active one before one that is off', () => {
  const ownOf = (...restrictions: ListedRestriction[]) => rowsOf(restrictions).at(-1)?.own;
  expect(ownOf(restriction('TH', { provenance: 'imported' }), restriction('TH'))?.provenance).toBe('EDITORIAL');
  expect(ownOf(restriction('TH', { isActive: false }), restriction('TH', { provenance: 'imported' }))?.isActive).toBe(
    true,
  );
});

it('finds by code, by ids and by a part of the name, whatever the accents', () => {
  const all = [restriction('TH'), restriction('EG')];
  expect(codes(all, { search: 'agyp' })).toEqual(['EG']);
  expect(codes(all, { search: ' th ' })).toEqual(['TH']);
  expect(codes(all, { ids: ['nr', 'EG'] })).toEqual(['EG', 'NR']);
});

it('narrows to what has to be looked at', () => {
  const all = [
    restriction('TH', { details: [reviewDue], reminder: '2026-05-01' }),
    restriction('EG', { level: 'REGION', details: [red], reminder: '2026-05-02' }),
  ];
  expect(codes(all, { shown: 'REVIEWS_DUE' })).toEqual(['TH']);
  expect(codes(all, { shown: 'REMINDER' })).toEqual(['TH']);
  expect(codes(all, { shown: 'DEVIATING' })).toEqual(['EG']);
  expect(codes([restriction('TH', { regionDeviationTourism: true })], { shown: 'DEVIATING' })).toEqual(['TH']);
  expect(codes(all, { shown: 'MISSING' })).toEqual(['EG', 'NR']);
  expect(codes(all, { shown: 'STATED' })).toEqual(['EG', 'TH']);
  expect(codes(all, { status: 'RED' })).toEqual(['EG']);
});

it('sorts by each field, what is not stated last in both directions', () => {
  const rows = rowsOf([
    restriction('TH', { checkedAt: new Date('2026-03-15'), details: [reviewDue] }),
    restriction('EG', { checkedAt: new Date('2026-03-01'), reminder: '2026-05-01' }),
  ]);
  const sorted = (...[field, order]: [Parameters<typeof sortCountries>[1], 'ASC' | 'DESC']): string =>
    sortCountries(rows, field, order, TODAY)
      .map(({ iso2 }) => iso2)
      .join(' ');
  expect(sorted('country', 'ASC')).toBe('EG NR TH');
  expect(sorted('country', 'DESC')).toBe('TH NR EG');
  expect(sorted('checkedAt', 'ASC')).toBe('EG TH NR');
  expect(sorted('checkedAt', 'DESC')).toBe('TH EG NR');
  expect(sorted('reviewsDueCount', 'DESC')).toBe('TH EG NR');
  expect(sorted('detailCount', 'ASC')).toBe('EG NR TH');
  expect(sorted('reminder', 'DESC')).toBe('EG NR TH');
});

import type { ReviewRow } from '../../gen/graphql.js';
import { filterRows, overviewRows, type OverviewFilter } from './overview-rows.js';

const restriction = (iso2: string, part: Partial<ReviewRow> = {}): ReviewRow => ({
  id: `${iso2}-${part.level ?? 'COUNTRY'}-${part.provenance ?? 'EDITORIAL'}`,
  level: 'COUNTRY',
  isActive: true,
  provenance: 'EDITORIAL',
  country: { id: iso2, iso2, nameShort: iso2 },
  region: null,
  airport: null,
  modifiedAt: '2026-01-01',
  modifiedBy: null,
  checkedAt: null,
  checkedBy: null,
  detailCount: 1,
  status: 'BLUE',
  reminder: null,
  reviewsDueCount: 0,
  scheduledCount: 0,
  conflictCount: 0,
  significantUpdateAt: null,
  regionDeviationTourism: false,
  regionDeviationBusiness: false,
  ...part,
});
const countries = [
  { iso2: 'TH', name: 'Thailand' },
  { iso2: 'EG', name: 'Ägypten' },
  { iso2: 'NR', name: 'Nauru' },
];
const TODAY = '2026-05-01';
const codes = (restrictions: ReviewRow[], filter: Partial<OverviewFilter>): string[] =>
  filterRows(overviewRows(countries, restrictions), { search: '', status: '', shown: 'ALL', ...filter }, TODAY).map(
    ({ iso2 }) => iso2,
  );

it('has a row for every country, also where nothing is said', () => {
  const rows = overviewRows(countries, [restriction('TH')]);
  expect(rows.map(({ iso2, own }) => [iso2, own?.id ?? null])).toEqual([
    ['TH', 'TH-COUNTRY-EDITORIAL'],
    ['EG', null],
    ['NR', null],
  ]);
});

it('adds up what waits in a country and in its regions', () => {
  const [thailand] = overviewRows(countries, [
    restriction('TH', { reviewsDueCount: 2, scheduledCount: 1 }),
    restriction('TH', { level: 'REGION', reviewsDueCount: 3, detailCount: 4 }),
  ]);
  expect(thailand).toMatchObject({ reviewsDue: 5, scheduled: 1, details: 5 });
  expect(thailand?.inside).toHaveLength(1);
});

it('shows the restriction of an editor before an imported one, and an active one before one that is off', () => {
  const [imported] = overviewRows(countries, [restriction('TH', { provenance: 'IMPORTED' }), restriction('TH')]);
  expect(imported?.own?.provenance).toBe('EDITORIAL');
  const [active] = overviewRows(countries, [
    restriction('TH', { isActive: false }),
    restriction('TH', { provenance: 'IMPORTED' }),
  ]);
  expect(active?.own?.isActive).toBe(true);
});

it('finds by code and by a part of the name, whatever the accents', () => {
  const all = [restriction('TH'), restriction('EG')];
  expect(codes(all, { search: 'agyp' })).toEqual(['EG']);
  expect(codes(all, { search: ' th ' })).toEqual(['TH']);
});

it('narrows to what has to be looked at', () => {
  const all = [
    restriction('TH', { reviewsDueCount: 1, reminder: '2026-05-01' }),
    restriction('EG', { level: 'REGION', status: 'RED', reminder: '2026-05-02' }),
  ];
  expect(codes(all, { shown: 'REVIEWS_DUE' })).toEqual(['TH']);
  expect(codes(all, { shown: 'REMINDER' })).toEqual(['TH']);
  expect(codes(all, { shown: 'DEVIATING' })).toEqual(['EG']);
  expect(codes(all, { shown: 'MISSING' })).toEqual(['EG', 'NR']);
  expect(codes(all, { shown: 'STATED' })).toEqual(['TH', 'EG']);
  expect(codes(all, { status: 'RED' })).toEqual(['EG']);
});

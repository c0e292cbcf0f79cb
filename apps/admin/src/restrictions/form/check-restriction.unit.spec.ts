import type { ValueKind } from '../../gen/graphql.js';
import { checkRestriction } from './check-restriction.js';
import { emptyDetail, emptyRestriction } from './restriction-form.js';

const kinds = new Map<string, ValueKind>([
  ['ErVisaFreeDays', 'POSINT'],
  ['ForeignOfficeStatus', 'COLOR'],
]);
const valid = { ...emptyRestriction(), countryId: 'TH' };

it('accepts an empty detail and blanks', () => {
  expect(
    checkRestriction(
      { ...valid, details: [{ ...emptyDetail(), values: { ErVisaFreeDays: '', ForeignOfficeStatus: 'RED' } }] },
      kinds,
      '2026-11-21',
    ),
  ).toEqual([]);
});

it('asks for the place of the level', () => {
  expect(
    checkRestriction({ ...emptyRestriction(), level: 'REGION' }, kinds, '2026-11-21').map(({ path }) => path),
  ).toEqual(['countryId', 'regionId']);
  expect(checkRestriction({ ...valid, level: 'AIRPORT', airportId: 'BKK' }, kinds, '2026-11-21')).toEqual([]);
});

it('finds wrong addresses, numbers and dates in the detail they stand in', () => {
  const wrong = {
    ...emptyDetail(),
    sourceUri: 'ftp://a',
    values: { ErVisaFreeDays: '-3' },
    phases: { ...emptyDetail().phases, noAccess: { start: '2026-05-02', end: '2026-05-01' } },
  };
  expect(checkRestriction({ ...valid, details: [emptyDetail(), wrong] }, kinds, '2026-11-21')).toEqual([
    { path: 'details.1.sourceUri', key: 'url' },
    { path: 'details.1.phases.noAccess.end', key: 'dateOrder' },
    { path: 'details.1.values.ErVisaFreeDays', key: 'number' },
  ]);
});

it.each(['https://localhost/rules', 'https://user:secret@example.org', 'https://example..org', 'https://'])(
  'takes %s for no address of a source, as the server does',
  (sourceUri) => {
    const problems = (typed: string) =>
      checkRestriction({ ...valid, details: [{ ...emptyDetail(), sourceUri: typed }] }, kinds, '2026-11-21');
    expect(problems(sourceUri)).toEqual([{ path: 'details.0.sourceUri', key: 'url' }]);
    expect(problems(' https://example.org/rules ')).toEqual([]);
  },
);

it('asks for a later day when the revision is scheduled', () => {
  const on = (effectiveOn: string): string[] =>
    checkRestriction({ ...valid, isScheduled: true, effectiveOn }, kinds, '2026-11-21').map(({ key }) => key);
  expect([on(''), on('2026-11-21'), on('2026-11-22')]).toEqual([['required'], ['future'], []]);
  expect(checkRestriction({ ...valid, effectiveOn: '2020-01-01' }, kinds, '2026-11-21')).toEqual([]);
});

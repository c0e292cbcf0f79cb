import type { ValueKind } from '../graphql/schema-types.js';
import { checkRestriction } from './check-restriction.js';
import { emptyDetail, emptyRestriction } from './restriction-form.js';

const kinds = new Map<string, ValueKind>([['ErVisaFreeDays', 'POSINT'], ['ForeignOfficeStatus', 'COLOR']]);
const valid = { ...emptyRestriction(), countryId: 'TH' };

it('accepts an empty detail and blanks', () => {
  expect(checkRestriction({ ...valid, details: [{ ...emptyDetail(), values: { ErVisaFreeDays: '', ForeignOfficeStatus: 'RED' } }] }, kinds)).toEqual([]);
});

it('asks for the place of the level', () => {
  expect(checkRestriction({ ...emptyRestriction(), level: 'REGION' }, kinds).map(({ path }) => path)).toEqual(['countryId', 'regionId']);
  expect(checkRestriction({ ...valid, level: 'AIRPORT', airportId: 'BKK' }, kinds)).toEqual([]);
});

it('finds wrong addresses, numbers and dates in the detail they stand in', () => {
  const wrong = {
    ...emptyDetail(), sourceUri: 'ftp://a', values: { ErVisaFreeDays: '-3' },
    phases: { ...emptyDetail().phases, noAccess: { start: '2026-05-02', end: '2026-05-01' } },
  };
  expect(checkRestriction({ ...valid, details: [emptyDetail(), wrong] }, kinds)).toEqual([
    { path: 'details.1.sourceUri', key: 'url' },
    { path: 'details.1.phases.noAccess.end', key: 'dateOrder' },
    { path: 'details.1.values.ErVisaFreeDays', key: 'number' },
  ]);
});

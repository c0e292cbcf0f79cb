import { emptyDetail, type DetailForm } from '../form/restriction-form.js';
import { emptyCondition } from '../form/condition-form.js';
import { conflictsOf } from './conflicts.js';

const groups = [{ key: 'EU', title: 'EU', members: ['DE', 'FR'] }];
const detail = (required: boolean, part: Partial<DetailForm> = {}): DetailForm => ({
  ...emptyDetail('PRIVATE'),
  values: { ErVisaRequired: required },
  ...part,
});
const conflicts = (others: DetailForm[], own = detail(true)): number[] =>
  conflictsOf([own, ...others], 0, 'ErVisaRequired', groups);

it('finds the details that say something else to the same travellers', () => {
  expect(conflicts([detail(false), detail(true), detail(false, { values: {} })])).toEqual([1]);
});

it('leaves out another purpose, other nationalities and a more special audience', () => {
  expect(conflicts([detail(false, { restrictionType: 'BUSINESS' }), detail(false, { nationalities: ['DE'] })])).toEqual(
    [],
  );
  expect(conflicts([detail(false, { nationalities: ['US'] })], detail(true, { nationalities: ['DE'] }))).toEqual([]);
  expect(conflicts([detail(false, { departures: ['CH'] })], detail(true, { departures: ['AT'] }))).toEqual([]);
});

it('leaves out details that share no day, or hold under other conditions', () => {
  const until = detail(true, { validUntil: '2026-12-31' });
  expect(conflicts([detail(false, { validFrom: '2027-01-01' })], until)).toEqual([]);
  expect(conflicts([detail(false, { validFrom: '2026-12-31' })], until)).toEqual([1]);
  expect(conflicts([detail(false, { validFrom: '2026-06-01', validUntil: '2026-06-30' })], until)).toEqual([1]);
  expect(conflicts([detail(false, { conditions: [emptyCondition()] })])).toEqual([]);
});

it('looks into groups', () => {
  expect(conflicts([detail(false, { nationalities: ['DE', 'US'] })], detail(true, { nationalities: ['EU'] }))).toEqual([
    1,
  ]);
});

import type { Entry, Statement } from '@landfall/requirements';
import { withoutIdleEntries } from './without-idle-entries.js';

const entry = (detailType: string, value: Statement['value'], citizenships = ['DE'], place = 'TH'): Entry => ({
  detailType,
  place,
  citizenships,
  state: 'stated',
  statements: [{ value, detailId: 'a', level: 'COUNTRY', provenance: 'editorial' } as Statement],
});
const shown = (...entries: Entry[]) => withoutIdleEntries(entries).map(({ detailType }) => detailType);

it('leaves out that no e-visa is offered to those who need no visa, but not that one is', () => {
  expect(shown(entry('ErVisaRequired', false), entry('ErEVisaPossible', false))).toEqual(['ErVisaRequired']);
  expect(shown(entry('ErVisaRequired', false), entry('ErEVisaPossible', true))).toHaveLength(2);
  expect(shown(entry('ErVisaRequired', true), entry('ErEVisaPossible', false))).toHaveLength(2);
});

it.each([
  ['ErVisaRequired', 'ErVisaLatestDays', false],
  ['ErVisaRequired', 'ErVisaEarliestDays', false],
  ['ErVisaRequired', 'ErVisaCost', false],
  ['ErEntryPermitRequired', 'ErEntryPermitCost', false],
  ['ErEntryPermitRequired', 'ErEntryPermitLatestDays', false],
  ['ErExtraFormsRequired', 'ErExtraFormsEarliestDays', { yes: false }],
  ['ErExtraFormsRequired', 'ErExtraFormsLatestDays', { yes: false }],
  ['VaccinationRequired', 'VaccinationLatestDays', { yes: false }],
] as const)('leaves out the lead times and costs of what is not required: %s, %s', (requirement, leadTime, no) => {
  expect(shown(entry(requirement, no), entry(leadTime, 3))).toEqual([requirement]);
  expect(shown(entry(requirement, typeof no === 'object' ? { yes: true } : true), entry(leadTime, 3))).toHaveLength(2);
  expect(shown(entry(requirement, null), entry(leadTime, 3))).toHaveLength(2);
});

it.each([
  ['ErChildPassportSufficient', 'ErChildPassportValidForStay', true],
  ['ErIdSufficient', 'ErIdMinMonthsBeyondTrip', 3],
] as const)('leaves out how long a document must be valid that is not enough: %s, %s', (enough, rule, value) => {
  expect(shown(entry(enough, false), entry(rule, value))).toEqual([enough]);
  expect(shown(entry(enough, true), entry(rule, value))).toHaveLength(2);
  expect(shown(entry(enough, false), { ...entry(rule, null), state: 'unknown' })).toEqual([enough]);
  expect(shown({ ...entry(enough, false), periods: [] }, entry(rule, value))).toHaveLength(2);
});

it('keeps what concerns another place or one more traveller', () => {
  expect(shown(entry('ErVisaRequired', false, ['DE'], 'VN'), entry('ErVisaLatestDays', 7))).toHaveLength(2);
  expect(shown(entry('ErVisaRequired', false), entry('ErVisaLatestDays', 7, ['DE', 'TR']))).toHaveLength(2);
});

it('leaves out a note that is taken back, but neither a day of stay that is, nor a note that will follow', () => {
  const takenBack = (detailType: string): Entry => ({ ...entry(detailType, null), state: 'unknown' });
  expect(
    shown(takenBack('ErVisaNote'), takenBack('ErVisaFreeDays'), entry('ErExitNote', { en: 'Keep the slip.' })),
  ).toEqual(['ErVisaFreeDays', 'ErExitNote']);
  expect(shown({ ...takenBack('ErVisaNote'), periods: [] })).toHaveLength(1);
  expect(shown({ ...takenBack('ErCruiseNote'), statements: [] })).toHaveLength(1);
});

it.each(['ErPassportMinMonthsAtDeparture', 'ErPassportBlankPages', 'ErEntryPermitName'])(
  'leaves out %s where it is taken back from all',
  (detailType) => {
    const takenBack: Entry = { ...entry(detailType, null), state: 'unknown' };
    expect(shown(takenBack, { ...entry('ErIdValidForStay', null), state: 'unknown' })).toEqual(['ErIdValidForStay']);
    expect(shown({ ...takenBack, statements: [] })).toEqual([detailType]);
    expect(shown(takenBack, entry(detailType, 6, ['TR']))).toEqual([detailType, detailType]);
  },
);

it('leaves out days of stay that are taken back from citizens at home', () => {
  const days = (citizenships: string[]): Entry => ({
    ...entry('ErVisaFreeDays', null, citizenships, 'AL'),
    state: 'unknown',
  });
  expect(shown(days(['AL']))).toEqual([]);
  expect(shown(days(['AL', 'DE']))).toHaveLength(1);
});

it('leaves out days without a visa that are taken back from those who need one', () => {
  const days: Entry = { ...entry('ErVisaFreeDays', null), state: 'unknown' };
  expect(shown(entry('ErVisaRequired', true), days)).toEqual(['ErVisaRequired']);
  expect(shown(entry('ErVisaRequired', false), days)).toHaveLength(2);
  expect(shown(entry('ErVisaRequired', true, ['DE']), { ...days, citizenships: ['DE', 'TR'] })).toHaveLength(2);
});

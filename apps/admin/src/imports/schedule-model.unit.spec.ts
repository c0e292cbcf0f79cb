import { checkSchedule, hoursOf, scheduleInput, type ScheduleForm } from './schedule-model.js';

const schedule: ScheduleForm = {
  importer: 'advisories',
  address: 'https://example.org/list.json',
  everyHours: '24',
  licence: 'CC0',
};

it('asks for an importer, a web address, hours and a licence', () => {
  expect(checkSchedule(schedule)).toEqual({});
  expect(
    Object.keys(checkSchedule({ ...schedule, importer: '', address: 'ftp://x', everyHours: '0', licence: ' ' })),
  ).toEqual(['importer', 'address', 'everyHours', 'licence']);
  for (const address of ['https://localhost/list', 'https://user:secret@example.org', 'https://example.org/a b'])
    expect(checkSchedule({ ...schedule, address })).toEqual({ address: 'restrictions.problem.url' });
  expect(checkSchedule({ ...schedule, address: ' https://example.org/list.json ' })).toEqual({});
  expect(checkSchedule({ ...schedule, address: '' })).toEqual({ address: 'app.requiredField' });
});

it('reads whole hours up to a year', () => {
  expect([hoursOf('1'), hoursOf('8784'), hoursOf('8785'), hoursOf('1.5'), hoursOf('')]).toEqual([
    1,
    8784,
    null,
    null,
    null,
  ]);
});

it('takes an emptied field for a missing one, and a saved record as it is', () => {
  expect(checkSchedule({ ...schedule, everyHours: 24 })).toEqual({});
  expect(
    Object.keys(checkSchedule({ importer: 'advisories', address: null, everyHours: null, licence: null })),
  ).toEqual(['address', 'everyHours', 'licence']);
});

it('sends the hours as a number', () => {
  expect(scheduleInput({ ...schedule, everyHours: ' 6 ', isActive: true })).toMatchObject({
    everyHours: 6,
    isActive: true,
  });
});

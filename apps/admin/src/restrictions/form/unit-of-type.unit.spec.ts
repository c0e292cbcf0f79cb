import { DETAIL_TYPES } from '@landfall/catalogue';
import { unitOfType } from './unit-of-type.js';

it.each([
  ['ErPassportMinMonthsBeyondTrip', 'months'],
  ['ErVisaFreeDays', 'days'],
  ['TestHoursBeforeArrival', 'hours'],
  ['QuarantineMinorsExemptionAge', 'years'],
  ['ErPassportBlankPages', 'pages'],
  ['ErPassportMaxYearsSinceIssue', 'years'],
  ['RecoveryDaysSinceInfectionMax', 'days'],
  ['SevenDayIncidence', null],
  ['AdvisoryRiskLevel', null],
])('%s counts %s', (key, unit) => expect(unitOfType(key)).toBe(unit));

it('knows the unit of every number an editor can state, but for incidences and levels', () => {
  const bare = DETAIL_TYPES.filter(({ key, kind }) => kind === 'POSINT' && unitOfType(key) === null).map(
    ({ key }) => key,
  );
  expect(bare.sort()).toEqual(['AdvisoryRiskLevel', 'SevenDayIncidence', 'SevenDayIncidenceLastWeek']);
});

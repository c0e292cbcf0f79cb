import { type, type DetailType } from './detail-type.js';

const LEISURE = { showBusiness: false };
const COUNTRY = { isCidmer: true };
const OF_COUNTRIES = { ...COUNTRY, countriesOnly: true };

const testType = (name: string): DetailType[] => [
  type(`Test${name}Accepted`, 'YESNO', `EntryTests${name}`, { positiveYes: true }),
  type(`Test${name}HoursBeforeArrival`, 'POSINT', `EntryTests${name}`),
  type(`Test${name}HoursBeforeDeparture`, 'POSINT', `EntryTests${name}`),
];

const BEFORE_TRAVEL = [
  type('TestHoursBeforeArrival', 'POSINT', 'EntryOthers'),
  type('TestHoursBeforeDeparture', 'POSINT', 'EntryOthers'),
  type('TestMinorsExemptionAge', 'POSINT', 'EntryOthers', LEISURE),
  ...['Pcr', 'Quick', 'Tma', 'Lamp'].flatMap(testType),
  type('VaccinationDaysBeforeArrival', 'POSINT', 'EntryVaccinations'),
  type('VaccinationProofValidityDays', 'POSINT', 'EntryVaccinations'),
  type('VaccinationMinorsExemptionAge', 'POSINT', 'EntryVaccinations', LEISURE),
  type('RecoveryProofValidityDays', 'POSINT', 'EntryRecovered'),
  type('RecoveryDaysSinceInfectionMin', 'POSINT', 'EntryRecovered'),
  type('RecoveryDaysSinceInfectionMax', 'POSINT', 'EntryRecovered'),
];
const ON_ENTRY = [
  type('QuarantineDays', 'POSINT', 'EntryOthers'),
  type('QuarantineMinorsExemptionAge', 'POSINT', 'EntryOthers', LEISURE),
];
const ON_SITE = [
  type('ConditionsOnSiteNote', 'FREETEXT', 'ConditionsOnSite', COUNTRY),
  type('EasedRestrictionsNote', 'FREETEXT', 'EasedRestrictions', COUNTRY),
  type('SevenDayIncidence', 'POSINT', 'IncidenceStatistic', OF_COUNTRIES),
  type('SevenDayIncidenceLastWeek', 'POSINT', 'IncidenceStatistic', OF_COUNTRIES),
];
const DEPARTURE = [type('DepartureRegulationsNote', 'FREETEXT', 'DepartureRegulations')];
const REENTRY = [
  type('ReentryNote', 'FREETEXT', 'ReentryRegulations'),
  type('ReentryRkiClassification', 'COLOR', 'ReentryRki'),
  type('ReentryTestHoursBeforeArrival', 'POSINT', 'ReentryTestsBefore'),
  type('ReentryTestHoursBeforeDeparture', 'POSINT', 'ReentryTestsBefore'),
  type('ReentryTestMinorsExemptionAge', 'POSINT', 'ReentryTestsBefore', LEISURE),
  type('ReentryTestHoursAfterArrival', 'POSINT', 'ReentryTestsAfter'),
  type('ReentryQuarantineDays', 'POSINT', 'ReentryQuarantine'),
  type('ReentryQuarantineMinorsExemptionAge', 'POSINT', 'ReentryQuarantine', LEISURE),
  type('ReentryVaccinationDaysBeforeArrival', 'POSINT', 'ReentryVaccinations'),
  type('ReentryVaccinationProofValidityDays', 'POSINT', 'ReentryVaccinations'),
  type('ReentryRecoveryProofValidityDays', 'POSINT', 'ReentryRecovered'),
  type('ReentryRecoveryDaysSinceInfectionMin', 'POSINT', 'ReentryRecovered'),
  type('ReentryRecoveryDaysSinceInfectionMax', 'POSINT', 'ReentryRecovered'),
];

/** The structured details of the pandemic years, by the part of the trip that they concern; of the main set. */
export const FORMER_RULE_TYPES = { BEFORE_TRAVEL, ON_ENTRY, ON_SITE, DEPARTURE, REENTRY } as const;

import type { FormerRules } from '../en/former-rules.js';

export const formerRules: FormerRules = {
  'type.TestHoursBeforeDeparture': 'Testens højeste alder ved afrejse',
  'type.TestPcrAccepted': 'PCR-test til indrejse',
  'type.TestPcrHoursBeforeArrival': 'PCR-testens højeste alder ved ankomst',
  'type.TestPcrHoursBeforeDeparture': 'PCR-testens højeste alder ved afrejse',
  'type.TestQuickAccepted': 'Hurtigtest til indrejse',
  'type.TestQuickHoursBeforeArrival': 'Hurtigtestens højeste alder ved ankomst',
  'type.TestQuickHoursBeforeDeparture': 'Hurtigtestens højeste alder ved afrejse',
  'type.TestTmaAccepted': 'TMA-test til indrejse',
  'type.TestTmaHoursBeforeArrival': 'TMA-testens højeste alder ved ankomst',
  'type.TestTmaHoursBeforeDeparture': 'TMA-testens højeste alder ved afrejse',
  'type.TestLampAccepted': 'LAMP-test til indrejse',
  'type.TestLampHoursBeforeArrival': 'LAMP-testens højeste alder ved ankomst',
  'type.TestLampHoursBeforeDeparture': 'LAMP-testens højeste alder ved afrejse',
  'type.VaccinationProofValidityDays': 'Vaccinationsbevisets gyldighed',
  'type.VaccinationMinorsExemptionAge': 'Aldersgrænse for mindreåriges fritagelse for vaccination',
  'type.RecoveryProofValidityDays': 'Gyldighed af bevis for overstået smitte',
  'type.RecoveryDaysSinceInfectionMin': 'Korteste tid siden smitten',
  'type.RecoveryDaysSinceInfectionMax': 'Længste tid siden smitten',
  'type.QuarantineDays': 'Karantæne ved indrejse',
  'type.QuarantineMinorsExemptionAge': 'Aldersgrænse for mindreåriges fritagelse for karantæne',
  'type.EasedRestrictionsNote': 'Lempelser',
  'type.DepartureRegulationsNote': 'Udrejseregler',
  'type.ReentryRkiClassification': 'Tysklands klassificering af området',
  'type.ReentryTestHoursBeforeArrival': 'Testens højeste alder ved hjemkomst',
  'type.ReentryTestHoursBeforeDeparture': 'Testens højeste alder ved hjemrejsens start',
  'type.ReentryTestMinorsExemptionAge': 'Aldersgrænse for mindreåriges fritagelse for test ved hjemkomst',
  'type.ReentryTestHoursAfterArrival': 'Frist for test efter hjemkomst',
  'type.ReentryQuarantineDays': 'Karantæne efter hjemkomst',
  'type.ReentryQuarantineMinorsExemptionAge': 'Aldersgrænse for mindreåriges fritagelse for karantæne efter hjemkomst',
  'type.ReentryVaccinationDaysBeforeArrival': 'Korteste tid mellem vaccination og hjemkomst',
  'type.ReentryVaccinationProofValidityDays': 'Vaccinationsbevisets gyldighed ved hjemkomst',
  'type.ReentryRecoveryProofValidityDays': 'Gyldighed af bevis for overstået smitte ved hjemkomst',
  'type.ReentryRecoveryDaysSinceInfectionMin': 'Korteste tid mellem smitte og hjemkomst',
  'type.ReentryRecoveryDaysSinceInfectionMax': 'Længste tid mellem smitte og hjemkomst',

  'type.VsEntryVaccinated': 'Indrejseregler for vaccinerede',
  'type.VsEntryPartlyVaccinated': 'Indrejseregler for delvist vaccinerede',
  'type.VsEntryRecovered': 'Indrejseregler for tidligere smittede',
  'type.VsEntryUnvaccinated': 'Indrejseregler for ikke-vaccinerede',
  'type.VsTestsVaccinated': 'Testregler for vaccinerede',
  'type.VsTestsPartlyVaccinated': 'Testregler for delvist vaccinerede',
  'type.VsTestsRecovered': 'Testregler for tidligere smittede',
  'type.VsTestsUnvaccinated': 'Testregler for ikke-vaccinerede',
  'type.VsQuarantineVaccinated': 'Karantæneregler for vaccinerede',
  'type.VsQuarantinePartlyVaccinated': 'Karantæneregler for delvist vaccinerede',
  'type.VsQuarantineRecovered': 'Karantæneregler for tidligere smittede',
  'type.VsQuarantineUnvaccinated': 'Karantæneregler for ikke-vaccinerede',
  'type.VsReentryVaccinated': 'Hjemrejseregler for vaccinerede',
  'type.VsReentryPartlyVaccinated': 'Hjemrejseregler for delvist vaccinerede',
  'type.VsReentryRecovered': 'Hjemrejseregler for tidligere smittede',
  'type.VsReentryUnvaccinated': 'Hjemrejseregler for ikke-vaccinerede',

  'value.TestHoursBeforeDeparture':
    'Ved afrejse må testen højst være {count, plural, one {# time} other {# timer}} gammel.',
  'value.TestPcrAccepted.yes': 'En PCR-test accepteres ved indrejse.',
  'value.TestPcrAccepted.no': 'En PCR-test accepteres ikke ved indrejse.',
  'value.TestPcrHoursBeforeArrival':
    'Ved ankomst må PCR-testen højst være {count, plural, one {# time} other {# timer}} gammel.',
  'value.TestPcrHoursBeforeDeparture':
    'Ved afrejse må PCR-testen højst være {count, plural, one {# time} other {# timer}} gammel.',
  'value.TestQuickAccepted.yes': 'En hurtigtest accepteres ved indrejse.',
  'value.TestQuickAccepted.no': 'En hurtigtest accepteres ikke ved indrejse.',
  'value.TestQuickHoursBeforeArrival':
    'Ved ankomst må hurtigtesten højst være {count, plural, one {# time} other {# timer}} gammel.',
  'value.TestQuickHoursBeforeDeparture':
    'Ved afrejse må hurtigtesten højst være {count, plural, one {# time} other {# timer}} gammel.',
  'value.TestTmaAccepted.yes': 'En TMA-test accepteres ved indrejse.',
  'value.TestTmaAccepted.no': 'En TMA-test accepteres ikke ved indrejse.',
  'value.TestTmaHoursBeforeArrival':
    'Ved ankomst må TMA-testen højst være {count, plural, one {# time} other {# timer}} gammel.',
  'value.TestTmaHoursBeforeDeparture':
    'Ved afrejse må TMA-testen højst være {count, plural, one {# time} other {# timer}} gammel.',
  'value.TestLampAccepted.yes': 'En LAMP-test accepteres ved indrejse.',
  'value.TestLampAccepted.no': 'En LAMP-test accepteres ikke ved indrejse.',
  'value.TestLampHoursBeforeArrival':
    'Ved ankomst må LAMP-testen højst være {count, plural, one {# time} other {# timer}} gammel.',
  'value.TestLampHoursBeforeDeparture':
    'Ved afrejse må LAMP-testen højst være {count, plural, one {# time} other {# timer}} gammel.',
  'value.VaccinationProofValidityDays': 'Vaccinationsbeviset er gyldigt i {count, plural, one {# dag} other {# dage}}.',
  'value.VaccinationMinorsExemptionAge':
    'Mindreårige er fritaget for vaccination, indtil de fylder {count, plural, one {# år} other {# år}}.',
  'value.RecoveryProofValidityDays':
    'Beviset for overstået smitte er gyldigt i {count, plural, one {# dag} other {# dage}}.',
  'value.RecoveryDaysSinceInfectionMin':
    'Smitten skal ligge mindst {count, plural, one {# dag} other {# dage}} tilbage.',
  'value.RecoveryDaysSinceInfectionMax': 'Smitten må højst ligge {count, plural, one {# dag} other {# dage}} tilbage.',
  'value.QuarantineDays': 'Karantænen ved indrejse varer {count, plural, one {# dag} other {# dage}}.',
  'value.QuarantineMinorsExemptionAge':
    'Mindreårige er fritaget for karantæne, indtil de fylder {count, plural, one {# år} other {# år}}.',
  'value.ReentryRkiClassification.BLUE': 'Området er ikke klassificeret som risikoområde af Tyskland.',
  'value.ReentryRkiClassification.YELLOW': 'Området er klassificeret som risikoområde af Tyskland.',
  'value.ReentryRkiClassification.RED': 'Området er klassificeret som højrisikoområde af Tyskland.',
  'value.ReentryRkiClassification.PURPLE': 'Området er klassificeret som virusvariantområde af Tyskland.',
  'value.ReentryRkiClassification.GRAY': 'Ikke oplyst: Der foreligger ingen tysk klassificering af området.',
  'value.ReentryTestHoursBeforeArrival':
    'Ved hjemkomst må testen højst være {count, plural, one {# time} other {# timer}} gammel.',
  'value.ReentryTestHoursBeforeDeparture':
    'Ved hjemrejsens start må testen højst være {count, plural, one {# time} other {# timer}} gammel.',
  'value.ReentryTestMinorsExemptionAge':
    'Ved hjemkomst er mindreårige fritaget for test, indtil de fylder {count, plural, one {# år} other {# år}}.',
  'value.ReentryTestHoursAfterArrival':
    'Der skal tages en test senest {count, plural, one {# time} other {# timer}} efter hjemkomsten.',
  'value.ReentryQuarantineDays': 'Karantænen efter hjemkomst varer {count, plural, one {# dag} other {# dage}}.',
  'value.ReentryQuarantineMinorsExemptionAge':
    'Mindreårige er fritaget for karantæne efter hjemkomst, indtil de fylder {count, plural, one {# år} other {# år}}.',
  'value.ReentryVaccinationDaysBeforeArrival':
    'Vaccinationen skal være givet mindst {count, plural, one {# dag} other {# dage}} før hjemkomsten.',
  'value.ReentryVaccinationProofValidityDays':
    'Ved hjemkomst er vaccinationsbeviset gyldigt i {count, plural, one {# dag} other {# dage}}.',
  'value.ReentryRecoveryProofValidityDays':
    'Ved hjemkomst er beviset for overstået smitte gyldigt i {count, plural, one {# dag} other {# dage}}.',
  'value.ReentryRecoveryDaysSinceInfectionMin':
    'Ved hjemkomst skal smitten ligge mindst {count, plural, one {# dag} other {# dage}} tilbage.',
  'value.ReentryRecoveryDaysSinceInfectionMax':
    'Ved hjemkomst må smitten højst ligge {count, plural, one {# dag} other {# dage}} tilbage.',

  'pandemic.vaccinationStatus.fully': 'Færdigvaccineret: alle de doser, som destinationen kræver',
  'pandemic.vaccinationStatus.partially': 'Delvist vaccineret: endnu ikke alle de doser, som destinationen kræver',
  'pandemic.vaccinationStatus.recovered': 'Tidligere smittet: en dokumenteret overstået smitte',
  'pandemic.vaccinationStatus.unvaccinated':
    'Hverken vaccineret eller tidligere smittet: intet bevis for vaccination eller overstået smitte',
  'pandemic.testType.pcr':
    'PCR-test: påvisning af virussets arvemateriale i laboratoriet ved skiftevis opvarmning og afkøling',
  'pandemic.testType.rapid': 'Hurtigtest: påvisning af virusproteiner på få minutter',
  'pandemic.testType.tma':
    'TMA-test: påvisning af virussets arvemateriale i laboratoriet ved transskription ved konstant temperatur',
  'pandemic.testType.lamp': 'LAMP-test: hurtig påvisning af virussets arvemateriale ved konstant temperatur',
  'pandemic.quarantine': 'Karantæne: en foreskrevet periode i isolation efter ankomsten',
};

export const formerRules = {
  'type.TestHoursBeforeDeparture': 'Maximum age of the test on departure',
  'type.TestPcrAccepted': 'PCR test for entry',
  'type.TestPcrHoursBeforeArrival': 'Maximum age of the PCR test on arrival',
  'type.TestPcrHoursBeforeDeparture': 'Maximum age of the PCR test on departure',
  'type.TestQuickAccepted': 'Rapid test for entry',
  'type.TestQuickHoursBeforeArrival': 'Maximum age of the rapid test on arrival',
  'type.TestQuickHoursBeforeDeparture': 'Maximum age of the rapid test on departure',
  'type.TestTmaAccepted': 'TMA test for entry',
  'type.TestTmaHoursBeforeArrival': 'Maximum age of the TMA test on arrival',
  'type.TestTmaHoursBeforeDeparture': 'Maximum age of the TMA test on departure',
  'type.TestLampAccepted': 'LAMP test for entry',
  'type.TestLampHoursBeforeArrival': 'Maximum age of the LAMP test on arrival',
  'type.TestLampHoursBeforeDeparture': 'Maximum age of the LAMP test on departure',
  'type.VaccinationProofValidityDays': 'Validity of the proof of vaccination',
  'type.VaccinationMinorsExemptionAge': 'Age below which minors are exempt from vaccination',
  'type.RecoveryProofValidityDays': 'Validity of the proof of recovery',
  'type.RecoveryDaysSinceInfectionMin': 'Minimum time since the infection',
  'type.RecoveryDaysSinceInfectionMax': 'Maximum time since the infection',
  'type.QuarantineDays': 'Quarantine on entry',
  'type.QuarantineMinorsExemptionAge': 'Age below which minors are exempt from quarantine',
  'type.EasedRestrictionsNote': 'Eased restrictions',
  'type.DepartureRegulationsNote': 'Departure regulations',
  'type.ReentryRkiClassification': 'Germany’s classification of the area',
  'type.ReentryTestHoursBeforeArrival': 'Maximum age of the test on re-entry',
  'type.ReentryTestHoursBeforeDeparture': 'Maximum age of the test on departure for the return journey',
  'type.ReentryTestMinorsExemptionAge': 'Age below which minors are exempt from testing on re-entry',
  'type.ReentryTestHoursAfterArrival': 'Time limit for the test after re-entry',
  'type.ReentryQuarantineDays': 'Quarantine after re-entry',
  'type.ReentryQuarantineMinorsExemptionAge': 'Age below which minors are exempt from quarantine after re-entry',
  'type.ReentryVaccinationDaysBeforeArrival': 'Minimum interval between vaccination and re-entry',
  'type.ReentryVaccinationProofValidityDays': 'Validity of the proof of vaccination for re-entry',
  'type.ReentryRecoveryProofValidityDays': 'Validity of the proof of recovery for re-entry',
  'type.ReentryRecoveryDaysSinceInfectionMin': 'Minimum time between the infection and re-entry',
  'type.ReentryRecoveryDaysSinceInfectionMax': 'Maximum time between the infection and re-entry',

  'type.VsEntryVaccinated': 'Entry rules for vaccinated travellers',
  'type.VsEntryPartlyVaccinated': 'Entry rules for partially vaccinated travellers',
  'type.VsEntryRecovered': 'Entry rules for recovered travellers',
  'type.VsEntryUnvaccinated': 'Entry rules for unvaccinated travellers',
  'type.VsTestsVaccinated': 'Test rules for vaccinated travellers',
  'type.VsTestsPartlyVaccinated': 'Test rules for partially vaccinated travellers',
  'type.VsTestsRecovered': 'Test rules for recovered travellers',
  'type.VsTestsUnvaccinated': 'Test rules for unvaccinated travellers',
  'type.VsQuarantineVaccinated': 'Quarantine rules for vaccinated travellers',
  'type.VsQuarantinePartlyVaccinated': 'Quarantine rules for partially vaccinated travellers',
  'type.VsQuarantineRecovered': 'Quarantine rules for recovered travellers',
  'type.VsQuarantineUnvaccinated': 'Quarantine rules for unvaccinated travellers',
  'type.VsReentryVaccinated': 'Re-entry rules for vaccinated travellers',
  'type.VsReentryPartlyVaccinated': 'Re-entry rules for partially vaccinated travellers',
  'type.VsReentryRecovered': 'Re-entry rules for recovered travellers',
  'type.VsReentryUnvaccinated': 'Re-entry rules for unvaccinated travellers',

  'value.TestHoursBeforeDeparture':
    'On departure, the test must not be more than {count, plural, one {# hour} other {# hours}} old.',
  'value.TestPcrAccepted.yes': 'A PCR test is accepted for entry.',
  'value.TestPcrAccepted.no': 'A PCR test is not accepted for entry.',
  'value.TestPcrHoursBeforeArrival':
    'On arrival, the PCR test must not be more than {count, plural, one {# hour} other {# hours}} old.',
  'value.TestPcrHoursBeforeDeparture':
    'On departure, the PCR test must not be more than {count, plural, one {# hour} other {# hours}} old.',
  'value.TestQuickAccepted.yes': 'A rapid test is accepted for entry.',
  'value.TestQuickAccepted.no': 'A rapid test is not accepted for entry.',
  'value.TestQuickHoursBeforeArrival':
    'On arrival, the rapid test must not be more than {count, plural, one {# hour} other {# hours}} old.',
  'value.TestQuickHoursBeforeDeparture':
    'On departure, the rapid test must not be more than {count, plural, one {# hour} other {# hours}} old.',
  'value.TestTmaAccepted.yes': 'A TMA test is accepted for entry.',
  'value.TestTmaAccepted.no': 'A TMA test is not accepted for entry.',
  'value.TestTmaHoursBeforeArrival':
    'On arrival, the TMA test must not be more than {count, plural, one {# hour} other {# hours}} old.',
  'value.TestTmaHoursBeforeDeparture':
    'On departure, the TMA test must not be more than {count, plural, one {# hour} other {# hours}} old.',
  'value.TestLampAccepted.yes': 'A LAMP test is accepted for entry.',
  'value.TestLampAccepted.no': 'A LAMP test is not accepted for entry.',
  'value.TestLampHoursBeforeArrival':
    'On arrival, the LAMP test must not be more than {count, plural, one {# hour} other {# hours}} old.',
  'value.TestLampHoursBeforeDeparture':
    'On departure, the LAMP test must not be more than {count, plural, one {# hour} other {# hours}} old.',
  'value.VaccinationProofValidityDays':
    'The proof of vaccination is valid for {count, plural, one {# day} other {# days}}.',
  'value.VaccinationMinorsExemptionAge':
    'Minors under the age of {count, plural, one {# year} other {# years}} do not need to be vaccinated.',
  'value.RecoveryProofValidityDays': 'The proof of recovery is valid for {count, plural, one {# day} other {# days}}.',
  'value.RecoveryDaysSinceInfectionMin':
    'The infection must have occurred at least {count, plural, one {# day} other {# days}} ago.',
  'value.RecoveryDaysSinceInfectionMax':
    'The infection must have occurred no more than {count, plural, one {# day} other {# days}} ago.',
  'value.QuarantineDays': 'Quarantine on entry lasts {count, plural, one {# day} other {# days}}.',
  'value.QuarantineMinorsExemptionAge':
    'Minors under the age of {count, plural, one {# year} other {# years}} are exempt from quarantine.',
  'value.ReentryRkiClassification.BLUE': 'The area is not classified as a risk area by Germany.',
  'value.ReentryRkiClassification.YELLOW': 'The area is classified as a risk area by Germany.',
  'value.ReentryRkiClassification.RED': 'The area is classified as a high-risk area by Germany.',
  'value.ReentryRkiClassification.PURPLE': 'The area is classified as a virus variant area by Germany.',
  'value.ReentryRkiClassification.GRAY': 'Not stated: Germany has not classified the area.',
  'value.ReentryTestHoursBeforeArrival':
    'On re-entry, the test must not be more than {count, plural, one {# hour} other {# hours}} old.',
  'value.ReentryTestHoursBeforeDeparture':
    'On departure for the return journey, the test must not be more than {count, plural, one {# hour} other {# hours}} old.',
  'value.ReentryTestMinorsExemptionAge':
    'On re-entry, minors under the age of {count, plural, one {# year} other {# years}} are exempt from testing.',
  'value.ReentryTestHoursAfterArrival':
    'A test must be taken within {count, plural, one {# hour} other {# hours}} of re-entry.',
  'value.ReentryQuarantineDays': 'Quarantine after re-entry lasts {count, plural, one {# day} other {# days}}.',
  'value.ReentryQuarantineMinorsExemptionAge':
    'Minors under the age of {count, plural, one {# year} other {# years}} are exempt from quarantine after re-entry.',
  'value.ReentryVaccinationDaysBeforeArrival':
    'The vaccination must have been given at least {count, plural, one {# day} other {# days}} before re-entry.',
  'value.ReentryVaccinationProofValidityDays':
    'For re-entry, the proof of vaccination is valid for {count, plural, one {# day} other {# days}}.',
  'value.ReentryRecoveryProofValidityDays':
    'For re-entry, the proof of recovery is valid for {count, plural, one {# day} other {# days}}.',
  'value.ReentryRecoveryDaysSinceInfectionMin':
    'On re-entry, the infection must have occurred at least {count, plural, one {# day} other {# days}} ago.',
  'value.ReentryRecoveryDaysSinceInfectionMax':
    'On re-entry, the infection must have occurred no more than {count, plural, one {# day} other {# days}} ago.',

  'pandemic.vaccinationStatus.fully': 'Fully vaccinated: all doses required by the destination',
  'pandemic.vaccinationStatus.partially': 'Partially vaccinated: not yet all doses required by the destination',
  'pandemic.vaccinationStatus.recovered': 'Recovered: documented recovery from an infection',
  'pandemic.vaccinationStatus.unvaccinated': 'Neither vaccinated nor recovered: no proof of vaccination or recovery',
  'pandemic.testType.pcr':
    'PCR test: laboratory detection of the virus’s genetic material in heating and cooling cycles',
  'pandemic.testType.rapid': 'Rapid test: detection of virus proteins within minutes',
  'pandemic.testType.tma':
    'TMA test: laboratory detection of the virus’s genetic material by transcription at constant temperature',
  'pandemic.testType.lamp': 'LAMP test: rapid detection of the virus’s genetic material at constant temperature',
  'pandemic.quarantine': 'Quarantine: a prescribed period of isolation after arrival',
};

/** The former rules of the pandemic years; the English texts set which keys every other language must have. */
export type FormerRules = Readonly<Record<keyof typeof formerRules, string>>;

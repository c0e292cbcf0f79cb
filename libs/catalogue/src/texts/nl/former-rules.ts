import type { FormerRules } from '../en/former-rules.js';

export const formerRules: FormerRules = {
  'type.TestHoursBeforeDeparture': 'Maximale ouderdom van de test bij vertrek',
  'type.TestPcrAccepted': 'PCR-test voor de inreis',
  'type.TestPcrHoursBeforeArrival': 'Maximale ouderdom van de PCR-test bij aankomst',
  'type.TestPcrHoursBeforeDeparture': 'Maximale ouderdom van de PCR-test bij vertrek',
  'type.TestQuickAccepted': 'Sneltest voor de inreis',
  'type.TestQuickHoursBeforeArrival': 'Maximale ouderdom van de sneltest bij aankomst',
  'type.TestQuickHoursBeforeDeparture': 'Maximale ouderdom van de sneltest bij vertrek',
  'type.TestTmaAccepted': 'TMA-test voor de inreis',
  'type.TestTmaHoursBeforeArrival': 'Maximale ouderdom van de TMA-test bij aankomst',
  'type.TestTmaHoursBeforeDeparture': 'Maximale ouderdom van de TMA-test bij vertrek',
  'type.TestLampAccepted': 'LAMP-test voor de inreis',
  'type.TestLampHoursBeforeArrival': 'Maximale ouderdom van de LAMP-test bij aankomst',
  'type.TestLampHoursBeforeDeparture': 'Maximale ouderdom van de LAMP-test bij vertrek',
  'type.VaccinationProofValidityDays': 'Geldigheid van het vaccinatiebewijs',
  'type.VaccinationMinorsExemptionAge': 'Leeftijdsgrens voor vrijstelling van minderjarigen van de vaccinatieplicht',
  'type.RecoveryProofValidityDays': 'Geldigheid van het herstelbewijs',
  'type.RecoveryDaysSinceInfectionMin': 'Minimale tijd sinds de besmetting',
  'type.RecoveryDaysSinceInfectionMax': 'Maximale tijd sinds de besmetting',
  'type.QuarantineDays': 'Quarantaine bij inreis',
  'type.QuarantineMinorsExemptionAge': 'Leeftijdsgrens voor vrijstelling van minderjarigen van de quarantaine',
  'type.EasedRestrictionsNote': 'Versoepelingen',
  'type.DepartureRegulationsNote': 'Uitreisvoorschriften',
  'type.ReentryRkiClassification': 'Classificatie van het gebied door Duitsland',
  'type.ReentryTestHoursBeforeArrival': 'Maximale ouderdom van de test bij terugkeer',
  'type.ReentryTestHoursBeforeDeparture': 'Maximale ouderdom van de test bij het begin van de terugreis',
  'type.ReentryTestMinorsExemptionAge':
    'Leeftijdsgrens voor vrijstelling van minderjarigen van de testplicht bij terugkeer',
  'type.ReentryTestHoursAfterArrival': 'Termijn voor de test na terugkeer',
  'type.ReentryQuarantineDays': 'Quarantaine na terugkeer',
  'type.ReentryQuarantineMinorsExemptionAge':
    'Leeftijdsgrens voor vrijstelling van minderjarigen van de quarantaine na terugkeer',
  'type.ReentryVaccinationDaysBeforeArrival': 'Minimale tijd tussen vaccinatie en terugkeer',
  'type.ReentryVaccinationProofValidityDays': 'Geldigheid van het vaccinatiebewijs bij terugkeer',
  'type.ReentryRecoveryProofValidityDays': 'Geldigheid van het herstelbewijs bij terugkeer',
  'type.ReentryRecoveryDaysSinceInfectionMin': 'Minimale tijd tussen besmetting en terugkeer',
  'type.ReentryRecoveryDaysSinceInfectionMax': 'Maximale tijd tussen besmetting en terugkeer',

  'type.VsEntryVaccinated': 'Inreisregels voor gevaccineerde reizigers',
  'type.VsEntryPartlyVaccinated': 'Inreisregels voor gedeeltelijk gevaccineerde reizigers',
  'type.VsEntryRecovered': 'Inreisregels voor herstelde reizigers',
  'type.VsEntryUnvaccinated': 'Inreisregels voor niet-gevaccineerde reizigers',
  'type.VsTestsVaccinated': 'Testregels voor gevaccineerde reizigers',
  'type.VsTestsPartlyVaccinated': 'Testregels voor gedeeltelijk gevaccineerde reizigers',
  'type.VsTestsRecovered': 'Testregels voor herstelde reizigers',
  'type.VsTestsUnvaccinated': 'Testregels voor niet-gevaccineerde reizigers',
  'type.VsQuarantineVaccinated': 'Quarantaineregels voor gevaccineerde reizigers',
  'type.VsQuarantinePartlyVaccinated': 'Quarantaineregels voor gedeeltelijk gevaccineerde reizigers',
  'type.VsQuarantineRecovered': 'Quarantaineregels voor herstelde reizigers',
  'type.VsQuarantineUnvaccinated': 'Quarantaineregels voor niet-gevaccineerde reizigers',
  'type.VsReentryVaccinated': 'Terugreisregels voor gevaccineerde reizigers',
  'type.VsReentryPartlyVaccinated': 'Terugreisregels voor gedeeltelijk gevaccineerde reizigers',
  'type.VsReentryRecovered': 'Terugreisregels voor herstelde reizigers',
  'type.VsReentryUnvaccinated': 'Terugreisregels voor niet-gevaccineerde reizigers',

  'value.TestHoursBeforeDeparture':
    'Bij vertrek mag de test hoogstens {count, plural, one {# uur} other {# uur}} oud zijn.',
  'value.TestPcrAccepted.yes': 'Een PCR-test wordt voor de inreis geaccepteerd.',
  'value.TestPcrAccepted.no': 'Een PCR-test wordt voor de inreis niet geaccepteerd.',
  'value.TestPcrHoursBeforeArrival':
    'Bij aankomst mag de PCR-test hoogstens {count, plural, one {# uur} other {# uur}} oud zijn.',
  'value.TestPcrHoursBeforeDeparture':
    'Bij vertrek mag de PCR-test hoogstens {count, plural, one {# uur} other {# uur}} oud zijn.',
  'value.TestQuickAccepted.yes': 'Een sneltest wordt voor de inreis geaccepteerd.',
  'value.TestQuickAccepted.no': 'Een sneltest wordt voor de inreis niet geaccepteerd.',
  'value.TestQuickHoursBeforeArrival':
    'Bij aankomst mag de sneltest hoogstens {count, plural, one {# uur} other {# uur}} oud zijn.',
  'value.TestQuickHoursBeforeDeparture':
    'Bij vertrek mag de sneltest hoogstens {count, plural, one {# uur} other {# uur}} oud zijn.',
  'value.TestTmaAccepted.yes': 'Een TMA-test wordt voor de inreis geaccepteerd.',
  'value.TestTmaAccepted.no': 'Een TMA-test wordt voor de inreis niet geaccepteerd.',
  'value.TestTmaHoursBeforeArrival':
    'Bij aankomst mag de TMA-test hoogstens {count, plural, one {# uur} other {# uur}} oud zijn.',
  'value.TestTmaHoursBeforeDeparture':
    'Bij vertrek mag de TMA-test hoogstens {count, plural, one {# uur} other {# uur}} oud zijn.',
  'value.TestLampAccepted.yes': 'Een LAMP-test wordt voor de inreis geaccepteerd.',
  'value.TestLampAccepted.no': 'Een LAMP-test wordt voor de inreis niet geaccepteerd.',
  'value.TestLampHoursBeforeArrival':
    'Bij aankomst mag de LAMP-test hoogstens {count, plural, one {# uur} other {# uur}} oud zijn.',
  'value.TestLampHoursBeforeDeparture':
    'Bij vertrek mag de LAMP-test hoogstens {count, plural, one {# uur} other {# uur}} oud zijn.',
  'value.VaccinationProofValidityDays': 'Het vaccinatiebewijs is {count, plural, one {# dag} other {# dagen}} geldig.',
  'value.VaccinationMinorsExemptionAge':
    'Minderjarigen jonger dan {count, plural, one {# jaar} other {# jaar}} zijn vrijgesteld van de vaccinatieplicht.',
  'value.RecoveryProofValidityDays': 'Het herstelbewijs is {count, plural, one {# dag} other {# dagen}} geldig.',
  'value.RecoveryDaysSinceInfectionMin':
    'De besmetting moet minstens {count, plural, one {# dag} other {# dagen}} geleden zijn.',
  'value.RecoveryDaysSinceInfectionMax':
    'De besmetting mag hoogstens {count, plural, one {# dag} other {# dagen}} geleden zijn.',
  'value.QuarantineDays': 'De quarantaine bij inreis duurt {count, plural, one {# dag} other {# dagen}}.',
  'value.QuarantineMinorsExemptionAge':
    'Minderjarigen jonger dan {count, plural, one {# jaar} other {# jaar}} zijn vrijgesteld van de quarantaine.',
  'value.ReentryRkiClassification.BLUE': 'Het gebied is door Duitsland niet als risicogebied aangemerkt.',
  'value.ReentryRkiClassification.YELLOW': 'Het gebied is door Duitsland als risicogebied aangemerkt.',
  'value.ReentryRkiClassification.RED': 'Het gebied is door Duitsland als hoogrisicogebied aangemerkt.',
  'value.ReentryRkiClassification.PURPLE': 'Het gebied is door Duitsland als virusvariantgebied aangemerkt.',
  'value.ReentryRkiClassification.GRAY': 'Niet vermeld: er is geen classificatie van het gebied door Duitsland.',
  'value.ReentryTestHoursBeforeArrival':
    'Bij terugkeer mag de test hoogstens {count, plural, one {# uur} other {# uur}} oud zijn.',
  'value.ReentryTestHoursBeforeDeparture':
    'Bij het begin van de terugreis mag de test hoogstens {count, plural, one {# uur} other {# uur}} oud zijn.',
  'value.ReentryTestMinorsExemptionAge':
    'Bij terugkeer zijn minderjarigen jonger dan {count, plural, one {# jaar} other {# jaar}} vrijgesteld van de testplicht.',
  'value.ReentryTestHoursAfterArrival':
    'Binnen {count, plural, one {# uur} other {# uur}} na terugkeer is een test verplicht.',
  'value.ReentryQuarantineDays': 'De quarantaine na terugkeer duurt {count, plural, one {# dag} other {# dagen}}.',
  'value.ReentryQuarantineMinorsExemptionAge':
    'Minderjarigen jonger dan {count, plural, one {# jaar} other {# jaar}} zijn vrijgesteld van de quarantaine na terugkeer.',
  'value.ReentryVaccinationDaysBeforeArrival':
    'De vaccinatie moet minstens {count, plural, one {# dag} other {# dagen}} vóór terugkeer zijn toegediend.',
  'value.ReentryVaccinationProofValidityDays':
    'Voor de terugkeer is het vaccinatiebewijs {count, plural, one {# dag} other {# dagen}} geldig.',
  'value.ReentryRecoveryProofValidityDays':
    'Voor de terugkeer is het herstelbewijs {count, plural, one {# dag} other {# dagen}} geldig.',
  'value.ReentryRecoveryDaysSinceInfectionMin':
    'Bij terugkeer moet de besmetting minstens {count, plural, one {# dag} other {# dagen}} geleden zijn.',
  'value.ReentryRecoveryDaysSinceInfectionMax':
    'Bij terugkeer mag de besmetting hoogstens {count, plural, one {# dag} other {# dagen}} geleden zijn.',

  'pandemic.vaccinationStatus.fully': 'Volledig gevaccineerd: alle doses die de bestemming verlangt',
  'pandemic.vaccinationStatus.partially': 'Gedeeltelijk gevaccineerd: nog niet alle doses die de bestemming verlangt',
  'pandemic.vaccinationStatus.recovered': 'Hersteld: een aantoonbaar doorgemaakte besmetting',
  'pandemic.vaccinationStatus.unvaccinated': 'Niet gevaccineerd en niet hersteld: geen vaccinatie- of herstelbewijs',
  'pandemic.testType.pcr':
    'PCR-test: aantonen van het erfelijk materiaal van het virus in het laboratorium, in opwarm- en afkoelcycli',
  'pandemic.testType.rapid': 'Sneltest: aantonen van viruseiwitten binnen enkele minuten',
  'pandemic.testType.tma':
    'TMA-test: aantonen van het erfelijk materiaal van het virus in het laboratorium, door transcriptie bij constante temperatuur',
  'pandemic.testType.lamp':
    'LAMP-test: snel aantonen van het erfelijk materiaal van het virus bij constante temperatuur',
  'pandemic.quarantine': 'Quarantaine: voorgeschreven tijd van afzondering na aankomst',
};

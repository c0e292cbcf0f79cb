import type { FormerRules } from '../en/former-rules.js';

export const formerRules: FormerRules = {
  'type.TestHoursBeforeDeparture': 'Höchstalter des Tests bei Abreise',
  'type.TestPcrAccepted': 'PCR-Test für die Einreise',
  'type.TestPcrHoursBeforeArrival': 'Höchstalter des PCR-Tests bei Ankunft',
  'type.TestPcrHoursBeforeDeparture': 'Höchstalter des PCR-Tests bei Abreise',
  'type.TestQuickAccepted': 'Schnelltest für die Einreise',
  'type.TestQuickHoursBeforeArrival': 'Höchstalter des Schnelltests bei Ankunft',
  'type.TestQuickHoursBeforeDeparture': 'Höchstalter des Schnelltests bei Abreise',
  'type.TestTmaAccepted': 'TMA-Test für die Einreise',
  'type.TestTmaHoursBeforeArrival': 'Höchstalter des TMA-Tests bei Ankunft',
  'type.TestTmaHoursBeforeDeparture': 'Höchstalter des TMA-Tests bei Abreise',
  'type.TestLampAccepted': 'LAMP-Test für die Einreise',
  'type.TestLampHoursBeforeArrival': 'Höchstalter des LAMP-Tests bei Ankunft',
  'type.TestLampHoursBeforeDeparture': 'Höchstalter des LAMP-Tests bei Abreise',
  'type.VaccinationProofValidityDays': 'Gültigkeit des Impfnachweises',
  'type.VaccinationMinorsExemptionAge': 'Altersgrenze für die Befreiung Minderjähriger von der Impfpflicht',
  'type.RecoveryProofValidityDays': 'Gültigkeit des Genesenennachweises',
  'type.RecoveryDaysSinceInfectionMin': 'Mindestabstand zur Infektion',
  'type.RecoveryDaysSinceInfectionMax': 'Höchstabstand zur Infektion',
  'type.QuarantineDays': 'Quarantäne bei der Einreise',
  'type.QuarantineMinorsExemptionAge': 'Altersgrenze für die Befreiung Minderjähriger von der Quarantäne',
  'type.EasedRestrictionsNote': 'Lockerungen',
  'type.DepartureRegulationsNote': 'Ausreisebestimmungen',
  'type.ReentryRkiClassification': 'Einstufung des Gebiets durch Deutschland',
  'type.ReentryTestHoursBeforeArrival': 'Höchstalter des Tests bei der Rückkehr',
  'type.ReentryTestHoursBeforeDeparture': 'Höchstalter des Tests bei Antritt der Rückreise',
  'type.ReentryTestMinorsExemptionAge':
    'Altersgrenze für die Befreiung Minderjähriger von der Testpflicht bei der Rückkehr',
  'type.ReentryTestHoursAfterArrival': 'Frist für den Test nach der Rückkehr',
  'type.ReentryQuarantineDays': 'Quarantäne nach der Rückkehr',
  'type.ReentryQuarantineMinorsExemptionAge':
    'Altersgrenze für die Befreiung Minderjähriger von der Quarantäne nach der Rückkehr',
  'type.ReentryVaccinationDaysBeforeArrival': 'Mindestabstand zwischen Impfung und Rückkehr',
  'type.ReentryVaccinationProofValidityDays': 'Gültigkeit des Impfnachweises bei der Rückkehr',
  'type.ReentryRecoveryProofValidityDays': 'Gültigkeit des Genesenennachweises bei der Rückkehr',
  'type.ReentryRecoveryDaysSinceInfectionMin': 'Mindestabstand zwischen Infektion und Rückkehr',
  'type.ReentryRecoveryDaysSinceInfectionMax': 'Höchstabstand zwischen Infektion und Rückkehr',

  'type.VsEntryVaccinated': 'Einreiseregeln für Geimpfte',
  'type.VsEntryPartlyVaccinated': 'Einreiseregeln für teilweise Geimpfte',
  'type.VsEntryRecovered': 'Einreiseregeln für Genesene',
  'type.VsEntryUnvaccinated': 'Einreiseregeln für Ungeimpfte',
  'type.VsTestsVaccinated': 'Testregeln für Geimpfte',
  'type.VsTestsPartlyVaccinated': 'Testregeln für teilweise Geimpfte',
  'type.VsTestsRecovered': 'Testregeln für Genesene',
  'type.VsTestsUnvaccinated': 'Testregeln für Ungeimpfte',
  'type.VsQuarantineVaccinated': 'Quarantäneregeln für Geimpfte',
  'type.VsQuarantinePartlyVaccinated': 'Quarantäneregeln für teilweise Geimpfte',
  'type.VsQuarantineRecovered': 'Quarantäneregeln für Genesene',
  'type.VsQuarantineUnvaccinated': 'Quarantäneregeln für Ungeimpfte',
  'type.VsReentryVaccinated': 'Rückreiseregeln für Geimpfte',
  'type.VsReentryPartlyVaccinated': 'Rückreiseregeln für teilweise Geimpfte',
  'type.VsReentryRecovered': 'Rückreiseregeln für Genesene',
  'type.VsReentryUnvaccinated': 'Rückreiseregeln für Ungeimpfte',

  'value.TestHoursBeforeDeparture':
    'Bei der Abreise darf der Test höchstens {count, plural, one {# Stunde} other {# Stunden}} alt sein.',
  'value.TestPcrAccepted.yes': 'Ein PCR-Test wird für die Einreise anerkannt.',
  'value.TestPcrAccepted.no': 'Ein PCR-Test wird für die Einreise nicht anerkannt.',
  'value.TestPcrHoursBeforeArrival':
    'Bei der Ankunft darf der PCR-Test höchstens {count, plural, one {# Stunde} other {# Stunden}} alt sein.',
  'value.TestPcrHoursBeforeDeparture':
    'Bei der Abreise darf der PCR-Test höchstens {count, plural, one {# Stunde} other {# Stunden}} alt sein.',
  'value.TestQuickAccepted.yes': 'Ein Schnelltest wird für die Einreise anerkannt.',
  'value.TestQuickAccepted.no': 'Ein Schnelltest wird für die Einreise nicht anerkannt.',
  'value.TestQuickHoursBeforeArrival':
    'Bei der Ankunft darf der Schnelltest höchstens {count, plural, one {# Stunde} other {# Stunden}} alt sein.',
  'value.TestQuickHoursBeforeDeparture':
    'Bei der Abreise darf der Schnelltest höchstens {count, plural, one {# Stunde} other {# Stunden}} alt sein.',
  'value.TestTmaAccepted.yes': 'Ein TMA-Test wird für die Einreise anerkannt.',
  'value.TestTmaAccepted.no': 'Ein TMA-Test wird für die Einreise nicht anerkannt.',
  'value.TestTmaHoursBeforeArrival':
    'Bei der Ankunft darf der TMA-Test höchstens {count, plural, one {# Stunde} other {# Stunden}} alt sein.',
  'value.TestTmaHoursBeforeDeparture':
    'Bei der Abreise darf der TMA-Test höchstens {count, plural, one {# Stunde} other {# Stunden}} alt sein.',
  'value.TestLampAccepted.yes': 'Ein LAMP-Test wird für die Einreise anerkannt.',
  'value.TestLampAccepted.no': 'Ein LAMP-Test wird für die Einreise nicht anerkannt.',
  'value.TestLampHoursBeforeArrival':
    'Bei der Ankunft darf der LAMP-Test höchstens {count, plural, one {# Stunde} other {# Stunden}} alt sein.',
  'value.TestLampHoursBeforeDeparture':
    'Bei der Abreise darf der LAMP-Test höchstens {count, plural, one {# Stunde} other {# Stunden}} alt sein.',
  'value.VaccinationProofValidityDays': 'Der Impfnachweis ist {count, plural, one {# Tag} other {# Tage}} lang gültig.',
  'value.VaccinationMinorsExemptionAge':
    'Minderjährige sind bis zum Alter von {count, plural, one {# Jahr} other {# Jahren}} von der Impfpflicht befreit.',
  'value.RecoveryProofValidityDays':
    'Der Genesenennachweis ist {count, plural, one {# Tag} other {# Tage}} lang gültig.',
  'value.RecoveryDaysSinceInfectionMin':
    'Die Infektion muss mindestens {count, plural, one {# Tag} other {# Tage}} zurückliegen.',
  'value.RecoveryDaysSinceInfectionMax':
    'Die Infektion darf höchstens {count, plural, one {# Tag} other {# Tage}} zurückliegen.',
  'value.QuarantineDays': 'Die Quarantäne bei der Einreise dauert {count, plural, one {# Tag} other {# Tage}}.',
  'value.QuarantineMinorsExemptionAge':
    'Minderjährige sind bis zum Alter von {count, plural, one {# Jahr} other {# Jahren}} von der Quarantäne befreit.',
  'value.ReentryRkiClassification.BLUE': 'Das Gebiet ist von Deutschland nicht als Risikogebiet eingestuft.',
  'value.ReentryRkiClassification.YELLOW': 'Das Gebiet ist von Deutschland als Risikogebiet eingestuft.',
  'value.ReentryRkiClassification.RED': 'Das Gebiet ist von Deutschland als Hochrisikogebiet eingestuft.',
  'value.ReentryRkiClassification.PURPLE': 'Das Gebiet ist von Deutschland als Virusvariantengebiet eingestuft.',
  'value.ReentryRkiClassification.GRAY': 'Keine Angabe: Es liegt keine Einstufung des Gebiets durch Deutschland vor.',
  'value.ReentryTestHoursBeforeArrival':
    'Bei der Rückkehr darf der Test höchstens {count, plural, one {# Stunde} other {# Stunden}} alt sein.',
  'value.ReentryTestHoursBeforeDeparture':
    'Bei Antritt der Rückreise darf der Test höchstens {count, plural, one {# Stunde} other {# Stunden}} alt sein.',
  'value.ReentryTestMinorsExemptionAge':
    'Bei der Rückkehr sind Minderjährige bis zum Alter von {count, plural, one {# Jahr} other {# Jahren}} von der Testpflicht befreit.',
  'value.ReentryTestHoursAfterArrival':
    'Innerhalb von {count, plural, one {# Stunde} other {# Stunden}} nach der Rückkehr ist ein Test erforderlich.',
  'value.ReentryQuarantineDays': 'Die Quarantäne nach der Rückkehr dauert {count, plural, one {# Tag} other {# Tage}}.',
  'value.ReentryQuarantineMinorsExemptionAge':
    'Minderjährige sind bis zum Alter von {count, plural, one {# Jahr} other {# Jahren}} von der Quarantäne nach der Rückkehr befreit.',
  'value.ReentryVaccinationDaysBeforeArrival':
    'Die Impfung muss mindestens {count, plural, one {# Tag} other {# Tage}} vor der Rückkehr erfolgt sein.',
  'value.ReentryVaccinationProofValidityDays':
    'Für die Rückkehr ist der Impfnachweis {count, plural, one {# Tag} other {# Tage}} lang gültig.',
  'value.ReentryRecoveryProofValidityDays':
    'Für die Rückkehr ist der Genesenennachweis {count, plural, one {# Tag} other {# Tage}} lang gültig.',
  'value.ReentryRecoveryDaysSinceInfectionMin':
    'Bei der Rückkehr muss die Infektion mindestens {count, plural, one {# Tag} other {# Tage}} zurückliegen.',
  'value.ReentryRecoveryDaysSinceInfectionMax':
    'Bei der Rückkehr darf die Infektion höchstens {count, plural, one {# Tag} other {# Tage}} zurückliegen.',

  'pandemic.vaccinationStatus.fully': 'Vollständig geimpft: alle vom Reiseziel verlangten Impfdosen',
  'pandemic.vaccinationStatus.partially': 'Teilweise geimpft: noch nicht alle vom Reiseziel verlangten Impfdosen',
  'pandemic.vaccinationStatus.recovered': 'Genesen: nachweislich überstandene Infektion',
  'pandemic.vaccinationStatus.unvaccinated': 'Ungeimpft und nicht genesen: kein Impf- oder Genesenennachweis',
  'pandemic.testType.pcr': 'PCR-Test: Nachweis des Viruserbguts im Labor in Heiz- und Kühlzyklen',
  'pandemic.testType.rapid': 'Schnelltest: Nachweis von Viruseiweiß innerhalb weniger Minuten',
  'pandemic.testType.tma':
    'TMA-Test: Nachweis des Viruserbguts im Labor durch Transkription bei gleichbleibender Temperatur',
  'pandemic.testType.lamp': 'LAMP-Test: schneller Nachweis des Viruserbguts bei gleichbleibender Temperatur',
  'pandemic.quarantine': 'Quarantäne: vorgeschriebene Zeit der Absonderung nach der Ankunft',
};

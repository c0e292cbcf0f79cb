import type { FormerRules } from '../en/former-rules.js';

export const formerRules: FormerRules = {
  'type.TestHoursBeforeDeparture': 'Validità massima del test alla partenza',
  'type.TestPcrAccepted': 'Test PCR per l’ingresso',
  'type.TestPcrHoursBeforeArrival': 'Validità massima del test PCR all’arrivo',
  'type.TestPcrHoursBeforeDeparture': 'Validità massima del test PCR alla partenza',
  'type.TestQuickAccepted': 'Test rapido per l’ingresso',
  'type.TestQuickHoursBeforeArrival': 'Validità massima del test rapido all’arrivo',
  'type.TestQuickHoursBeforeDeparture': 'Validità massima del test rapido alla partenza',
  'type.TestTmaAccepted': 'Test TMA per l’ingresso',
  'type.TestTmaHoursBeforeArrival': 'Validità massima del test TMA all’arrivo',
  'type.TestTmaHoursBeforeDeparture': 'Validità massima del test TMA alla partenza',
  'type.TestLampAccepted': 'Test LAMP per l’ingresso',
  'type.TestLampHoursBeforeArrival': 'Validità massima del test LAMP all’arrivo',
  'type.TestLampHoursBeforeDeparture': 'Validità massima del test LAMP alla partenza',
  'type.VaccinationProofValidityDays': 'Validità del certificato di vaccinazione',
  'type.VaccinationMinorsExemptionAge': 'Età al di sotto della quale i minori sono esenti dalla vaccinazione',
  'type.RecoveryProofValidityDays': 'Validità del certificato di guarigione',
  'type.RecoveryDaysSinceInfectionMin': 'Tempo minimo dall’infezione',
  'type.RecoveryDaysSinceInfectionMax': 'Tempo massimo dall’infezione',
  'type.QuarantineDays': 'Quarantena all’ingresso',
  'type.QuarantineMinorsExemptionAge': 'Età al di sotto della quale i minori sono esenti dalla quarantena',
  'type.EasedRestrictionsNote': 'Misure di allentamento',
  'type.DepartureRegulationsNote': 'Norme di uscita',
  'type.ReentryRkiClassification': 'Classificazione dell’area da parte della Germania',
  'type.ReentryTestHoursBeforeArrival': 'Validità massima del test al rientro',
  'type.ReentryTestHoursBeforeDeparture': 'Validità massima del test alla partenza per il rientro',
  'type.ReentryTestMinorsExemptionAge': 'Età al di sotto della quale i minori sono esenti dal test al rientro',
  'type.ReentryTestHoursAfterArrival': 'Termine per il test dopo il rientro',
  'type.ReentryQuarantineDays': 'Quarantena dopo il rientro',
  'type.ReentryQuarantineMinorsExemptionAge':
    'Età al di sotto della quale i minori sono esenti dalla quarantena dopo il rientro',
  'type.ReentryVaccinationDaysBeforeArrival': 'Intervallo minimo tra vaccinazione e rientro',
  'type.ReentryVaccinationProofValidityDays': 'Validità del certificato di vaccinazione per il rientro',
  'type.ReentryRecoveryProofValidityDays': 'Validità del certificato di guarigione per il rientro',
  'type.ReentryRecoveryDaysSinceInfectionMin': 'Tempo minimo tra infezione e rientro',
  'type.ReentryRecoveryDaysSinceInfectionMax': 'Tempo massimo tra infezione e rientro',

  'type.VsEntryVaccinated': 'Norme di ingresso per viaggiatori vaccinati',
  'type.VsEntryPartlyVaccinated': 'Norme di ingresso per viaggiatori parzialmente vaccinati',
  'type.VsEntryRecovered': 'Norme di ingresso per viaggiatori guariti',
  'type.VsEntryUnvaccinated': 'Norme di ingresso per viaggiatori non vaccinati',
  'type.VsTestsVaccinated': 'Norme sui test per viaggiatori vaccinati',
  'type.VsTestsPartlyVaccinated': 'Norme sui test per viaggiatori parzialmente vaccinati',
  'type.VsTestsRecovered': 'Norme sui test per viaggiatori guariti',
  'type.VsTestsUnvaccinated': 'Norme sui test per viaggiatori non vaccinati',
  'type.VsQuarantineVaccinated': 'Norme di quarantena per viaggiatori vaccinati',
  'type.VsQuarantinePartlyVaccinated': 'Norme di quarantena per viaggiatori parzialmente vaccinati',
  'type.VsQuarantineRecovered': 'Norme di quarantena per viaggiatori guariti',
  'type.VsQuarantineUnvaccinated': 'Norme di quarantena per viaggiatori non vaccinati',
  'type.VsReentryVaccinated': 'Norme di rientro per viaggiatori vaccinati',
  'type.VsReentryPartlyVaccinated': 'Norme di rientro per viaggiatori parzialmente vaccinati',
  'type.VsReentryRecovered': 'Norme di rientro per viaggiatori guariti',
  'type.VsReentryUnvaccinated': 'Norme di rientro per viaggiatori non vaccinati',

  'value.TestHoursBeforeDeparture':
    'Alla partenza, il test non deve risalire a più di {count, plural, one {# ora} many {# di ore} other {# ore}} prima.',
  'value.TestPcrAccepted.yes': 'Per l’ingresso è accettato un test PCR.',
  'value.TestPcrAccepted.no': 'Per l’ingresso non è accettato un test PCR.',
  'value.TestPcrHoursBeforeArrival':
    'All’arrivo, il test PCR non deve risalire a più di {count, plural, one {# ora} many {# di ore} other {# ore}} prima.',
  'value.TestPcrHoursBeforeDeparture':
    'Alla partenza, il test PCR non deve risalire a più di {count, plural, one {# ora} many {# di ore} other {# ore}} prima.',
  'value.TestQuickAccepted.yes': 'Per l’ingresso è accettato un test rapido.',
  'value.TestQuickAccepted.no': 'Per l’ingresso non è accettato un test rapido.',
  'value.TestQuickHoursBeforeArrival':
    'All’arrivo, il test rapido non deve risalire a più di {count, plural, one {# ora} many {# di ore} other {# ore}} prima.',
  'value.TestQuickHoursBeforeDeparture':
    'Alla partenza, il test rapido non deve risalire a più di {count, plural, one {# ora} many {# di ore} other {# ore}} prima.',
  'value.TestTmaAccepted.yes': 'Per l’ingresso è accettato un test TMA.',
  'value.TestTmaAccepted.no': 'Per l’ingresso non è accettato un test TMA.',
  'value.TestTmaHoursBeforeArrival':
    'All’arrivo, il test TMA non deve risalire a più di {count, plural, one {# ora} many {# di ore} other {# ore}} prima.',
  'value.TestTmaHoursBeforeDeparture':
    'Alla partenza, il test TMA non deve risalire a più di {count, plural, one {# ora} many {# di ore} other {# ore}} prima.',
  'value.TestLampAccepted.yes': 'Per l’ingresso è accettato un test LAMP.',
  'value.TestLampAccepted.no': 'Per l’ingresso non è accettato un test LAMP.',
  'value.TestLampHoursBeforeArrival':
    'All’arrivo, il test LAMP non deve risalire a più di {count, plural, one {# ora} many {# di ore} other {# ore}} prima.',
  'value.TestLampHoursBeforeDeparture':
    'Alla partenza, il test LAMP non deve risalire a più di {count, plural, one {# ora} many {# di ore} other {# ore}} prima.',
  'value.VaccinationProofValidityDays':
    'Il certificato di vaccinazione è valido per {count, plural, one {# giorno} many {# di giorni} other {# giorni}}.',
  'value.VaccinationMinorsExemptionAge':
    'I minori di età inferiore a {count, plural, one {# anno} many {# di anni} other {# anni}} sono esenti dalla vaccinazione.',
  'value.RecoveryProofValidityDays':
    'Il certificato di guarigione è valido per {count, plural, one {# giorno} many {# di giorni} other {# giorni}}.',
  'value.RecoveryDaysSinceInfectionMin':
    'L’infezione deve risalire ad almeno {count, plural, one {# giorno} many {# di giorni} other {# giorni}} prima.',
  'value.RecoveryDaysSinceInfectionMax':
    'L’infezione non deve risalire a più di {count, plural, one {# giorno} many {# di giorni} other {# giorni}} prima.',
  'value.QuarantineDays':
    'La quarantena all’ingresso dura {count, plural, one {# giorno} many {# di giorni} other {# giorni}}.',
  'value.QuarantineMinorsExemptionAge':
    'I minori di età inferiore a {count, plural, one {# anno} many {# di anni} other {# anni}} sono esenti dalla quarantena.',
  'value.ReentryRkiClassification.BLUE': 'L’area non è classificata dalla Germania come area a rischio.',
  'value.ReentryRkiClassification.YELLOW': 'L’area è classificata dalla Germania come area a rischio.',
  'value.ReentryRkiClassification.RED': 'L’area è classificata dalla Germania come area ad alto rischio.',
  'value.ReentryRkiClassification.PURPLE': 'L’area è classificata dalla Germania come area con varianti del virus.',
  'value.ReentryRkiClassification.GRAY': 'Non indicato: nessuna classificazione dell’area da parte della Germania.',
  'value.ReentryTestHoursBeforeArrival':
    'Al rientro, il test non deve risalire a più di {count, plural, one {# ora} many {# di ore} other {# ore}} prima.',
  'value.ReentryTestHoursBeforeDeparture':
    'Alla partenza per il rientro, il test non deve risalire a più di {count, plural, one {# ora} many {# di ore} other {# ore}} prima.',
  'value.ReentryTestMinorsExemptionAge':
    'Al rientro, i minori di età inferiore a {count, plural, one {# anno} many {# di anni} other {# anni}} sono esenti dal test.',
  'value.ReentryTestHoursAfterArrival':
    'Entro {count, plural, one {# ora} many {# di ore} other {# ore}} dal rientro occorre effettuare un test.',
  'value.ReentryQuarantineDays':
    'La quarantena dopo il rientro dura {count, plural, one {# giorno} many {# di giorni} other {# giorni}}.',
  'value.ReentryQuarantineMinorsExemptionAge':
    'I minori di età inferiore a {count, plural, one {# anno} many {# di anni} other {# anni}} sono esenti dalla quarantena dopo il rientro.',
  'value.ReentryVaccinationDaysBeforeArrival':
    'La vaccinazione deve essere stata effettuata almeno {count, plural, one {# giorno} many {# di giorni} other {# giorni}} prima del rientro.',
  'value.ReentryVaccinationProofValidityDays':
    'Per il rientro, il certificato di vaccinazione è valido per {count, plural, one {# giorno} many {# di giorni} other {# giorni}}.',
  'value.ReentryRecoveryProofValidityDays':
    'Per il rientro, il certificato di guarigione è valido per {count, plural, one {# giorno} many {# di giorni} other {# giorni}}.',
  'value.ReentryRecoveryDaysSinceInfectionMin':
    'Al rientro, l’infezione deve risalire ad almeno {count, plural, one {# giorno} many {# di giorni} other {# giorni}} prima.',
  'value.ReentryRecoveryDaysSinceInfectionMax':
    'Al rientro, l’infezione non deve risalire a più di {count, plural, one {# giorno} many {# di giorni} other {# giorni}} prima.',

  'pandemic.vaccinationStatus.fully': 'Vaccinazione completa: tutte le dosi richieste dalla destinazione',
  'pandemic.vaccinationStatus.partially':
    'Vaccinazione parziale: solo una parte delle dosi richieste dalla destinazione',
  'pandemic.vaccinationStatus.recovered': 'Guarigione: infezione superata e certificata',
  'pandemic.vaccinationStatus.unvaccinated':
    'Né vaccinato né guarito: nessun certificato di vaccinazione o di guarigione',
  'pandemic.testType.pcr':
    'Test PCR: rilevazione in laboratorio del materiale genetico del virus con cicli di riscaldamento e raffreddamento',
  'pandemic.testType.rapid': 'Test rapido: rilevazione di proteine del virus in pochi minuti',
  'pandemic.testType.tma':
    'Test TMA: rilevazione in laboratorio del materiale genetico del virus mediante trascrizione a temperatura costante',
  'pandemic.testType.lamp': 'Test LAMP: rilevazione rapida del materiale genetico del virus a temperatura costante',
  'pandemic.quarantine': 'Quarantena: periodo di isolamento prescritto dopo l’arrivo',
};

import type { FormerRules } from '../en/former-rules.js';

export const formerRules: FormerRules = {
  'type.TestHoursBeforeDeparture': 'Ancienneté maximale du test au départ',
  'type.TestPcrAccepted': 'Test PCR pour l’entrée',
  'type.TestPcrHoursBeforeArrival': 'Ancienneté maximale du test PCR à l’arrivée',
  'type.TestPcrHoursBeforeDeparture': 'Ancienneté maximale du test PCR au départ',
  'type.TestQuickAccepted': 'Test rapide pour l’entrée',
  'type.TestQuickHoursBeforeArrival': 'Ancienneté maximale du test rapide à l’arrivée',
  'type.TestQuickHoursBeforeDeparture': 'Ancienneté maximale du test rapide au départ',
  'type.TestTmaAccepted': 'Test TMA pour l’entrée',
  'type.TestTmaHoursBeforeArrival': 'Ancienneté maximale du test TMA à l’arrivée',
  'type.TestTmaHoursBeforeDeparture': 'Ancienneté maximale du test TMA au départ',
  'type.TestLampAccepted': 'Test LAMP pour l’entrée',
  'type.TestLampHoursBeforeArrival': 'Ancienneté maximale du test LAMP à l’arrivée',
  'type.TestLampHoursBeforeDeparture': 'Ancienneté maximale du test LAMP au départ',
  'type.VaccinationProofValidityDays': 'Validité du certificat de vaccination',
  'type.VaccinationMinorsExemptionAge': 'Âge en dessous duquel les mineurs sont dispensés de vaccination',
  'type.RecoveryProofValidityDays': 'Validité du certificat de rétablissement',
  'type.RecoveryDaysSinceInfectionMin': 'Délai minimal depuis l’infection',
  'type.RecoveryDaysSinceInfectionMax': 'Délai maximal depuis l’infection',
  'type.QuarantineDays': 'Quarantaine à l’entrée',
  'type.QuarantineMinorsExemptionAge': 'Âge en dessous duquel les mineurs sont dispensés de quarantaine',
  'type.EasedRestrictionsNote': 'Assouplissements',
  'type.DepartureRegulationsNote': 'Règles de sortie',
  'type.ReentryRkiClassification': 'Classement de la zone par l’Allemagne',
  'type.ReentryTestHoursBeforeArrival': 'Ancienneté maximale du test au retour',
  'type.ReentryTestHoursBeforeDeparture': 'Ancienneté maximale du test au départ du voyage de retour',
  'type.ReentryTestMinorsExemptionAge': 'Âge en dessous duquel les mineurs sont dispensés de test au retour',
  'type.ReentryTestHoursAfterArrival': 'Délai pour le test après le retour',
  'type.ReentryQuarantineDays': 'Quarantaine après le retour',
  'type.ReentryQuarantineMinorsExemptionAge':
    'Âge en dessous duquel les mineurs sont dispensés de quarantaine après le retour',
  'type.ReentryVaccinationDaysBeforeArrival': 'Délai minimal entre la vaccination et le retour',
  'type.ReentryVaccinationProofValidityDays': 'Validité du certificat de vaccination pour le retour',
  'type.ReentryRecoveryProofValidityDays': 'Validité du certificat de rétablissement pour le retour',
  'type.ReentryRecoveryDaysSinceInfectionMin': 'Délai minimal entre l’infection et le retour',
  'type.ReentryRecoveryDaysSinceInfectionMax': 'Délai maximal entre l’infection et le retour',

  'type.VsEntryVaccinated': 'Règles d’entrée pour les voyageurs vaccinés',
  'type.VsEntryPartlyVaccinated': 'Règles d’entrée pour les voyageurs partiellement vaccinés',
  'type.VsEntryRecovered': 'Règles d’entrée pour les voyageurs rétablis',
  'type.VsEntryUnvaccinated': 'Règles d’entrée pour les voyageurs non vaccinés',
  'type.VsTestsVaccinated': 'Règles de test pour les voyageurs vaccinés',
  'type.VsTestsPartlyVaccinated': 'Règles de test pour les voyageurs partiellement vaccinés',
  'type.VsTestsRecovered': 'Règles de test pour les voyageurs rétablis',
  'type.VsTestsUnvaccinated': 'Règles de test pour les voyageurs non vaccinés',
  'type.VsQuarantineVaccinated': 'Règles de quarantaine pour les voyageurs vaccinés',
  'type.VsQuarantinePartlyVaccinated': 'Règles de quarantaine pour les voyageurs partiellement vaccinés',
  'type.VsQuarantineRecovered': 'Règles de quarantaine pour les voyageurs rétablis',
  'type.VsQuarantineUnvaccinated': 'Règles de quarantaine pour les voyageurs non vaccinés',
  'type.VsReentryVaccinated': 'Règles de retour pour les voyageurs vaccinés',
  'type.VsReentryPartlyVaccinated': 'Règles de retour pour les voyageurs partiellement vaccinés',
  'type.VsReentryRecovered': 'Règles de retour pour les voyageurs rétablis',
  'type.VsReentryUnvaccinated': 'Règles de retour pour les voyageurs non vaccinés',

  'value.TestHoursBeforeDeparture':
    'Au départ, le test ne doit pas dater de plus de {count, plural, one {#\u00a0heure} many {#\u00a0d’heures} other {#\u00a0heures}}.',
  'value.TestPcrAccepted.yes': 'Un test PCR est accepté pour entrer dans le pays.',
  'value.TestPcrAccepted.no': 'Un test PCR n’est pas accepté pour entrer dans le pays.',
  'value.TestPcrHoursBeforeArrival':
    'À l’arrivée, le test PCR ne doit pas dater de plus de {count, plural, one {#\u00a0heure} many {#\u00a0d’heures} other {#\u00a0heures}}.',
  'value.TestPcrHoursBeforeDeparture':
    'Au départ, le test PCR ne doit pas dater de plus de {count, plural, one {#\u00a0heure} many {#\u00a0d’heures} other {#\u00a0heures}}.',
  'value.TestQuickAccepted.yes': 'Un test rapide est accepté pour entrer dans le pays.',
  'value.TestQuickAccepted.no': 'Un test rapide n’est pas accepté pour entrer dans le pays.',
  'value.TestQuickHoursBeforeArrival':
    'À l’arrivée, le test rapide ne doit pas dater de plus de {count, plural, one {#\u00a0heure} many {#\u00a0d’heures} other {#\u00a0heures}}.',
  'value.TestQuickHoursBeforeDeparture':
    'Au départ, le test rapide ne doit pas dater de plus de {count, plural, one {#\u00a0heure} many {#\u00a0d’heures} other {#\u00a0heures}}.',
  'value.TestTmaAccepted.yes': 'Un test TMA est accepté pour entrer dans le pays.',
  'value.TestTmaAccepted.no': 'Un test TMA n’est pas accepté pour entrer dans le pays.',
  'value.TestTmaHoursBeforeArrival':
    'À l’arrivée, le test TMA ne doit pas dater de plus de {count, plural, one {#\u00a0heure} many {#\u00a0d’heures} other {#\u00a0heures}}.',
  'value.TestTmaHoursBeforeDeparture':
    'Au départ, le test TMA ne doit pas dater de plus de {count, plural, one {#\u00a0heure} many {#\u00a0d’heures} other {#\u00a0heures}}.',
  'value.TestLampAccepted.yes': 'Un test LAMP est accepté pour entrer dans le pays.',
  'value.TestLampAccepted.no': 'Un test LAMP n’est pas accepté pour entrer dans le pays.',
  'value.TestLampHoursBeforeArrival':
    'À l’arrivée, le test LAMP ne doit pas dater de plus de {count, plural, one {#\u00a0heure} many {#\u00a0d’heures} other {#\u00a0heures}}.',
  'value.TestLampHoursBeforeDeparture':
    'Au départ, le test LAMP ne doit pas dater de plus de {count, plural, one {#\u00a0heure} many {#\u00a0d’heures} other {#\u00a0heures}}.',
  'value.VaccinationProofValidityDays':
    'Le certificat de vaccination est valable {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}}.',
  'value.VaccinationMinorsExemptionAge':
    'Les mineurs de moins de {count, plural, one {#\u00a0an} many {#\u00a0d’années} other {#\u00a0ans}} sont dispensés de vaccination.',
  'value.RecoveryProofValidityDays':
    'Le certificat de rétablissement est valable {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}}.',
  'value.RecoveryDaysSinceInfectionMin':
    'L’infection doit remonter à au moins {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}}.',
  'value.RecoveryDaysSinceInfectionMax':
    'L’infection ne doit pas remonter à plus de {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}}.',
  'value.QuarantineDays':
    'La quarantaine à l’entrée dure {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}}.',
  'value.QuarantineMinorsExemptionAge':
    'Les mineurs de moins de {count, plural, one {#\u00a0an} many {#\u00a0d’années} other {#\u00a0ans}} sont dispensés de quarantaine.',
  'value.ReentryRkiClassification.BLUE': 'L’Allemagne ne classe pas la zone comme zone à risque.',
  'value.ReentryRkiClassification.YELLOW': 'L’Allemagne classe la zone comme zone à risque.',
  'value.ReentryRkiClassification.RED': 'L’Allemagne classe la zone comme zone à haut risque.',
  'value.ReentryRkiClassification.PURPLE': 'L’Allemagne classe la zone comme zone de variants du virus.',
  'value.ReentryRkiClassification.GRAY':
    'Non précisé\u00a0: aucun classement de la zone par l’Allemagne n’est disponible.',
  'value.ReentryTestHoursBeforeArrival':
    'Au retour, le test ne doit pas dater de plus de {count, plural, one {#\u00a0heure} many {#\u00a0d’heures} other {#\u00a0heures}}.',
  'value.ReentryTestHoursBeforeDeparture':
    'Au départ du voyage de retour, le test ne doit pas dater de plus de {count, plural, one {#\u00a0heure} many {#\u00a0d’heures} other {#\u00a0heures}}.',
  'value.ReentryTestMinorsExemptionAge':
    'Au retour, les mineurs de moins de {count, plural, one {#\u00a0an} many {#\u00a0d’années} other {#\u00a0ans}} sont dispensés de test.',
  'value.ReentryTestHoursAfterArrival':
    'Un test doit être effectué dans un délai de {count, plural, one {#\u00a0heure} many {#\u00a0d’heures} other {#\u00a0heures}} après le retour.',
  'value.ReentryQuarantineDays':
    'La quarantaine après le retour dure {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}}.',
  'value.ReentryQuarantineMinorsExemptionAge':
    'Les mineurs de moins de {count, plural, one {#\u00a0an} many {#\u00a0d’années} other {#\u00a0ans}} sont dispensés de quarantaine après le retour.',
  'value.ReentryVaccinationDaysBeforeArrival':
    'La vaccination doit avoir été effectuée au moins {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}} avant le retour.',
  'value.ReentryVaccinationProofValidityDays':
    'Pour le retour, le certificat de vaccination est valable {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}}.',
  'value.ReentryRecoveryProofValidityDays':
    'Pour le retour, le certificat de rétablissement est valable {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}}.',
  'value.ReentryRecoveryDaysSinceInfectionMin':
    'Au retour, l’infection doit remonter à au moins {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}}.',
  'value.ReentryRecoveryDaysSinceInfectionMax':
    'Au retour, l’infection ne doit pas remonter à plus de {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}}.',

  'pandemic.vaccinationStatus.fully': 'Entièrement vacciné\u00a0: toutes les doses exigées par la destination',
  'pandemic.vaccinationStatus.partially':
    'Partiellement vacciné\u00a0: une partie seulement des doses exigées par la destination',
  'pandemic.vaccinationStatus.recovered': 'Rétabli\u00a0: infection surmontée, attestée par un certificat',
  'pandemic.vaccinationStatus.unvaccinated':
    'Ni vacciné ni rétabli\u00a0: aucun certificat de vaccination ou de rétablissement',
  'pandemic.testType.pcr':
    'Test PCR\u00a0: détection en laboratoire du matériel génétique du virus par cycles de chauffage et de refroidissement',
  'pandemic.testType.rapid': 'Test rapide\u00a0: détection de protéines du virus en quelques minutes',
  'pandemic.testType.tma':
    'Test TMA\u00a0: détection en laboratoire du matériel génétique du virus par transcription à température constante',
  'pandemic.testType.lamp': 'Test LAMP\u00a0: détection rapide du matériel génétique du virus à température constante',
  'pandemic.quarantine': 'Quarantaine\u00a0: période d’isolement imposée après l’arrivée',
};

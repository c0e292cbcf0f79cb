import type { FormerRules } from '../en/former-rules.js';

export const formerRules: FormerRules = {
  'type.TestHoursBeforeDeparture': 'Nejvyšší stáří testu při odjezdu',
  'type.TestPcrAccepted': 'PCR test pro vstup',
  'type.TestPcrHoursBeforeArrival': 'Nejvyšší stáří PCR testu při příjezdu',
  'type.TestPcrHoursBeforeDeparture': 'Nejvyšší stáří PCR testu při odjezdu',
  'type.TestQuickAccepted': 'Rychlotest pro vstup',
  'type.TestQuickHoursBeforeArrival': 'Nejvyšší stáří rychlotestu při příjezdu',
  'type.TestQuickHoursBeforeDeparture': 'Nejvyšší stáří rychlotestu při odjezdu',
  'type.TestTmaAccepted': 'TMA test pro vstup',
  'type.TestTmaHoursBeforeArrival': 'Nejvyšší stáří TMA testu při příjezdu',
  'type.TestTmaHoursBeforeDeparture': 'Nejvyšší stáří TMA testu při odjezdu',
  'type.TestLampAccepted': 'LAMP test pro vstup',
  'type.TestLampHoursBeforeArrival': 'Nejvyšší stáří LAMP testu při příjezdu',
  'type.TestLampHoursBeforeDeparture': 'Nejvyšší stáří LAMP testu při odjezdu',
  'type.VaccinationProofValidityDays': 'Platnost potvrzení o očkování',
  'type.VaccinationMinorsExemptionAge': 'Věk, do kterého jsou nezletilí osvobozeni od očkování',
  'type.RecoveryProofValidityDays': 'Platnost potvrzení o prodělané nemoci',
  'type.RecoveryDaysSinceInfectionMin': 'Nejkratší doba od nákazy',
  'type.RecoveryDaysSinceInfectionMax': 'Nejdelší doba od nákazy',
  'type.QuarantineDays': 'Karanténa při vstupu',
  'type.QuarantineMinorsExemptionAge': 'Věk, do kterého jsou nezletilí osvobozeni od karantény',
  'type.EasedRestrictionsNote': 'Rozvolnění',
  'type.DepartureRegulationsNote': 'Předpisy pro výjezd',
  'type.ReentryRkiClassification': 'Klasifikace oblasti Německem',
  'type.ReentryTestHoursBeforeArrival': 'Nejvyšší stáří testu při návratu',
  'type.ReentryTestHoursBeforeDeparture': 'Nejvyšší stáří testu na začátku zpáteční cesty',
  'type.ReentryTestMinorsExemptionAge': 'Věk, do kterého jsou nezletilí při návratu osvobozeni od testu',
  'type.ReentryTestHoursAfterArrival': 'Lhůta pro test po návratu',
  'type.ReentryQuarantineDays': 'Karanténa po návratu',
  'type.ReentryQuarantineMinorsExemptionAge': 'Věk, do kterého jsou nezletilí osvobozeni od karantény po návratu',
  'type.ReentryVaccinationDaysBeforeArrival': 'Nejkratší doba mezi očkováním a návratem',
  'type.ReentryVaccinationProofValidityDays': 'Platnost potvrzení o očkování při návratu',
  'type.ReentryRecoveryProofValidityDays': 'Platnost potvrzení o prodělané nemoci při návratu',
  'type.ReentryRecoveryDaysSinceInfectionMin': 'Nejkratší doba mezi nákazou a návratem',
  'type.ReentryRecoveryDaysSinceInfectionMax': 'Nejdelší doba mezi nákazou a návratem',

  'type.VsEntryVaccinated': 'Pravidla vstupu pro očkované',
  'type.VsEntryPartlyVaccinated': 'Pravidla vstupu pro částečně očkované',
  'type.VsEntryRecovered': 'Pravidla vstupu pro osoby po prodělané nemoci',
  'type.VsEntryUnvaccinated': 'Pravidla vstupu pro neočkované',
  'type.VsTestsVaccinated': 'Pravidla testování pro očkované',
  'type.VsTestsPartlyVaccinated': 'Pravidla testování pro částečně očkované',
  'type.VsTestsRecovered': 'Pravidla testování pro osoby po prodělané nemoci',
  'type.VsTestsUnvaccinated': 'Pravidla testování pro neočkované',
  'type.VsQuarantineVaccinated': 'Pravidla karantény pro očkované',
  'type.VsQuarantinePartlyVaccinated': 'Pravidla karantény pro částečně očkované',
  'type.VsQuarantineRecovered': 'Pravidla karantény pro osoby po prodělané nemoci',
  'type.VsQuarantineUnvaccinated': 'Pravidla karantény pro neočkované',
  'type.VsReentryVaccinated': 'Pravidla návratu pro očkované',
  'type.VsReentryPartlyVaccinated': 'Pravidla návratu pro částečně očkované',
  'type.VsReentryRecovered': 'Pravidla návratu pro osoby po prodělané nemoci',
  'type.VsReentryUnvaccinated': 'Pravidla návratu pro neočkované',

  'value.TestHoursBeforeDeparture':
    'Při odjezdu nesmí být test starší než {count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodin}}.',
  'value.TestPcrAccepted.yes': 'PCR test je pro vstup do země uznáván.',
  'value.TestPcrAccepted.no': 'PCR test není pro vstup do země uznáván.',
  'value.TestPcrHoursBeforeArrival':
    'Při příjezdu nesmí být PCR test starší než {count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodin}}.',
  'value.TestPcrHoursBeforeDeparture':
    'Při odjezdu nesmí být PCR test starší než {count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodin}}.',
  'value.TestQuickAccepted.yes': 'Rychlotest je pro vstup do země uznáván.',
  'value.TestQuickAccepted.no': 'Rychlotest není pro vstup do země uznáván.',
  'value.TestQuickHoursBeforeArrival':
    'Při příjezdu nesmí být rychlotest starší než {count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodin}}.',
  'value.TestQuickHoursBeforeDeparture':
    'Při odjezdu nesmí být rychlotest starší než {count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodin}}.',
  'value.TestTmaAccepted.yes': 'TMA test je pro vstup do země uznáván.',
  'value.TestTmaAccepted.no': 'TMA test není pro vstup do země uznáván.',
  'value.TestTmaHoursBeforeArrival':
    'Při příjezdu nesmí být TMA test starší než {count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodin}}.',
  'value.TestTmaHoursBeforeDeparture':
    'Při odjezdu nesmí být TMA test starší než {count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodin}}.',
  'value.TestLampAccepted.yes': 'LAMP test je pro vstup do země uznáván.',
  'value.TestLampAccepted.no': 'LAMP test není pro vstup do země uznáván.',
  'value.TestLampHoursBeforeArrival':
    'Při příjezdu nesmí být LAMP test starší než {count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodin}}.',
  'value.TestLampHoursBeforeDeparture':
    'Při odjezdu nesmí být LAMP test starší než {count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodin}}.',
  'value.VaccinationProofValidityDays':
    'Potvrzení o očkování platí {count, plural, one {# den} few {# dny} many {# dne} other {# dní}}.',
  'value.VaccinationMinorsExemptionAge':
    'Nezletilí jsou do věku {count, plural, one {# roku} few {# let} many {# roku} other {# let}} osvobozeni od očkování.',
  'value.RecoveryProofValidityDays':
    'Potvrzení o prodělané nemoci platí {count, plural, one {# den} few {# dny} many {# dne} other {# dní}}.',
  'value.RecoveryDaysSinceInfectionMin':
    'Od nákazy musí uplynout nejméně {count, plural, one {# den} few {# dny} many {# dne} other {# dní}}.',
  'value.RecoveryDaysSinceInfectionMax':
    'Od nákazy nesmí uplynout více než {count, plural, one {# den} few {# dny} many {# dne} other {# dní}}.',
  'value.QuarantineDays':
    'Karanténa při vstupu trvá {count, plural, one {# den} few {# dny} many {# dne} other {# dní}}.',
  'value.QuarantineMinorsExemptionAge':
    'Nezletilí jsou do věku {count, plural, one {# roku} few {# let} many {# roku} other {# let}} osvobozeni od karantény.',
  'value.ReentryRkiClassification.BLUE': 'Německo oblast neklasifikuje jako rizikovou.',
  'value.ReentryRkiClassification.YELLOW': 'Německo oblast klasifikuje jako rizikovou.',
  'value.ReentryRkiClassification.RED': 'Německo oblast klasifikuje jako vysoce rizikovou.',
  'value.ReentryRkiClassification.PURPLE': 'Německo oblast klasifikuje jako oblast s výskytem variant viru.',
  'value.ReentryRkiClassification.GRAY': 'Neuvedeno: žádná německá klasifikace oblasti není k dispozici.',
  'value.ReentryTestHoursBeforeArrival':
    'Při návratu nesmí být test starší než {count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodin}}.',
  'value.ReentryTestHoursBeforeDeparture':
    'Na začátku zpáteční cesty nesmí být test starší než {count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodin}}.',
  'value.ReentryTestMinorsExemptionAge':
    'Při návratu jsou nezletilí do věku {count, plural, one {# roku} few {# let} many {# roku} other {# let}} osvobozeni od testu.',
  'value.ReentryTestHoursAfterArrival':
    'Do {count, plural, one {# hodiny} few {# hodin} many {# hodiny} other {# hodin}} po návratu je nutné podstoupit test.',
  'value.ReentryQuarantineDays':
    'Karanténa po návratu trvá {count, plural, one {# den} few {# dny} many {# dne} other {# dní}}.',
  'value.ReentryQuarantineMinorsExemptionAge':
    'Nezletilí jsou do věku {count, plural, one {# roku} few {# let} many {# roku} other {# let}} osvobozeni od karantény po návratu.',
  'value.ReentryVaccinationDaysBeforeArrival':
    'Očkování musí proběhnout nejméně {count, plural, one {# den} few {# dny} many {# dne} other {# dní}} před návratem.',
  'value.ReentryVaccinationProofValidityDays':
    'Při návratu platí potvrzení o očkování {count, plural, one {# den} few {# dny} many {# dne} other {# dní}}.',
  'value.ReentryRecoveryProofValidityDays':
    'Při návratu platí potvrzení o prodělané nemoci {count, plural, one {# den} few {# dny} many {# dne} other {# dní}}.',
  'value.ReentryRecoveryDaysSinceInfectionMin':
    'Mezi nákazou a návratem musí uplynout nejméně {count, plural, one {# den} few {# dny} many {# dne} other {# dní}}.',
  'value.ReentryRecoveryDaysSinceInfectionMax':
    'Mezi nákazou a návratem nesmí uplynout více než {count, plural, one {# den} few {# dny} many {# dne} other {# dní}}.',

  'pandemic.vaccinationStatus.fully': 'Plně očkovaný: všechny dávky, které destinace požaduje',
  'pandemic.vaccinationStatus.partially': 'Částečně očkovaný: jen část dávek, které destinace požaduje',
  'pandemic.vaccinationStatus.recovered': 'Po prodělané nemoci: prodělaná a doložená nákaza',
  'pandemic.vaccinationStatus.unvaccinated':
    'Neočkovaný a bez prodělané nemoci: žádné potvrzení o očkování ani o prodělané nemoci',
  'pandemic.testType.pcr': 'PCR test: laboratorní průkaz genetické informace viru v cyklech zahřívání a ochlazování',
  'pandemic.testType.rapid': 'Rychlotest: průkaz bílkovin viru během několika minut',
  'pandemic.testType.tma': 'TMA test: laboratorní průkaz genetické informace viru přepisem při stálé teplotě',
  'pandemic.testType.lamp': 'LAMP test: rychlý průkaz genetické informace viru při stálé teplotě',
  'pandemic.quarantine': 'Karanténa: předepsaná doba izolace po příjezdu',
};

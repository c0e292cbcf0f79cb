import type { FormerRules } from '../en/former-rules.js';

export const formerRules: FormerRules = {
  'type.TestHoursBeforeDeparture': 'Maksymalny czas od testu do wyjazdu',
  'type.TestPcrAccepted': 'Test PCR na potrzeby wjazdu',
  'type.TestPcrHoursBeforeArrival': 'Maksymalny czas od testu PCR do przyjazdu',
  'type.TestPcrHoursBeforeDeparture': 'Maksymalny czas od testu PCR do wyjazdu',
  'type.TestQuickAccepted': 'Szybki test na potrzeby wjazdu',
  'type.TestQuickHoursBeforeArrival': 'Maksymalny czas od szybkiego testu do przyjazdu',
  'type.TestQuickHoursBeforeDeparture': 'Maksymalny czas od szybkiego testu do wyjazdu',
  'type.TestTmaAccepted': 'Test TMA na potrzeby wjazdu',
  'type.TestTmaHoursBeforeArrival': 'Maksymalny czas od testu TMA do przyjazdu',
  'type.TestTmaHoursBeforeDeparture': 'Maksymalny czas od testu TMA do wyjazdu',
  'type.TestLampAccepted': 'Test LAMP na potrzeby wjazdu',
  'type.TestLampHoursBeforeArrival': 'Maksymalny czas od testu LAMP do przyjazdu',
  'type.TestLampHoursBeforeDeparture': 'Maksymalny czas od testu LAMP do wyjazdu',
  'type.VaccinationProofValidityDays': 'Ważność zaświadczenia o szczepieniu',
  'type.VaccinationMinorsExemptionAge': 'Wiek, do którego małoletni są zwolnieni ze szczepienia',
  'type.RecoveryProofValidityDays': 'Ważność zaświadczenia o przebyciu choroby',
  'type.RecoveryDaysSinceInfectionMin': 'Minimalny czas od zakażenia',
  'type.RecoveryDaysSinceInfectionMax': 'Maksymalny czas od zakażenia',
  'type.QuarantineDays': 'Kwarantanna przy wjeździe',
  'type.QuarantineMinorsExemptionAge': 'Wiek, do którego małoletni są zwolnieni z kwarantanny',
  'type.EasedRestrictionsNote': 'Złagodzenia',
  'type.DepartureRegulationsNote': 'Przepisy dotyczące wyjazdu',
  'type.ReentryRkiClassification': 'Klasyfikacja obszaru przez Niemcy',
  'type.ReentryTestHoursBeforeArrival': 'Maksymalny czas od testu do powrotu',
  'type.ReentryTestHoursBeforeDeparture': 'Maksymalny czas od testu do rozpoczęcia podróży powrotnej',
  'type.ReentryTestMinorsExemptionAge': 'Wiek, do którego małoletni są zwolnieni z testu przy powrocie',
  'type.ReentryTestHoursAfterArrival': 'Termin testu po powrocie',
  'type.ReentryQuarantineDays': 'Kwarantanna po powrocie',
  'type.ReentryQuarantineMinorsExemptionAge': 'Wiek, do którego małoletni są zwolnieni z kwarantanny po powrocie',
  'type.ReentryVaccinationDaysBeforeArrival': 'Minimalny odstęp między szczepieniem a powrotem',
  'type.ReentryVaccinationProofValidityDays': 'Ważność zaświadczenia o szczepieniu przy powrocie',
  'type.ReentryRecoveryProofValidityDays': 'Ważność zaświadczenia o przebyciu choroby przy powrocie',
  'type.ReentryRecoveryDaysSinceInfectionMin': 'Minimalny czas między zakażeniem a powrotem',
  'type.ReentryRecoveryDaysSinceInfectionMax': 'Maksymalny czas między zakażeniem a powrotem',

  'type.VsEntryVaccinated': 'Zasady wjazdu dla zaszczepionych',
  'type.VsEntryPartlyVaccinated': 'Zasady wjazdu dla częściowo zaszczepionych',
  'type.VsEntryRecovered': 'Zasady wjazdu dla ozdrowieńców',
  'type.VsEntryUnvaccinated': 'Zasady wjazdu dla niezaszczepionych',
  'type.VsTestsVaccinated': 'Zasady testowania dla zaszczepionych',
  'type.VsTestsPartlyVaccinated': 'Zasady testowania dla częściowo zaszczepionych',
  'type.VsTestsRecovered': 'Zasady testowania dla ozdrowieńców',
  'type.VsTestsUnvaccinated': 'Zasady testowania dla niezaszczepionych',
  'type.VsQuarantineVaccinated': 'Zasady kwarantanny dla zaszczepionych',
  'type.VsQuarantinePartlyVaccinated': 'Zasady kwarantanny dla częściowo zaszczepionych',
  'type.VsQuarantineRecovered': 'Zasady kwarantanny dla ozdrowieńców',
  'type.VsQuarantineUnvaccinated': 'Zasady kwarantanny dla niezaszczepionych',
  'type.VsReentryVaccinated': 'Zasady powrotu dla zaszczepionych',
  'type.VsReentryPartlyVaccinated': 'Zasady powrotu dla częściowo zaszczepionych',
  'type.VsReentryRecovered': 'Zasady powrotu dla ozdrowieńców',
  'type.VsReentryUnvaccinated': 'Zasady powrotu dla niezaszczepionych',

  'value.TestHoursBeforeDeparture':
    'W chwili wyjazdu test nie może być starszy niż {count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}.',
  'value.TestPcrAccepted.yes': 'Test PCR jest uznawany przy wjeździe.',
  'value.TestPcrAccepted.no': 'Test PCR nie jest uznawany przy wjeździe.',
  'value.TestPcrHoursBeforeArrival':
    'W chwili przyjazdu test PCR nie może być starszy niż {count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}.',
  'value.TestPcrHoursBeforeDeparture':
    'W chwili wyjazdu test PCR nie może być starszy niż {count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}.',
  'value.TestQuickAccepted.yes': 'Szybki test jest uznawany przy wjeździe.',
  'value.TestQuickAccepted.no': 'Szybki test nie jest uznawany przy wjeździe.',
  'value.TestQuickHoursBeforeArrival':
    'W chwili przyjazdu szybki test nie może być starszy niż {count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}.',
  'value.TestQuickHoursBeforeDeparture':
    'W chwili wyjazdu szybki test nie może być starszy niż {count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}.',
  'value.TestTmaAccepted.yes': 'Test TMA jest uznawany przy wjeździe.',
  'value.TestTmaAccepted.no': 'Test TMA nie jest uznawany przy wjeździe.',
  'value.TestTmaHoursBeforeArrival':
    'W chwili przyjazdu test TMA nie może być starszy niż {count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}.',
  'value.TestTmaHoursBeforeDeparture':
    'W chwili wyjazdu test TMA nie może być starszy niż {count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}.',
  'value.TestLampAccepted.yes': 'Test LAMP jest uznawany przy wjeździe.',
  'value.TestLampAccepted.no': 'Test LAMP nie jest uznawany przy wjeździe.',
  'value.TestLampHoursBeforeArrival':
    'W chwili przyjazdu test LAMP nie może być starszy niż {count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}.',
  'value.TestLampHoursBeforeDeparture':
    'W chwili wyjazdu test LAMP nie może być starszy niż {count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}.',
  'value.VaccinationProofValidityDays':
    'Zaświadczenie o szczepieniu jest ważne przez {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  'value.VaccinationMinorsExemptionAge':
    'Małoletni do ukończenia {count, plural, one {# roku} few {# lat} many {# lat} other {# roku}} są zwolnieni ze szczepienia.',
  'value.RecoveryProofValidityDays':
    'Zaświadczenie o przebyciu choroby jest ważne przez {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  'value.RecoveryDaysSinceInfectionMin':
    'Zakażenie musiało nastąpić co najmniej {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} temu.',
  'value.RecoveryDaysSinceInfectionMax':
    'Zakażenie nie mogło nastąpić wcześniej niż {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} temu.',
  'value.QuarantineDays':
    'Kwarantanna przy wjeździe trwa {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  'value.QuarantineMinorsExemptionAge':
    'Małoletni do ukończenia {count, plural, one {# roku} few {# lat} many {# lat} other {# roku}} są zwolnieni z kwarantanny.',
  'value.ReentryRkiClassification.BLUE': 'Niemcy nie klasyfikują tego obszaru jako obszaru ryzyka.',
  'value.ReentryRkiClassification.YELLOW': 'Niemcy klasyfikują ten obszar jako obszar ryzyka.',
  'value.ReentryRkiClassification.RED': 'Niemcy klasyfikują ten obszar jako obszar wysokiego ryzyka.',
  'value.ReentryRkiClassification.PURPLE': 'Niemcy klasyfikują ten obszar jako obszar występowania wariantów wirusa.',
  'value.ReentryRkiClassification.GRAY': 'Brak danych: brak klasyfikacji tego obszaru przez Niemcy.',
  'value.ReentryTestHoursBeforeArrival':
    'W chwili powrotu test nie może być starszy niż {count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}.',
  'value.ReentryTestHoursBeforeDeparture':
    'W chwili rozpoczęcia podróży powrotnej test nie może być starszy niż {count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}.',
  'value.ReentryTestMinorsExemptionAge':
    'Przy powrocie małoletni do ukończenia {count, plural, one {# roku} few {# lat} many {# lat} other {# roku}} są zwolnieni z testu.',
  'value.ReentryTestHoursAfterArrival':
    'W ciągu {count, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}} od powrotu należy wykonać test.',
  'value.ReentryQuarantineDays':
    'Kwarantanna po powrocie trwa {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  'value.ReentryQuarantineMinorsExemptionAge':
    'Małoletni do ukończenia {count, plural, one {# roku} few {# lat} many {# lat} other {# roku}} są zwolnieni z kwarantanny po powrocie.',
  'value.ReentryVaccinationDaysBeforeArrival':
    'Szczepienie musi zostać wykonane co najmniej {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} przed powrotem.',
  'value.ReentryVaccinationProofValidityDays':
    'Przy powrocie zaświadczenie o szczepieniu jest ważne przez {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  'value.ReentryRecoveryProofValidityDays':
    'Przy powrocie zaświadczenie o przebyciu choroby jest ważne przez {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  'value.ReentryRecoveryDaysSinceInfectionMin':
    'Zakażenie musiało nastąpić co najmniej {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} przed powrotem.',
  'value.ReentryRecoveryDaysSinceInfectionMax':
    'Zakażenie nie mogło nastąpić wcześniej niż {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} przed powrotem.',

  'pandemic.vaccinationStatus.fully': 'W pełni zaszczepiony: wszystkie dawki wymagane w miejscu docelowym',
  'pandemic.vaccinationStatus.partially': 'Częściowo zaszczepiony: tylko część dawek wymaganych w miejscu docelowym',
  'pandemic.vaccinationStatus.recovered': 'Ozdrowieniec: przebyte i udokumentowane zakażenie',
  'pandemic.vaccinationStatus.unvaccinated':
    'Niezaszczepiony i niebędący ozdrowieńcem: brak zaświadczenia o szczepieniu lub przebyciu choroby',
  'pandemic.testType.pcr':
    'Test PCR: laboratoryjne wykrycie materiału genetycznego wirusa w cyklach ogrzewania i chłodzenia',
  'pandemic.testType.rapid': 'Szybki test: wykrycie białek wirusa w ciągu kilku minut',
  'pandemic.testType.tma':
    'Test TMA: laboratoryjne wykrycie materiału genetycznego wirusa przez transkrypcję w stałej temperaturze',
  'pandemic.testType.lamp': 'Test LAMP: szybkie wykrycie materiału genetycznego wirusa w stałej temperaturze',
  'pandemic.quarantine': 'Kwarantanna: obowiązkowy okres odosobnienia po przyjeździe',
};

import type { FormerRules } from '../en/former-rules.js';

export const formerRules: FormerRules = {
  'type.TestHoursBeforeDeparture': 'Testin yola çıkıştaki geçerlilik süresi',
  'type.TestPcrAccepted': 'Giriş için PCR testi',
  'type.TestPcrHoursBeforeArrival': 'PCR testinin varıştaki geçerlilik süresi',
  'type.TestPcrHoursBeforeDeparture': 'PCR testinin yola çıkıştaki geçerlilik süresi',
  'type.TestQuickAccepted': 'Giriş için hızlı test',
  'type.TestQuickHoursBeforeArrival': 'Hızlı testin varıştaki geçerlilik süresi',
  'type.TestQuickHoursBeforeDeparture': 'Hızlı testin yola çıkıştaki geçerlilik süresi',
  'type.TestTmaAccepted': 'Giriş için TMA testi',
  'type.TestTmaHoursBeforeArrival': 'TMA testinin varıştaki geçerlilik süresi',
  'type.TestTmaHoursBeforeDeparture': 'TMA testinin yola çıkıştaki geçerlilik süresi',
  'type.TestLampAccepted': 'Giriş için LAMP testi',
  'type.TestLampHoursBeforeArrival': 'LAMP testinin varıştaki geçerlilik süresi',
  'type.TestLampHoursBeforeDeparture': 'LAMP testinin yola çıkıştaki geçerlilik süresi',
  'type.VaccinationProofValidityDays': 'Aşı belgesinin geçerliliği',
  'type.VaccinationMinorsExemptionAge': 'Reşit olmayanların aşıdan muaf olduğu yaş sınırı',
  'type.RecoveryProofValidityDays': 'İyileşme belgesinin geçerliliği',
  'type.RecoveryDaysSinceInfectionMin': 'Enfeksiyonun üzerinden geçmesi gereken en kısa süre',
  'type.RecoveryDaysSinceInfectionMax': 'Enfeksiyonun üzerinden geçebilecek en uzun süre',
  'type.QuarantineDays': 'Girişte karantina',
  'type.QuarantineMinorsExemptionAge': 'Reşit olmayanların karantinadan muaf olduğu yaş sınırı',
  'type.EasedRestrictionsNote': 'Gevşetilen kurallar',
  'type.DepartureRegulationsNote': 'Çıkış kuralları',
  'type.ReentryRkiClassification': 'Bölgenin Almanya tarafından sınıflandırılması',
  'type.ReentryTestHoursBeforeArrival': 'Testin dönüşteki geçerlilik süresi',
  'type.ReentryTestHoursBeforeDeparture': 'Testin dönüş yolculuğunun başındaki geçerlilik süresi',
  'type.ReentryTestMinorsExemptionAge': 'Reşit olmayanların dönüşte testten muaf olduğu yaş sınırı',
  'type.ReentryTestHoursAfterArrival': 'Dönüşten sonraki test için süre sınırı',
  'type.ReentryQuarantineDays': 'Dönüşten sonra karantina',
  'type.ReentryQuarantineMinorsExemptionAge': 'Reşit olmayanların dönüşten sonra karantinadan muaf olduğu yaş sınırı',
  'type.ReentryVaccinationDaysBeforeArrival': 'Aşı ile dönüş arasındaki en kısa süre',
  'type.ReentryVaccinationProofValidityDays': 'Dönüş için aşı belgesinin geçerliliği',
  'type.ReentryRecoveryProofValidityDays': 'Dönüş için iyileşme belgesinin geçerliliği',
  'type.ReentryRecoveryDaysSinceInfectionMin': 'Enfeksiyon ile dönüş arasındaki en kısa süre',
  'type.ReentryRecoveryDaysSinceInfectionMax': 'Enfeksiyon ile dönüş arasındaki en uzun süre',

  'type.VsEntryVaccinated': 'Aşılı yolcular için giriş kuralları',
  'type.VsEntryPartlyVaccinated': 'Kısmen aşılı yolcular için giriş kuralları',
  'type.VsEntryRecovered': 'Hastalığı geçirmiş yolcular için giriş kuralları',
  'type.VsEntryUnvaccinated': 'Aşısız yolcular için giriş kuralları',
  'type.VsTestsVaccinated': 'Aşılı yolcular için test kuralları',
  'type.VsTestsPartlyVaccinated': 'Kısmen aşılı yolcular için test kuralları',
  'type.VsTestsRecovered': 'Hastalığı geçirmiş yolcular için test kuralları',
  'type.VsTestsUnvaccinated': 'Aşısız yolcular için test kuralları',
  'type.VsQuarantineVaccinated': 'Aşılı yolcular için karantina kuralları',
  'type.VsQuarantinePartlyVaccinated': 'Kısmen aşılı yolcular için karantina kuralları',
  'type.VsQuarantineRecovered': 'Hastalığı geçirmiş yolcular için karantina kuralları',
  'type.VsQuarantineUnvaccinated': 'Aşısız yolcular için karantina kuralları',
  'type.VsReentryVaccinated': 'Aşılı yolcular için dönüş kuralları',
  'type.VsReentryPartlyVaccinated': 'Kısmen aşılı yolcular için dönüş kuralları',
  'type.VsReentryRecovered': 'Hastalığı geçirmiş yolcular için dönüş kuralları',
  'type.VsReentryUnvaccinated': 'Aşısız yolcular için dönüş kuralları',

  'value.TestHoursBeforeDeparture':
    'Yola çıkışta test en fazla {count, plural, one {# saat} other {# saat}} önce yapılmış olmalıdır.',
  'value.TestPcrAccepted.yes': 'Giriş için PCR testi kabul edilir.',
  'value.TestPcrAccepted.no': 'Giriş için PCR testi kabul edilmez.',
  'value.TestPcrHoursBeforeArrival':
    'Varışta PCR testi en fazla {count, plural, one {# saat} other {# saat}} önce yapılmış olmalıdır.',
  'value.TestPcrHoursBeforeDeparture':
    'Yola çıkışta PCR testi en fazla {count, plural, one {# saat} other {# saat}} önce yapılmış olmalıdır.',
  'value.TestQuickAccepted.yes': 'Giriş için hızlı test kabul edilir.',
  'value.TestQuickAccepted.no': 'Giriş için hızlı test kabul edilmez.',
  'value.TestQuickHoursBeforeArrival':
    'Varışta hızlı test en fazla {count, plural, one {# saat} other {# saat}} önce yapılmış olmalıdır.',
  'value.TestQuickHoursBeforeDeparture':
    'Yola çıkışta hızlı test en fazla {count, plural, one {# saat} other {# saat}} önce yapılmış olmalıdır.',
  'value.TestTmaAccepted.yes': 'Giriş için TMA testi kabul edilir.',
  'value.TestTmaAccepted.no': 'Giriş için TMA testi kabul edilmez.',
  'value.TestTmaHoursBeforeArrival':
    'Varışta TMA testi en fazla {count, plural, one {# saat} other {# saat}} önce yapılmış olmalıdır.',
  'value.TestTmaHoursBeforeDeparture':
    'Yola çıkışta TMA testi en fazla {count, plural, one {# saat} other {# saat}} önce yapılmış olmalıdır.',
  'value.TestLampAccepted.yes': 'Giriş için LAMP testi kabul edilir.',
  'value.TestLampAccepted.no': 'Giriş için LAMP testi kabul edilmez.',
  'value.TestLampHoursBeforeArrival':
    'Varışta LAMP testi en fazla {count, plural, one {# saat} other {# saat}} önce yapılmış olmalıdır.',
  'value.TestLampHoursBeforeDeparture':
    'Yola çıkışta LAMP testi en fazla {count, plural, one {# saat} other {# saat}} önce yapılmış olmalıdır.',
  'value.VaccinationProofValidityDays': 'Aşı belgesi {count, plural, one {# gün} other {# gün}} süreyle geçerlidir.',
  'value.VaccinationMinorsExemptionAge':
    '{count, plural, one {# yaşından} other {# yaşından}} küçükler aşıdan muaftır.',
  'value.RecoveryProofValidityDays': 'İyileşme belgesi {count, plural, one {# gün} other {# gün}} süreyle geçerlidir.',
  'value.RecoveryDaysSinceInfectionMin':
    'Enfeksiyonun üzerinden en az {count, plural, one {# gün} other {# gün}} geçmiş olmalıdır.',
  'value.RecoveryDaysSinceInfectionMax':
    'Enfeksiyonun üzerinden en fazla {count, plural, one {# gün} other {# gün}} geçmiş olabilir.',
  'value.QuarantineDays': 'Girişteki karantina {count, plural, one {# gün} other {# gün}} sürer.',
  'value.QuarantineMinorsExemptionAge':
    '{count, plural, one {# yaşından} other {# yaşından}} küçükler karantinadan muaftır.',
  'value.ReentryRkiClassification.BLUE': 'Bölge, Almanya tarafından riskli bölge olarak sınıflandırılmamıştır.',
  'value.ReentryRkiClassification.YELLOW': 'Bölge, Almanya tarafından riskli bölge olarak sınıflandırılmıştır.',
  'value.ReentryRkiClassification.RED': 'Bölge, Almanya tarafından yüksek riskli bölge olarak sınıflandırılmıştır.',
  'value.ReentryRkiClassification.PURPLE':
    'Bölge, Almanya tarafından virüs varyantı bölgesi olarak sınıflandırılmıştır.',
  'value.ReentryRkiClassification.GRAY':
    'Belirtilmemiş: Almanya tarafından yapılmış bir sınıflandırma bulunmamaktadır.',
  'value.ReentryTestHoursBeforeArrival':
    'Dönüşte test en fazla {count, plural, one {# saat} other {# saat}} önce yapılmış olmalıdır.',
  'value.ReentryTestHoursBeforeDeparture':
    'Dönüş yolculuğunun başında test en fazla {count, plural, one {# saat} other {# saat}} önce yapılmış olmalıdır.',
  'value.ReentryTestMinorsExemptionAge':
    'Dönüşte {count, plural, one {# yaşından} other {# yaşından}} küçükler testten muaftır.',
  'value.ReentryTestHoursAfterArrival':
    'Dönüşten sonra {count, plural, one {# saat} other {# saat}} içinde test yaptırılmalıdır.',
  'value.ReentryQuarantineDays': 'Dönüşten sonraki karantina {count, plural, one {# gün} other {# gün}} sürer.',
  'value.ReentryQuarantineMinorsExemptionAge':
    '{count, plural, one {# yaşından} other {# yaşından}} küçükler dönüşten sonraki karantinadan muaftır.',
  'value.ReentryVaccinationDaysBeforeArrival':
    'Aşı, dönüşten en az {count, plural, one {# gün} other {# gün}} önce yapılmış olmalıdır.',
  'value.ReentryVaccinationProofValidityDays':
    'Dönüş için aşı belgesi {count, plural, one {# gün} other {# gün}} süreyle geçerlidir.',
  'value.ReentryRecoveryProofValidityDays':
    'Dönüş için iyileşme belgesi {count, plural, one {# gün} other {# gün}} süreyle geçerlidir.',
  'value.ReentryRecoveryDaysSinceInfectionMin':
    'Dönüşte, enfeksiyonun üzerinden en az {count, plural, one {# gün} other {# gün}} geçmiş olmalıdır.',
  'value.ReentryRecoveryDaysSinceInfectionMax':
    'Dönüşte, enfeksiyonun üzerinden en fazla {count, plural, one {# gün} other {# gün}} geçmiş olabilir.',

  'pandemic.vaccinationStatus.fully': 'Tam aşılı: varış noktasının istediği dozların tümü',
  'pandemic.vaccinationStatus.partially': 'Kısmen aşılı: varış noktasının istediği dozların yalnızca bir bölümü',
  'pandemic.vaccinationStatus.recovered': 'Hastalığı geçirmiş: atlatılmış ve belgelenmiş enfeksiyon',
  'pandemic.vaccinationStatus.unvaccinated': 'Aşısız ve hastalığı geçirmemiş: aşı veya iyileşme belgesi yok',
  'pandemic.testType.pcr':
    'PCR testi: virüsün genetik materyalinin laboratuvarda ısıtma ve soğutma döngüleriyle saptanması',
  'pandemic.testType.rapid': 'Hızlı test: virüs proteinlerinin birkaç dakika içinde saptanması',
  'pandemic.testType.tma':
    'TMA testi: virüsün genetik materyalinin laboratuvarda sabit sıcaklıkta transkripsiyonla saptanması',
  'pandemic.testType.lamp': 'LAMP testi: virüsün genetik materyalinin sabit sıcaklıkta hızla saptanması',
  'pandemic.quarantine': 'Karantina: varıştan sonra öngörülen ayrı kalma süresi',
};

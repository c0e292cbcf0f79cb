import type { FormerRules } from '../en/former-rules.js';

export const formerRules: FormerRules = {
  'type.TestHoursBeforeDeparture': 'A teszt legnagyobb kora induláskor',
  'type.TestPcrAccepted': 'PCR-teszt a beutazáshoz',
  'type.TestPcrHoursBeforeArrival': 'A PCR-teszt legnagyobb kora érkezéskor',
  'type.TestPcrHoursBeforeDeparture': 'A PCR-teszt legnagyobb kora induláskor',
  'type.TestQuickAccepted': 'Gyorsteszt a beutazáshoz',
  'type.TestQuickHoursBeforeArrival': 'A gyorsteszt legnagyobb kora érkezéskor',
  'type.TestQuickHoursBeforeDeparture': 'A gyorsteszt legnagyobb kora induláskor',
  'type.TestTmaAccepted': 'TMA-teszt a beutazáshoz',
  'type.TestTmaHoursBeforeArrival': 'A TMA-teszt legnagyobb kora érkezéskor',
  'type.TestTmaHoursBeforeDeparture': 'A TMA-teszt legnagyobb kora induláskor',
  'type.TestLampAccepted': 'LAMP-teszt a beutazáshoz',
  'type.TestLampHoursBeforeArrival': 'A LAMP-teszt legnagyobb kora érkezéskor',
  'type.TestLampHoursBeforeDeparture': 'A LAMP-teszt legnagyobb kora induláskor',
  'type.VaccinationProofValidityDays': 'Az oltási igazolás érvényessége',
  'type.VaccinationMinorsExemptionAge': 'Korhatár, amely alatt a kiskorúak mentesülnek az oltás alól',
  'type.RecoveryProofValidityDays': 'A gyógyultsági igazolás érvényessége',
  'type.RecoveryDaysSinceInfectionMin': 'A fertőzés óta eltelt legrövidebb idő',
  'type.RecoveryDaysSinceInfectionMax': 'A fertőzés óta eltelt leghosszabb idő',
  'type.QuarantineDays': 'Karantén beutazáskor',
  'type.QuarantineMinorsExemptionAge': 'Korhatár, amely alatt a kiskorúak mentesülnek a karantén alól',
  'type.EasedRestrictionsNote': 'Enyhítések',
  'type.DepartureRegulationsNote': 'Kiutazási szabályok',
  'type.ReentryRkiClassification': 'A terület németországi besorolása',
  'type.ReentryTestHoursBeforeArrival': 'A teszt legnagyobb kora visszautazáskor',
  'type.ReentryTestHoursBeforeDeparture': 'A teszt legnagyobb kora a visszaút kezdetekor',
  'type.ReentryTestMinorsExemptionAge': 'Korhatár, amely alatt a kiskorúak visszautazáskor mentesülnek a teszt alól',
  'type.ReentryTestHoursAfterArrival': 'A visszautazás utáni teszt határideje',
  'type.ReentryQuarantineDays': 'Karantén a visszautazás után',
  'type.ReentryQuarantineMinorsExemptionAge':
    'Korhatár, amely alatt a kiskorúak mentesülnek a visszautazás utáni karantén alól',
  'type.ReentryVaccinationDaysBeforeArrival': 'Az oltás és a visszautazás között eltelt legrövidebb idő',
  'type.ReentryVaccinationProofValidityDays': 'Az oltási igazolás érvényessége visszautazáskor',
  'type.ReentryRecoveryProofValidityDays': 'A gyógyultsági igazolás érvényessége visszautazáskor',
  'type.ReentryRecoveryDaysSinceInfectionMin': 'A fertőzés és a visszautazás között eltelt legrövidebb idő',
  'type.ReentryRecoveryDaysSinceInfectionMax': 'A fertőzés és a visszautazás között eltelt leghosszabb idő',

  'type.VsEntryVaccinated': 'Beutazási szabályok oltott utazók számára',
  'type.VsEntryPartlyVaccinated': 'Beutazási szabályok részlegesen oltott utazók számára',
  'type.VsEntryRecovered': 'Beutazási szabályok gyógyult utazók számára',
  'type.VsEntryUnvaccinated': 'Beutazási szabályok oltatlan utazók számára',
  'type.VsTestsVaccinated': 'Tesztelési szabályok oltott utazók számára',
  'type.VsTestsPartlyVaccinated': 'Tesztelési szabályok részlegesen oltott utazók számára',
  'type.VsTestsRecovered': 'Tesztelési szabályok gyógyult utazók számára',
  'type.VsTestsUnvaccinated': 'Tesztelési szabályok oltatlan utazók számára',
  'type.VsQuarantineVaccinated': 'Karanténszabályok oltott utazók számára',
  'type.VsQuarantinePartlyVaccinated': 'Karanténszabályok részlegesen oltott utazók számára',
  'type.VsQuarantineRecovered': 'Karanténszabályok gyógyult utazók számára',
  'type.VsQuarantineUnvaccinated': 'Karanténszabályok oltatlan utazók számára',
  'type.VsReentryVaccinated': 'Visszautazási szabályok oltott utazók számára',
  'type.VsReentryPartlyVaccinated': 'Visszautazási szabályok részlegesen oltott utazók számára',
  'type.VsReentryRecovered': 'Visszautazási szabályok gyógyult utazók számára',
  'type.VsReentryUnvaccinated': 'Visszautazási szabályok oltatlan utazók számára',

  'value.TestHoursBeforeDeparture': 'Induláskor a teszt legfeljebb {count, plural, one {# órás} other {# órás}} lehet.',
  'value.TestPcrAccepted.yes': 'A beutazáshoz elfogadják a PCR-tesztet.',
  'value.TestPcrAccepted.no': 'A beutazáshoz nem fogadják el a PCR-tesztet.',
  'value.TestPcrHoursBeforeArrival':
    'Érkezéskor a PCR-teszt legfeljebb {count, plural, one {# órás} other {# órás}} lehet.',
  'value.TestPcrHoursBeforeDeparture':
    'Induláskor a PCR-teszt legfeljebb {count, plural, one {# órás} other {# órás}} lehet.',
  'value.TestQuickAccepted.yes': 'A beutazáshoz elfogadják a gyorstesztet.',
  'value.TestQuickAccepted.no': 'A beutazáshoz nem fogadják el a gyorstesztet.',
  'value.TestQuickHoursBeforeArrival':
    'Érkezéskor a gyorsteszt legfeljebb {count, plural, one {# órás} other {# órás}} lehet.',
  'value.TestQuickHoursBeforeDeparture':
    'Induláskor a gyorsteszt legfeljebb {count, plural, one {# órás} other {# órás}} lehet.',
  'value.TestTmaAccepted.yes': 'A beutazáshoz elfogadják a TMA-tesztet.',
  'value.TestTmaAccepted.no': 'A beutazáshoz nem fogadják el a TMA-tesztet.',
  'value.TestTmaHoursBeforeArrival':
    'Érkezéskor a TMA-teszt legfeljebb {count, plural, one {# órás} other {# órás}} lehet.',
  'value.TestTmaHoursBeforeDeparture':
    'Induláskor a TMA-teszt legfeljebb {count, plural, one {# órás} other {# órás}} lehet.',
  'value.TestLampAccepted.yes': 'A beutazáshoz elfogadják a LAMP-tesztet.',
  'value.TestLampAccepted.no': 'A beutazáshoz nem fogadják el a LAMP-tesztet.',
  'value.TestLampHoursBeforeArrival':
    'Érkezéskor a LAMP-teszt legfeljebb {count, plural, one {# órás} other {# órás}} lehet.',
  'value.TestLampHoursBeforeDeparture':
    'Induláskor a LAMP-teszt legfeljebb {count, plural, one {# órás} other {# órás}} lehet.',
  'value.VaccinationProofValidityDays': 'Az oltási igazolás {count, plural, one {# napig} other {# napig}} érvényes.',
  'value.VaccinationMinorsExemptionAge':
    'A kiskorúak {count, plural, one {# éves} other {# éves}} korukig mentesülnek az oltás alól.',
  'value.RecoveryProofValidityDays': 'A gyógyultsági igazolás {count, plural, one {# napig} other {# napig}} érvényes.',
  'value.RecoveryDaysSinceInfectionMin':
    'A fertőzés óta legalább {count, plural, one {# napnak} other {# napnak}} el kell telnie.',
  'value.RecoveryDaysSinceInfectionMax':
    'A fertőzés óta legfeljebb {count, plural, one {# nap} other {# nap}} telhetett el.',
  'value.QuarantineDays': 'A beutazáskor előírt karantén {count, plural, one {# napig} other {# napig}} tart.',
  'value.QuarantineMinorsExemptionAge':
    'A kiskorúak {count, plural, one {# éves} other {# éves}} korukig mentesülnek a karantén alól.',
  'value.ReentryRkiClassification.BLUE': 'Németország a területet nem sorolja a kockázatos területek közé.',
  'value.ReentryRkiClassification.YELLOW': 'Németország a területet kockázatos területnek minősíti.',
  'value.ReentryRkiClassification.RED': 'Németország a területet magas kockázatú területnek minősíti.',
  'value.ReentryRkiClassification.PURPLE': 'Németország a területet vírusvariánssal érintett területnek minősíti.',
  'value.ReentryRkiClassification.GRAY': 'Nincs adat: a területnek nincs németországi besorolása.',
  'value.ReentryTestHoursBeforeArrival':
    'Visszautazáskor a teszt legfeljebb {count, plural, one {# órás} other {# órás}} lehet.',
  'value.ReentryTestHoursBeforeDeparture':
    'A visszaút kezdetekor a teszt legfeljebb {count, plural, one {# órás} other {# órás}} lehet.',
  'value.ReentryTestMinorsExemptionAge':
    'Visszautazáskor a kiskorúak {count, plural, one {# éves} other {# éves}} korukig mentesülnek a teszt alól.',
  'value.ReentryTestHoursAfterArrival':
    'A visszautazás után {count, plural, one {# órán} other {# órán}} belül tesztet kell végeztetni.',
  'value.ReentryQuarantineDays': 'A visszautazás utáni karantén {count, plural, one {# napig} other {# napig}} tart.',
  'value.ReentryQuarantineMinorsExemptionAge':
    'A kiskorúak {count, plural, one {# éves} other {# éves}} korukig mentesülnek a visszautazás utáni karantén alól.',
  'value.ReentryVaccinationDaysBeforeArrival':
    'Az oltást legalább {count, plural, one {# nappal} other {# nappal}} a visszautazás előtt meg kell kapni.',
  'value.ReentryVaccinationProofValidityDays':
    'Visszautazáskor az oltási igazolás {count, plural, one {# napig} other {# napig}} érvényes.',
  'value.ReentryRecoveryProofValidityDays':
    'Visszautazáskor a gyógyultsági igazolás {count, plural, one {# napig} other {# napig}} érvényes.',
  'value.ReentryRecoveryDaysSinceInfectionMin':
    'Visszautazáskor a fertőzés óta legalább {count, plural, one {# napnak} other {# napnak}} el kell telnie.',
  'value.ReentryRecoveryDaysSinceInfectionMax':
    'Visszautazáskor a fertőzés óta legfeljebb {count, plural, one {# nap} other {# nap}} telhetett el.',

  'pandemic.vaccinationStatus.fully': 'Teljesen oltott: az úti cél által megkövetelt összes dózis',
  'pandemic.vaccinationStatus.partially': 'Részlegesen oltott: az úti cél által megkövetelt dózisoknak csak egy része',
  'pandemic.vaccinationStatus.recovered': 'Gyógyult: átvészelt és igazolt fertőzés',
  'pandemic.vaccinationStatus.unvaccinated': 'Oltatlan és nem gyógyult: sem oltási, sem gyógyultsági igazolás',
  'pandemic.testType.pcr':
    'PCR-teszt: a vírus örökítőanyagának laboratóriumi kimutatása melegítési és hűtési ciklusokkal',
  'pandemic.testType.rapid': 'Gyorsteszt: a vírusfehérjék kimutatása néhány perc alatt',
  'pandemic.testType.tma':
    'TMA-teszt: a vírus örökítőanyagának laboratóriumi kimutatása átírással, állandó hőmérsékleten',
  'pandemic.testType.lamp': 'LAMP-teszt: a vírus örökítőanyagának gyors kimutatása állandó hőmérsékleten',
  'pandemic.quarantine': 'Karantén: az érkezés utáni előírt elkülönítés ideje',
};

import type { FormerRules } from '../en/former-rules.js';

export const formerRules: FormerRules = {
  'type.TestHoursBeforeDeparture': 'Antigüedad máxima de la prueba a la salida',
  'type.TestPcrAccepted': 'Prueba PCR para entrar',
  'type.TestPcrHoursBeforeArrival': 'Antigüedad máxima de la prueba PCR a la llegada',
  'type.TestPcrHoursBeforeDeparture': 'Antigüedad máxima de la prueba PCR a la salida',
  'type.TestQuickAccepted': 'Prueba rápida para entrar',
  'type.TestQuickHoursBeforeArrival': 'Antigüedad máxima de la prueba rápida a la llegada',
  'type.TestQuickHoursBeforeDeparture': 'Antigüedad máxima de la prueba rápida a la salida',
  'type.TestTmaAccepted': 'Prueba TMA para entrar',
  'type.TestTmaHoursBeforeArrival': 'Antigüedad máxima de la prueba TMA a la llegada',
  'type.TestTmaHoursBeforeDeparture': 'Antigüedad máxima de la prueba TMA a la salida',
  'type.TestLampAccepted': 'Prueba LAMP para entrar',
  'type.TestLampHoursBeforeArrival': 'Antigüedad máxima de la prueba LAMP a la llegada',
  'type.TestLampHoursBeforeDeparture': 'Antigüedad máxima de la prueba LAMP a la salida',
  'type.VaccinationProofValidityDays': 'Validez del certificado de vacunación',
  'type.VaccinationMinorsExemptionAge': 'Edad por debajo de la cual los menores están exentos de la vacunación',
  'type.RecoveryProofValidityDays': 'Validez del certificado de recuperación',
  'type.RecoveryDaysSinceInfectionMin': 'Tiempo mínimo desde la infección',
  'type.RecoveryDaysSinceInfectionMax': 'Tiempo máximo desde la infección',
  'type.QuarantineDays': 'Cuarentena a la entrada',
  'type.QuarantineMinorsExemptionAge': 'Edad por debajo de la cual los menores están exentos de la cuarentena',
  'type.EasedRestrictionsNote': 'Medidas de flexibilización',
  'type.DepartureRegulationsNote': 'Normas de salida',
  'type.ReentryRkiClassification': 'Clasificación de la zona por Alemania',
  'type.ReentryTestHoursBeforeArrival': 'Antigüedad máxima de la prueba al regreso',
  'type.ReentryTestHoursBeforeDeparture': 'Antigüedad máxima de la prueba al iniciar el viaje de vuelta',
  'type.ReentryTestMinorsExemptionAge': 'Edad por debajo de la cual los menores están exentos de la prueba al regreso',
  'type.ReentryTestHoursAfterArrival': 'Plazo para la prueba tras el regreso',
  'type.ReentryQuarantineDays': 'Cuarentena tras el regreso',
  'type.ReentryQuarantineMinorsExemptionAge':
    'Edad por debajo de la cual los menores están exentos de la cuarentena tras el regreso',
  'type.ReentryVaccinationDaysBeforeArrival': 'Tiempo mínimo entre la vacunación y el regreso',
  'type.ReentryVaccinationProofValidityDays': 'Validez del certificado de vacunación para el regreso',
  'type.ReentryRecoveryProofValidityDays': 'Validez del certificado de recuperación para el regreso',
  'type.ReentryRecoveryDaysSinceInfectionMin': 'Tiempo mínimo entre la infección y el regreso',
  'type.ReentryRecoveryDaysSinceInfectionMax': 'Tiempo máximo entre la infección y el regreso',

  'type.VsEntryVaccinated': 'Normas de entrada para viajeros vacunados',
  'type.VsEntryPartlyVaccinated': 'Normas de entrada para viajeros parcialmente vacunados',
  'type.VsEntryRecovered': 'Normas de entrada para viajeros recuperados',
  'type.VsEntryUnvaccinated': 'Normas de entrada para viajeros no vacunados',
  'type.VsTestsVaccinated': 'Normas sobre pruebas para viajeros vacunados',
  'type.VsTestsPartlyVaccinated': 'Normas sobre pruebas para viajeros parcialmente vacunados',
  'type.VsTestsRecovered': 'Normas sobre pruebas para viajeros recuperados',
  'type.VsTestsUnvaccinated': 'Normas sobre pruebas para viajeros no vacunados',
  'type.VsQuarantineVaccinated': 'Normas de cuarentena para viajeros vacunados',
  'type.VsQuarantinePartlyVaccinated': 'Normas de cuarentena para viajeros parcialmente vacunados',
  'type.VsQuarantineRecovered': 'Normas de cuarentena para viajeros recuperados',
  'type.VsQuarantineUnvaccinated': 'Normas de cuarentena para viajeros no vacunados',
  'type.VsReentryVaccinated': 'Normas de regreso para viajeros vacunados',
  'type.VsReentryPartlyVaccinated': 'Normas de regreso para viajeros parcialmente vacunados',
  'type.VsReentryRecovered': 'Normas de regreso para viajeros recuperados',
  'type.VsReentryUnvaccinated': 'Normas de regreso para viajeros no vacunados',

  'value.TestHoursBeforeDeparture':
    'A la salida, la prueba no puede tener más de {count, plural, one {# hora} many {# de horas} other {# horas}} de antigüedad.',
  'value.TestPcrAccepted.yes': 'Se acepta una prueba PCR para la entrada.',
  'value.TestPcrAccepted.no': 'No se acepta una prueba PCR para la entrada.',
  'value.TestPcrHoursBeforeArrival':
    'A la llegada, la prueba PCR no puede tener más de {count, plural, one {# hora} many {# de horas} other {# horas}} de antigüedad.',
  'value.TestPcrHoursBeforeDeparture':
    'A la salida, la prueba PCR no puede tener más de {count, plural, one {# hora} many {# de horas} other {# horas}} de antigüedad.',
  'value.TestQuickAccepted.yes': 'Se acepta una prueba rápida para la entrada.',
  'value.TestQuickAccepted.no': 'No se acepta una prueba rápida para la entrada.',
  'value.TestQuickHoursBeforeArrival':
    'A la llegada, la prueba rápida no puede tener más de {count, plural, one {# hora} many {# de horas} other {# horas}} de antigüedad.',
  'value.TestQuickHoursBeforeDeparture':
    'A la salida, la prueba rápida no puede tener más de {count, plural, one {# hora} many {# de horas} other {# horas}} de antigüedad.',
  'value.TestTmaAccepted.yes': 'Se acepta una prueba TMA para la entrada.',
  'value.TestTmaAccepted.no': 'No se acepta una prueba TMA para la entrada.',
  'value.TestTmaHoursBeforeArrival':
    'A la llegada, la prueba TMA no puede tener más de {count, plural, one {# hora} many {# de horas} other {# horas}} de antigüedad.',
  'value.TestTmaHoursBeforeDeparture':
    'A la salida, la prueba TMA no puede tener más de {count, plural, one {# hora} many {# de horas} other {# horas}} de antigüedad.',
  'value.TestLampAccepted.yes': 'Se acepta una prueba LAMP para la entrada.',
  'value.TestLampAccepted.no': 'No se acepta una prueba LAMP para la entrada.',
  'value.TestLampHoursBeforeArrival':
    'A la llegada, la prueba LAMP no puede tener más de {count, plural, one {# hora} many {# de horas} other {# horas}} de antigüedad.',
  'value.TestLampHoursBeforeDeparture':
    'A la salida, la prueba LAMP no puede tener más de {count, plural, one {# hora} many {# de horas} other {# horas}} de antigüedad.',
  'value.VaccinationProofValidityDays':
    'El certificado de vacunación es válido durante {count, plural, one {# día} many {# de días} other {# días}}.',
  'value.VaccinationMinorsExemptionAge':
    'Los menores de {count, plural, one {# año} many {# de años} other {# años}} están exentos de la vacunación.',
  'value.RecoveryProofValidityDays':
    'El certificado de recuperación es válido durante {count, plural, one {# día} many {# de días} other {# días}}.',
  'value.RecoveryDaysSinceInfectionMin':
    '{count, plural, one {Debe haber transcurrido al menos # día} many {Deben haber transcurrido al menos # de días} other {Deben haber transcurrido al menos # días}} desde la infección.',
  'value.RecoveryDaysSinceInfectionMax':
    '{count, plural, one {No puede haber transcurrido más de # día} many {No pueden haber transcurrido más de # de días} other {No pueden haber transcurrido más de # días}} desde la infección.',
  'value.QuarantineDays':
    'La cuarentena a la entrada dura {count, plural, one {# día} many {# de días} other {# días}}.',
  'value.QuarantineMinorsExemptionAge':
    'Los menores de {count, plural, one {# año} many {# de años} other {# años}} están exentos de la cuarentena.',
  'value.ReentryRkiClassification.BLUE': 'Alemania no clasifica la zona como zona de riesgo.',
  'value.ReentryRkiClassification.YELLOW': 'Alemania clasifica la zona como zona de riesgo.',
  'value.ReentryRkiClassification.RED': 'Alemania clasifica la zona como zona de alto riesgo.',
  'value.ReentryRkiClassification.PURPLE': 'Alemania clasifica la zona como zona de variantes del virus.',
  'value.ReentryRkiClassification.GRAY': 'Sin datos: Alemania no ha clasificado la zona.',
  'value.ReentryTestHoursBeforeArrival':
    'Al regreso, la prueba no puede tener más de {count, plural, one {# hora} many {# de horas} other {# horas}} de antigüedad.',
  'value.ReentryTestHoursBeforeDeparture':
    'Al iniciar el viaje de vuelta, la prueba no puede tener más de {count, plural, one {# hora} many {# de horas} other {# horas}} de antigüedad.',
  'value.ReentryTestMinorsExemptionAge':
    'Al regreso, los menores de {count, plural, one {# año} many {# de años} other {# años}} están exentos de la prueba.',
  'value.ReentryTestHoursAfterArrival':
    'Debe realizarse una prueba en un plazo de {count, plural, one {# hora} many {# de horas} other {# horas}} tras el regreso.',
  'value.ReentryQuarantineDays':
    'La cuarentena tras el regreso dura {count, plural, one {# día} many {# de días} other {# días}}.',
  'value.ReentryQuarantineMinorsExemptionAge':
    'Los menores de {count, plural, one {# año} many {# de años} other {# años}} están exentos de la cuarentena tras el regreso.',
  'value.ReentryVaccinationDaysBeforeArrival':
    'La vacuna debe haberse administrado al menos {count, plural, one {# día} many {# de días} other {# días}} antes del regreso.',
  'value.ReentryVaccinationProofValidityDays':
    'Para el regreso, el certificado de vacunación es válido durante {count, plural, one {# día} many {# de días} other {# días}}.',
  'value.ReentryRecoveryProofValidityDays':
    'Para el regreso, el certificado de recuperación es válido durante {count, plural, one {# día} many {# de días} other {# días}}.',
  'value.ReentryRecoveryDaysSinceInfectionMin':
    'Al regreso, {count, plural, one {debe haber transcurrido al menos # día} many {deben haber transcurrido al menos # de días} other {deben haber transcurrido al menos # días}} desde la infección.',
  'value.ReentryRecoveryDaysSinceInfectionMax':
    'Al regreso, {count, plural, one {no puede haber transcurrido más de # día} many {no pueden haber transcurrido más de # de días} other {no pueden haber transcurrido más de # días}} desde la infección.',

  'pandemic.vaccinationStatus.fully': 'Pauta completa: todas las dosis que exige el destino',
  'pandemic.vaccinationStatus.partially': 'Pauta incompleta: solo una parte de las dosis que exige el destino',
  'pandemic.vaccinationStatus.recovered': 'Recuperado: infección superada y acreditada',
  'pandemic.vaccinationStatus.unvaccinated':
    'Ni vacunado ni recuperado: sin certificado de vacunación ni de recuperación',
  'pandemic.testType.pcr':
    'Prueba PCR: detección en laboratorio del material genético del virus mediante ciclos de calor y frío',
  'pandemic.testType.rapid': 'Prueba rápida: detección de proteínas del virus en pocos minutos',
  'pandemic.testType.tma':
    'Prueba TMA: detección en laboratorio del material genético del virus mediante transcripción a temperatura constante',
  'pandemic.testType.lamp': 'Prueba LAMP: detección rápida del material genético del virus a temperatura constante',
  'pandemic.quarantine': 'Cuarentena: periodo obligatorio de aislamiento tras la llegada',
};

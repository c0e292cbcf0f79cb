import type { FormerRules } from '../en/former-rules.js';

export const formerRules: FormerRules = {
  'type.TestHoursBeforeDeparture': 'Antiguidade máxima do teste à partida',
  'type.TestPcrAccepted': 'Teste PCR para a entrada',
  'type.TestPcrHoursBeforeArrival': 'Antiguidade máxima do teste PCR à chegada',
  'type.TestPcrHoursBeforeDeparture': 'Antiguidade máxima do teste PCR à partida',
  'type.TestQuickAccepted': 'Teste rápido para a entrada',
  'type.TestQuickHoursBeforeArrival': 'Antiguidade máxima do teste rápido à chegada',
  'type.TestQuickHoursBeforeDeparture': 'Antiguidade máxima do teste rápido à partida',
  'type.TestTmaAccepted': 'Teste TMA para a entrada',
  'type.TestTmaHoursBeforeArrival': 'Antiguidade máxima do teste TMA à chegada',
  'type.TestTmaHoursBeforeDeparture': 'Antiguidade máxima do teste TMA à partida',
  'type.TestLampAccepted': 'Teste LAMP para a entrada',
  'type.TestLampHoursBeforeArrival': 'Antiguidade máxima do teste LAMP à chegada',
  'type.TestLampHoursBeforeDeparture': 'Antiguidade máxima do teste LAMP à partida',
  'type.VaccinationProofValidityDays': 'Validade do certificado de vacinação',
  'type.VaccinationMinorsExemptionAge': 'Idade abaixo da qual os menores estão isentos de vacinação',
  'type.RecoveryProofValidityDays': 'Validade do certificado de recuperação',
  'type.RecoveryDaysSinceInfectionMin': 'Tempo mínimo desde a infeção',
  'type.RecoveryDaysSinceInfectionMax': 'Tempo máximo desde a infeção',
  'type.QuarantineDays': 'Quarentena à entrada',
  'type.QuarantineMinorsExemptionAge': 'Idade abaixo da qual os menores estão isentos de quarentena',
  'type.EasedRestrictionsNote': 'Medidas de alívio',
  'type.DepartureRegulationsNote': 'Regras de saída',
  'type.ReentryRkiClassification': 'Classificação da zona pela Alemanha',
  'type.ReentryTestHoursBeforeArrival': 'Antiguidade máxima do teste no regresso',
  'type.ReentryTestHoursBeforeDeparture': 'Antiguidade máxima do teste no início da viagem de regresso',
  'type.ReentryTestMinorsExemptionAge': 'Idade abaixo da qual os menores estão isentos de teste no regresso',
  'type.ReentryTestHoursAfterArrival': 'Prazo para o teste após o regresso',
  'type.ReentryQuarantineDays': 'Quarentena após o regresso',
  'type.ReentryQuarantineMinorsExemptionAge':
    'Idade abaixo da qual os menores estão isentos de quarentena após o regresso',
  'type.ReentryVaccinationDaysBeforeArrival': 'Intervalo mínimo entre a vacinação e o regresso',
  'type.ReentryVaccinationProofValidityDays': 'Validade do certificado de vacinação para o regresso',
  'type.ReentryRecoveryProofValidityDays': 'Validade do certificado de recuperação para o regresso',
  'type.ReentryRecoveryDaysSinceInfectionMin': 'Tempo mínimo entre a infeção e o regresso',
  'type.ReentryRecoveryDaysSinceInfectionMax': 'Tempo máximo entre a infeção e o regresso',

  'type.VsEntryVaccinated': 'Regras de entrada para viajantes vacinados',
  'type.VsEntryPartlyVaccinated': 'Regras de entrada para viajantes parcialmente vacinados',
  'type.VsEntryRecovered': 'Regras de entrada para viajantes recuperados',
  'type.VsEntryUnvaccinated': 'Regras de entrada para viajantes não vacinados',
  'type.VsTestsVaccinated': 'Regras de teste para viajantes vacinados',
  'type.VsTestsPartlyVaccinated': 'Regras de teste para viajantes parcialmente vacinados',
  'type.VsTestsRecovered': 'Regras de teste para viajantes recuperados',
  'type.VsTestsUnvaccinated': 'Regras de teste para viajantes não vacinados',
  'type.VsQuarantineVaccinated': 'Regras de quarentena para viajantes vacinados',
  'type.VsQuarantinePartlyVaccinated': 'Regras de quarentena para viajantes parcialmente vacinados',
  'type.VsQuarantineRecovered': 'Regras de quarentena para viajantes recuperados',
  'type.VsQuarantineUnvaccinated': 'Regras de quarentena para viajantes não vacinados',
  'type.VsReentryVaccinated': 'Regras de regresso para viajantes vacinados',
  'type.VsReentryPartlyVaccinated': 'Regras de regresso para viajantes parcialmente vacinados',
  'type.VsReentryRecovered': 'Regras de regresso para viajantes recuperados',
  'type.VsReentryUnvaccinated': 'Regras de regresso para viajantes não vacinados',

  'value.TestHoursBeforeDeparture':
    'À partida, o teste não pode ter sido feito há mais de {count, plural, one {# hora} many {# de horas} other {# horas}}.',
  'value.TestPcrAccepted.yes': 'É aceite um teste PCR para a entrada.',
  'value.TestPcrAccepted.no': 'Não é aceite um teste PCR para a entrada.',
  'value.TestPcrHoursBeforeArrival':
    'À chegada, o teste PCR não pode ter sido feito há mais de {count, plural, one {# hora} many {# de horas} other {# horas}}.',
  'value.TestPcrHoursBeforeDeparture':
    'À partida, o teste PCR não pode ter sido feito há mais de {count, plural, one {# hora} many {# de horas} other {# horas}}.',
  'value.TestQuickAccepted.yes': 'É aceite um teste rápido para a entrada.',
  'value.TestQuickAccepted.no': 'Não é aceite um teste rápido para a entrada.',
  'value.TestQuickHoursBeforeArrival':
    'À chegada, o teste rápido não pode ter sido feito há mais de {count, plural, one {# hora} many {# de horas} other {# horas}}.',
  'value.TestQuickHoursBeforeDeparture':
    'À partida, o teste rápido não pode ter sido feito há mais de {count, plural, one {# hora} many {# de horas} other {# horas}}.',
  'value.TestTmaAccepted.yes': 'É aceite um teste TMA para a entrada.',
  'value.TestTmaAccepted.no': 'Não é aceite um teste TMA para a entrada.',
  'value.TestTmaHoursBeforeArrival':
    'À chegada, o teste TMA não pode ter sido feito há mais de {count, plural, one {# hora} many {# de horas} other {# horas}}.',
  'value.TestTmaHoursBeforeDeparture':
    'À partida, o teste TMA não pode ter sido feito há mais de {count, plural, one {# hora} many {# de horas} other {# horas}}.',
  'value.TestLampAccepted.yes': 'É aceite um teste LAMP para a entrada.',
  'value.TestLampAccepted.no': 'Não é aceite um teste LAMP para a entrada.',
  'value.TestLampHoursBeforeArrival':
    'À chegada, o teste LAMP não pode ter sido feito há mais de {count, plural, one {# hora} many {# de horas} other {# horas}}.',
  'value.TestLampHoursBeforeDeparture':
    'À partida, o teste LAMP não pode ter sido feito há mais de {count, plural, one {# hora} many {# de horas} other {# horas}}.',
  'value.VaccinationProofValidityDays':
    'O certificado de vacinação é válido durante {count, plural, one {# dia} many {# de dias} other {# dias}}.',
  'value.VaccinationMinorsExemptionAge':
    'Os menores de {count, plural, one {# ano} many {# de anos} other {# anos}} estão isentos de vacinação.',
  'value.RecoveryProofValidityDays':
    'O certificado de recuperação é válido durante {count, plural, one {# dia} many {# de dias} other {# dias}}.',
  'value.RecoveryDaysSinceInfectionMin':
    'A infeção tem de ter ocorrido há, pelo menos, {count, plural, one {# dia} many {# de dias} other {# dias}}.',
  'value.RecoveryDaysSinceInfectionMax':
    'A infeção não pode ter ocorrido há mais de {count, plural, one {# dia} many {# de dias} other {# dias}}.',
  'value.QuarantineDays': 'A quarentena à entrada dura {count, plural, one {# dia} many {# de dias} other {# dias}}.',
  'value.QuarantineMinorsExemptionAge':
    'Os menores de {count, plural, one {# ano} many {# de anos} other {# anos}} estão isentos de quarentena.',
  'value.ReentryRkiClassification.BLUE': 'A Alemanha não classifica a zona como zona de risco.',
  'value.ReentryRkiClassification.YELLOW': 'A Alemanha classifica a zona como zona de risco.',
  'value.ReentryRkiClassification.RED': 'A Alemanha classifica a zona como zona de alto risco.',
  'value.ReentryRkiClassification.PURPLE': 'A Alemanha classifica a zona como zona de variantes do vírus.',
  'value.ReentryRkiClassification.GRAY': 'Não indicado: não há qualquer classificação da zona pela Alemanha.',
  'value.ReentryTestHoursBeforeArrival':
    'No regresso, o teste não pode ter sido feito há mais de {count, plural, one {# hora} many {# de horas} other {# horas}}.',
  'value.ReentryTestHoursBeforeDeparture':
    'No início da viagem de regresso, o teste não pode ter sido feito há mais de {count, plural, one {# hora} many {# de horas} other {# horas}}.',
  'value.ReentryTestMinorsExemptionAge':
    'No regresso, os menores de {count, plural, one {# ano} many {# de anos} other {# anos}} estão isentos de teste.',
  'value.ReentryTestHoursAfterArrival':
    'É necessário fazer um teste no prazo de {count, plural, one {# hora} many {# de horas} other {# horas}} após o regresso.',
  'value.ReentryQuarantineDays':
    'A quarentena após o regresso dura {count, plural, one {# dia} many {# de dias} other {# dias}}.',
  'value.ReentryQuarantineMinorsExemptionAge':
    'Os menores de {count, plural, one {# ano} many {# de anos} other {# anos}} estão isentos de quarentena após o regresso.',
  'value.ReentryVaccinationDaysBeforeArrival':
    'A vacina tem de ter sido administrada, pelo menos, {count, plural, one {# dia} many {# de dias} other {# dias}} antes do regresso.',
  'value.ReentryVaccinationProofValidityDays':
    'Para o regresso, o certificado de vacinação é válido durante {count, plural, one {# dia} many {# de dias} other {# dias}}.',
  'value.ReentryRecoveryProofValidityDays':
    'Para o regresso, o certificado de recuperação é válido durante {count, plural, one {# dia} many {# de dias} other {# dias}}.',
  'value.ReentryRecoveryDaysSinceInfectionMin':
    'No regresso, a infeção tem de ter ocorrido há, pelo menos, {count, plural, one {# dia} many {# de dias} other {# dias}}.',
  'value.ReentryRecoveryDaysSinceInfectionMax':
    'No regresso, a infeção não pode ter ocorrido há mais de {count, plural, one {# dia} many {# de dias} other {# dias}}.',

  'pandemic.vaccinationStatus.fully': 'Vacinação completa: todas as doses exigidas pelo destino',
  'pandemic.vaccinationStatus.partially': 'Vacinação incompleta: apenas uma parte das doses exigidas pelo destino',
  'pandemic.vaccinationStatus.recovered': 'Recuperado: infeção superada e comprovada',
  'pandemic.vaccinationStatus.unvaccinated':
    'Nem vacinado nem recuperado: sem certificado de vacinação ou de recuperação',
  'pandemic.testType.pcr':
    'Teste PCR: deteção em laboratório do material genético do vírus por ciclos de aquecimento e arrefecimento',
  'pandemic.testType.rapid': 'Teste rápido: deteção de proteínas do vírus em poucos minutos',
  'pandemic.testType.tma':
    'Teste TMA: deteção em laboratório do material genético do vírus por transcrição a temperatura constante',
  'pandemic.testType.lamp': 'Teste LAMP: deteção rápida do material genético do vírus a temperatura constante',
  'pandemic.quarantine': 'Quarentena: período de isolamento obrigatório após a chegada',
};

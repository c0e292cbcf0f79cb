import type { Sentences } from '../en/sentences.js';

export const sentences: Sentences = {
  'value.ErPassportSufficient.yes': 'O passaporte é aceite como documento de viagem.',
  'value.ErPassportSufficient.no': 'O passaporte não é aceite como documento de viagem.',
  'value.ErPassportExpiredPermissible.yes': 'É aceite um passaporte caducado.',
  'value.ErPassportExpiredPermissible.no': 'Não é aceite um passaporte caducado.',
  'value.ErPassportMaxMonthsExpired':
    'À entrada, o passaporte não pode ter caducado há mais de {count, plural, one {# mês} many {# de meses} other {# meses}}.',
  'value.ErPassportValidForStay.yes': 'O passaporte tem de estar válido durante toda a estadia.',
  'value.ErPassportValidForStay.no': 'O passaporte não precisa de estar válido durante toda a estadia.',
  'value.ErPassportMinMonthsBeyondTrip':
    'O passaporte tem de permanecer válido durante, pelo menos, {count, plural, one {# mês} many {# de meses} other {# meses}} após o fim da viagem.',
  'value.ErPassportMinMonthsAtDeparture':
    'No dia da chegada, o passaporte tem de ter uma validade restante de, pelo menos, {count, plural, one {# mês} many {# de meses} other {# meses}}.',
  'value.ErPassportBlankPages':
    'O passaporte tem de ter, pelo menos, {count, plural, one {# página em branco} many {# de páginas em branco} other {# páginas em branco}}.',
  'value.ErPassportMaxYearsSinceIssue':
    'À entrada, o passaporte tem de ter sido emitido há, no máximo, {count, plural, one {# ano} many {# de anos} other {# anos}}.',
  'value.ErTemporaryPassportSufficient.yes': 'Um passaporte temporário é suficiente para a entrada.',
  'value.ErTemporaryPassportSufficient.no': 'Um passaporte temporário não é suficiente para a entrada.',
  'value.ErTemporaryPassportExpiredPermissible.yes': 'É aceite um passaporte temporário caducado.',
  'value.ErTemporaryPassportExpiredPermissible.no': 'Não é aceite um passaporte temporário caducado.',
  'value.ErTemporaryPassportMaxMonthsExpired':
    'À entrada, o passaporte temporário não pode ter caducado há mais de {count, plural, one {# mês} many {# de meses} other {# meses}}.',
  'value.ErTemporaryPassportValidForStay.yes': 'O passaporte temporário tem de estar válido durante toda a estadia.',
  'value.ErTemporaryPassportValidForStay.no':
    'O passaporte temporário não precisa de estar válido durante toda a estadia.',
  'value.ErTemporaryPassportMinMonthsBeyondTrip':
    'O passaporte temporário tem de permanecer válido durante, pelo menos, {count, plural, one {# mês} many {# de meses} other {# meses}} após o fim da viagem.',
  'value.ErTemporaryPassportMinMonthsAtDeparture':
    'No dia da chegada, o passaporte temporário tem de ter uma validade restante de, pelo menos, {count, plural, one {# mês} many {# de meses} other {# meses}}.',
  'value.ErIdSufficient.yes': 'Um bilhete de identidade é suficiente para a entrada.',
  'value.ErIdSufficient.no': 'Um bilhete de identidade não é suficiente para a entrada.',
  'value.ErIdExpiredPermissible.yes': 'É aceite um bilhete de identidade caducado.',
  'value.ErIdExpiredPermissible.no': 'Não é aceite um bilhete de identidade caducado.',
  'value.ErIdMaxMonthsExpired':
    'À entrada, o bilhete de identidade não pode ter caducado há mais de {count, plural, one {# mês} many {# de meses} other {# meses}}.',
  'value.ErIdValidForStay.yes': 'O bilhete de identidade tem de estar válido durante toda a estadia.',
  'value.ErIdValidForStay.no': 'O bilhete de identidade não precisa de estar válido durante toda a estadia.',
  'value.ErIdMinMonthsBeyondTrip':
    'O bilhete de identidade tem de permanecer válido durante, pelo menos, {count, plural, one {# mês} many {# de meses} other {# meses}} após o fim da viagem.',
  'value.ErIdMinMonthsAtDeparture':
    'No dia da chegada, o bilhete de identidade tem de ter uma validade restante de, pelo menos, {count, plural, one {# mês} many {# de meses} other {# meses}}.',
  'value.ErTemporaryIdSufficient.yes': 'Um bilhete de identidade temporário é suficiente para a entrada.',
  'value.ErTemporaryIdSufficient.no': 'Um bilhete de identidade temporário não é suficiente para a entrada.',
  'value.ErTemporaryIdExpiredPermissible.yes': 'É aceite um bilhete de identidade temporário caducado.',
  'value.ErTemporaryIdExpiredPermissible.no': 'Não é aceite um bilhete de identidade temporário caducado.',
  'value.ErTemporaryIdMaxMonthsExpired':
    'À entrada, o bilhete de identidade temporário não pode ter caducado há mais de {count, plural, one {# mês} many {# de meses} other {# meses}}.',
  'value.ErTemporaryIdValidForStay.yes':
    'O bilhete de identidade temporário tem de estar válido durante toda a estadia.',
  'value.ErTemporaryIdValidForStay.no':
    'O bilhete de identidade temporário não precisa de estar válido durante toda a estadia.',
  'value.ErTemporaryIdMinMonthsBeyondTrip':
    'O bilhete de identidade temporário tem de permanecer válido durante, pelo menos, {count, plural, one {# mês} many {# de meses} other {# meses}} após o fim da viagem.',
  'value.ErTemporaryIdMinMonthsAtDeparture':
    'No dia da chegada, o bilhete de identidade temporário tem de ter uma validade restante de, pelo menos, {count, plural, one {# mês} many {# de meses} other {# meses}}.',
  'value.ErChildPassportSufficient.yes':
    'O antigo passaporte alemão de criança (Kinderreisepass) é suficiente para a entrada.',
  'value.ErChildPassportSufficient.no':
    'O antigo passaporte alemão de criança (Kinderreisepass) não é suficiente para a entrada.',
  'value.ErChildPassportExpiredPermissible.yes': 'É aceite um passaporte alemão de criança (Kinderreisepass) caducado.',
  'value.ErChildPassportExpiredPermissible.no':
    'Não é aceite um passaporte alemão de criança (Kinderreisepass) caducado.',
  'value.ErChildPassportMaxMonthsExpired':
    'À entrada, o passaporte alemão de criança (Kinderreisepass) não pode ter caducado há mais de {count, plural, one {# mês} many {# de meses} other {# meses}}.',
  'value.ErChildPassportValidForStay.yes':
    'O passaporte alemão de criança (Kinderreisepass) tem de estar válido durante toda a estadia.',
  'value.ErChildPassportValidForStay.no':
    'O passaporte alemão de criança (Kinderreisepass) não precisa de estar válido durante toda a estadia.',
  'value.ErChildPassportMinMonthsBeyondTrip':
    'O passaporte alemão de criança (Kinderreisepass) tem de permanecer válido durante, pelo menos, {count, plural, one {# mês} many {# de meses} other {# meses}} após o fim da viagem.',
  'value.ErChildPassportMinMonthsAtDeparture':
    'No dia da chegada, o passaporte alemão de criança (Kinderreisepass) tem de ter uma validade restante de, pelo menos, {count, plural, one {# mês} many {# de meses} other {# meses}}.',
  'value.ErChildrenPassportRequired.yes': 'As crianças precisam do seu próprio passaporte.',
  'value.ErChildrenPassportRequired.no': 'As crianças não precisam do seu próprio passaporte.',

  'value.ErVisaRequired.yes': 'É necessário visto.',
  'value.ErVisaRequired.no': 'Não é necessário visto.',
  'value.ErVisaFreeDays':
    'É possível permanecer sem visto até {count, plural, one {# dia} many {# de dias} other {# dias}}.',
  'value.ErEVisaPossible.yes': 'É possível pedir um visto eletrónico online.',
  'value.ErEVisaPossible.no': 'O visto eletrónico não está disponível.',
  'value.ErEVisaDays':
    'O visto eletrónico permite uma estadia até {count, plural, one {# dia} many {# de dias} other {# dias}}.',
  'value.ErVisaOnArrivalPossible.yes': 'É possível obter um visto à chegada.',
  'value.ErVisaOnArrivalPossible.no': 'Não é possível obter um visto à chegada.',
  'value.ErVisaOnArrivalDays':
    'O visto à chegada permite uma estadia até {count, plural, one {# dia} many {# de dias} other {# dias}}.',
  'value.ErVisaEarliestDays':
    'O visto pode ser pedido, no máximo, {count, plural, one {# dia} many {# de dias} other {# dias}} antes da chegada.',
  'value.ErVisaEarliestMonths':
    'O visto pode ser pedido, no máximo, {count, plural, one {# mês} many {# de meses} other {# meses}} antes da chegada.',
  'value.ErVisaLatestDays':
    'Um pedido de visto deve ser apresentado, pelo menos, {count, plural, one {# dia} many {# de dias} other {# dias}} antes da chegada.',
  'value.ErEntryPermitRequired.yes': 'É necessária uma autorização de entrada.',
  'value.ErEntryPermitRequired.no': 'Não é necessária nenhuma outra autorização de entrada.',
  'value.ErEntryPermitLatestDays':
    'Convém pedir a autorização de entrada, pelo menos, {count, plural, one {# dia} many {# de dias} other {# dias}} antes da chegada.',
  'value.ErTransitVisaRequired.yes': 'É necessário visto de trânsito.',
  'value.ErTransitVisaRequired.no': 'Se apenas mudar de avião, não precisa de visto de trânsito.',
  'value.ErTransitEntryPermitRequired.yes': 'É necessária uma autorização de entrada para o trânsito.',
  'value.ErTransitEntryPermitRequired.no':
    'Se apenas mudar de avião, não precisa de nenhuma outra autorização de entrada.',

  'value.ErExtraFormsRequired.yes': 'São necessários formulários ou declarações adicionais.',
  'value.ErExtraFormsRequired.no': 'Não são necessários formulários nem declarações adicionais.',
  'value.ErExtraFormsEarliestDays':
    'Os formulários e as declarações podem ser enviados, no máximo, {count, plural, one {# dia} many {# de dias} other {# dias}} antes da chegada.',
  'value.ErExtraFormsLatestDays':
    'Convém enviar os formulários e as declarações, pelo menos, {count, plural, one {# dia} many {# de dias} other {# dias}} antes da chegada.',
  'value.ErOnwardTicketRequired.yes': 'É necessário um bilhete de regresso ou de continuação.',
  'value.ErOnwardTicketRequired.no': 'Não é necessário bilhete de regresso nem de continuação.',
  'value.ErSufficientFundsRequired.yes': 'É necessário um comprovativo de meios financeiros suficientes.',
  'value.ErSufficientFundsRequired.no': 'Não é necessário comprovativo de meios financeiros suficientes.',
  'value.ErHealthInsuranceRequired.yes': 'O seguro de saúde de viagem é obrigatório.',
  'value.ErHealthInsuranceRequired.no': 'O seguro de saúde de viagem não é obrigatório.',
  'value.VaccinationRequired.yes': 'Há vacinas obrigatórias.',
  'value.VaccinationRequired.no': 'Não há vacinas obrigatórias para a entrada.',
  'value.VaccinationLatestDays':
    'As vacinas obrigatórias têm de ter sido administradas, pelo menos, {count, plural, one {# dia} many {# de dias} other {# dias}} antes da chegada.',
  'value.ErExitFeeRequired.yes': 'É cobrada uma taxa de saída.',
  'value.ErExitFeeRequired.no': 'À saída não é necessário pagar qualquer taxa à parte.',
  'value.ErMinorsConsentRequired.yes':
    'Os menores que não viajam com ambos os progenitores precisam de uma autorização.',
  'value.ErMinorsConsentRequired.no':
    'Os menores que não viajam com ambos os progenitores não precisam de autorização.',
  'value.InternationalDrivingPermitRequired.yes': 'É necessária uma licença internacional de condução.',
  'value.InternationalDrivingPermitRequired.no': 'Não é necessária licença internacional de condução.',

  'value.TestHoursBeforeArrival':
    'À chegada, o teste não pode ter sido feito há mais de {count, plural, one {# hora} many {# de horas} other {# horas}}.',
  'value.TestMinorsExemptionAge':
    'Os menores de {count, plural, one {# ano} many {# de anos} other {# anos}} estão isentos de teste.',
  'value.VaccinationDaysBeforeArrival':
    'A vacina tem de ter sido administrada, pelo menos, {count, plural, one {# dia} many {# de dias} other {# dias}} antes da chegada.',
  'value.SevenDayIncidence':
    'Nos últimos sete dias, {count, plural, one {foi registada # nova infeção} many {foram registadas # de novas infeções} other {foram registadas # novas infeções}} por 100\u00a0000 habitantes.',
  'value.SevenDayIncidenceLastWeek':
    'Na semana anterior, {count, plural, one {foi registada # nova infeção} many {foram registadas # de novas infeções} other {foram registadas # novas infeções}} por 100\u00a0000 habitantes.',

  'value.withText': '{answer} {text}',
  'value.AdvisoryRiskLevel':
    'Nível de risco: {count} numa escala de 1 (muito baixo) a 5 (muito alto), deduzido das recomendações da autoridade citada.',
  'value.ForeignOfficeStatus.BLUE': 'As viagens não são desaconselhadas.',
  'value.ForeignOfficeStatus.YELLOW': 'As viagens são parcialmente desaconselhadas.',
  'value.ForeignOfficeStatus.RED': 'As viagens são desaconselhadas.',
  'value.ForeignOfficeStatus.GRAY': 'Não indicado: não há conselhos aos viajantes disponíveis.',
  'value.ForeignOfficeStatus.PURPLE': 'Os conselhos aos viajantes são contraditórios; verifique antes de viajar.',
  unknown: 'Não há informação a este respeito.',
  notKnown:
    'Não se sabe: a nossa redação não dispõe de informações fiáveis a este respeito. Verifique antes de viajar.',
  conflicting: 'As informações de várias fontes são contraditórias; verifique antes de viajar.',
  imported: 'importado, não verificado',

  'summary.ID_OR_PASSPORT.title': 'Bilhete de identidade ou passaporte',
  'summary.ID_OR_PASSPORT.OK':
    '{hasDate, select, yes {O bilhete de identidade é suficiente. Tem de ser válido, pelo menos, até {date}.} other {O bilhete de identidade é suficiente.}}',
  'summary.ID_OR_PASSPORT.REQUIRED':
    '{hasDate, select, yes {{destinations}: é necessário passaporte. Tem de ser válido, pelo menos, até {date}.} other {{destinations}: é necessário passaporte.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ONE':
    '{hasDate, select, yes {É necessário passaporte para um dos seus destinos: {destinations}. Tem de ser válido, pelo menos, até {date}.} other {É necessário passaporte para um dos seus destinos: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_MANY':
    '{hasDate, select, yes {É necessário passaporte para {areTwo, select, yes {dois} other {vários}} dos seus destinos: {destinations}. Tem de ser válido, pelo menos, até {date}.} other {É necessário passaporte para {areTwo, select, yes {dois} other {vários}} dos seus destinos: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ALL':
    '{hasDate, select, yes {É necessário passaporte para {areTwo, select, yes {ambos} other {todos}} os seus destinos: {destinations}. Tem de ser válido, pelo menos, até {date}.} other {É necessário passaporte para {areTwo, select, yes {ambos} other {todos}} os seus destinos: {destinations}.}}',
  'summary.ID_OR_PASSPORT.DEPENDS': 'A necessidade de passaporte depende da sua viagem ou dos seus documentos.',
  'summary.ID_OR_PASSPORT.UNKNOWN':
    '{hasDate, select, yes {{destinations}: não se sabe se o bilhete de identidade é suficiente ou se é necessário passaporte. O documento tem de ser válido, pelo menos, até {date}.} other {{destinations}: não se sabe se o bilhete de identidade é suficiente ou se é necessário passaporte.}}',
  'summary.VISA.title': 'Visto',
  'summary.VISA.OK': 'Não é necessário visto.',
  'summary.VISA.REQUIRED':
    '{forms, select, eVisa {{destinations}: é necessário visto. Pode ser pedido online como visto eletrónico.} onArrival {{destinations}: é necessário visto. Pode ser obtido à chegada.} both {{destinations}: é necessário visto. Pode ser pedido online como visto eletrónico ou obtido à chegada.} other {{destinations}: é necessário visto.}}',
  'summary.VISA.REQUIRED_ONE':
    '{forms, select, eVisa {É necessário visto para um dos seus destinos: {destinations}. Pode ser pedido online como visto eletrónico.} onArrival {É necessário visto para um dos seus destinos: {destinations}. Pode ser obtido à chegada.} both {É necessário visto para um dos seus destinos: {destinations}. Pode ser pedido online como visto eletrónico ou obtido à chegada.} other {É necessário visto para um dos seus destinos: {destinations}.}}',
  'summary.VISA.REQUIRED_MANY':
    '{forms, select, eVisa {É necessário visto para {areTwo, select, yes {dois} other {vários}} dos seus destinos: {destinations}. Consoante o destino, está disponível um visto eletrónico.} onArrival {É necessário visto para {areTwo, select, yes {dois} other {vários}} dos seus destinos: {destinations}. Consoante o destino, pode ser obtido à chegada.} both {É necessário visto para {areTwo, select, yes {dois} other {vários}} dos seus destinos: {destinations}. Consoante o destino, está disponível um visto eletrónico ou um visto à chegada.} other {É necessário visto para {areTwo, select, yes {dois} other {vários}} dos seus destinos: {destinations}.}}',
  'summary.VISA.REQUIRED_ALL':
    '{forms, select, eVisa {É necessário visto para {areTwo, select, yes {ambos} other {todos}} os seus destinos: {destinations}. Consoante o destino, está disponível um visto eletrónico.} onArrival {É necessário visto para {areTwo, select, yes {ambos} other {todos}} os seus destinos: {destinations}. Consoante o destino, pode ser obtido à chegada.} both {É necessário visto para {areTwo, select, yes {ambos} other {todos}} os seus destinos: {destinations}. Consoante o destino, está disponível um visto eletrónico ou um visto à chegada.} other {É necessário visto para {areTwo, select, yes {ambos} other {todos}} os seus destinos: {destinations}.}}',
  'summary.VISA.DEPENDS': 'A necessidade de visto depende da sua viagem ou dos seus documentos.',
  'summary.VISA.UNKNOWN': '{destinations}: não se sabe se é necessário visto.',
  'summary.ENTRY_PERMIT.title': 'Autorização de entrada',
  'summary.ENTRY_PERMIT.OK': 'Não é necessária nenhuma outra autorização de entrada.',
  'summary.ENTRY_PERMIT.REQUIRED':
    '{hasPermits, select, yes {{destinations}: é necessária uma autorização de entrada. Nome: {permits}.} other {{destinations}: é necessária uma autorização de entrada.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ONE':
    '{hasPermits, select, yes {É necessária uma autorização de entrada para um dos seus destinos: {destinations}. Nome: {permits}.} other {É necessária uma autorização de entrada para um dos seus destinos: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_MANY':
    '{hasPermits, select, yes {É necessária uma autorização de entrada para {areTwo, select, yes {dois} other {vários}} dos seus destinos: {destinations}. Nome: {permits}.} other {É necessária uma autorização de entrada para {areTwo, select, yes {dois} other {vários}} dos seus destinos: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ALL':
    '{hasPermits, select, yes {É necessária uma autorização de entrada para {areTwo, select, yes {ambos} other {todos}} os seus destinos: {destinations}. Nome: {permits}.} other {É necessária uma autorização de entrada para {areTwo, select, yes {ambos} other {todos}} os seus destinos: {destinations}.}}',
  'summary.ENTRY_PERMIT.DEPENDS':
    'A necessidade de uma autorização de entrada depende da sua viagem ou dos seus documentos.',
  'summary.ENTRY_PERMIT.UNKNOWN': '{destinations}: não se sabe se é necessária uma autorização de entrada.',
  'summary.HEALTH_INSURANCE.title': 'Seguro de saúde',
  'summary.HEALTH_INSURANCE.OK': 'O seguro de saúde de viagem não é obrigatório.',
  'summary.HEALTH_INSURANCE.REQUIRED': '{destinations}: o seguro de saúde de viagem é obrigatório.',
  'summary.HEALTH_INSURANCE.REQUIRED_ONE':
    'O seguro de saúde de viagem é obrigatório para um dos seus destinos: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_MANY':
    'O seguro de saúde de viagem é obrigatório para {areTwo, select, yes {dois} other {vários}} dos seus destinos: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_ALL':
    'O seguro de saúde de viagem é obrigatório para {areTwo, select, yes {ambos} other {todos}} os seus destinos: {destinations}.',
  'summary.HEALTH_INSURANCE.DEPENDS':
    'A obrigatoriedade do seguro de saúde de viagem depende da sua viagem ou dos seus documentos.',
  'summary.HEALTH_INSURANCE.UNKNOWN': '{destinations}: não se sabe se o seguro de saúde de viagem é obrigatório.',
  'summary.IMMUNISATION.title': 'Vacinas obrigatórias',
  'summary.IMMUNISATION.OK': 'Não há vacinas obrigatórias.',
  'summary.IMMUNISATION.REQUIRED': '{destinations}: há vacinas obrigatórias.',
  'summary.IMMUNISATION.REQUIRED_ONE': 'Há vacinas obrigatórias para um dos seus destinos: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_MANY':
    'Há vacinas obrigatórias para {areTwo, select, yes {dois} other {vários}} dos seus destinos: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_ALL':
    'Há vacinas obrigatórias para {areTwo, select, yes {ambos} other {todos}} os seus destinos: {destinations}.',
  'summary.IMMUNISATION.DEPENDS': 'A obrigatoriedade de vacinas depende da sua viagem ou dos seus documentos.',
  'summary.IMMUNISATION.UNKNOWN': '{destinations}: não se sabe se há vacinas obrigatórias.',
  'summary.DRIVING_PERMIT.title': 'Licença internacional de condução',
  'summary.DRIVING_PERMIT.OK': 'Não é necessária licença internacional de condução.',
  'summary.DRIVING_PERMIT.REQUIRED': '{destinations}: é necessária uma licença internacional de condução.',
  'summary.DRIVING_PERMIT.REQUIRED_ONE':
    'É necessária uma licença internacional de condução para um dos seus destinos: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_MANY':
    'É necessária uma licença internacional de condução para {areTwo, select, yes {dois} other {vários}} dos seus destinos: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_ALL':
    'É necessária uma licença internacional de condução para {areTwo, select, yes {ambos} other {todos}} os seus destinos: {destinations}.',
  'summary.DRIVING_PERMIT.DEPENDS':
    'A necessidade de uma licença internacional de condução depende da sua viagem ou dos seus documentos.',
  'summary.DRIVING_PERMIT.UNKNOWN':
    '{destinations}: não se sabe se é necessária uma licença internacional de condução.',
  'summary.EXTRA_FORMS.title': 'Formulários adicionais',
  'summary.EXTRA_FORMS.OK': 'Não são necessários formulários adicionais.',
  'summary.EXTRA_FORMS.REQUIRED': '{destinations}: são necessários formulários adicionais.',
  'summary.EXTRA_FORMS.REQUIRED_ONE':
    'São necessários formulários adicionais para um dos seus destinos: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_MANY':
    'São necessários formulários adicionais para {areTwo, select, yes {dois} other {vários}} dos seus destinos: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_ALL':
    'São necessários formulários adicionais para {areTwo, select, yes {ambos} other {todos}} os seus destinos: {destinations}.',
  'summary.EXTRA_FORMS.DEPENDS':
    'A necessidade de formulários adicionais depende da sua viagem ou dos seus documentos.',
  'summary.EXTRA_FORMS.UNKNOWN': '{destinations}: não se sabe se são necessários formulários adicionais.',
  'summary.CHILDRENS_PASSPORT.title': 'Passaporte para crianças',
  'summary.CHILDRENS_PASSPORT.OK': 'As crianças não precisam de passaporte; basta o seu próprio bilhete de identidade.',
  'summary.CHILDRENS_PASSPORT.REQUIRED': '{destinations}: as crianças precisam do seu próprio passaporte.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ONE':
    'As crianças precisam do seu próprio passaporte para um dos seus destinos: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_MANY':
    'As crianças precisam do seu próprio passaporte para {areTwo, select, yes {dois} other {vários}} dos seus destinos: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ALL':
    'As crianças precisam do seu próprio passaporte para {areTwo, select, yes {ambos} other {todos}} os seus destinos: {destinations}.',
  'summary.CHILDRENS_PASSPORT.DEPENDS':
    'A necessidade de passaporte próprio para as crianças depende da sua viagem ou dos seus documentos.',
  'summary.CHILDRENS_PASSPORT.UNKNOWN':
    '{destinations}: não se sabe se as crianças precisam do seu próprio passaporte.',
  'summary.partlyUnknown': 'Não indicado para: {destinations}.',
  'summary.VISA.transit': '{destinations}: é necessário visto de trânsito.',
  'summary.ENTRY_PERMIT.transit': '{destinations}: é necessária uma autorização de entrada para o trânsito.',
  'summary.VISA.stayOk': 'Não é necessário visto para a estadia.',
  'summary.ID_OR_PASSPORT.stayOk': 'Para a estadia, o bilhete de identidade é suficiente.',
  'summary.ID_OR_PASSPORT.transitUnknown':
    '{destinations}: não se sabe se o bilhete de identidade é suficiente para fazer escala. Viaje com o passaporte.',
  'summary.CHILDRENS_PASSPORT.stayOk':
    'Para a estadia, as crianças não precisam de passaporte; basta o seu próprio bilhete de identidade.',
  'summary.CHILDRENS_PASSPORT.transitUnknown':
    '{destinations}: não se sabe se o bilhete de identidade é suficiente para as crianças fazerem escala. Leve um passaporte para cada criança.',
  'summary.VISA.transitUnknown': '{destinations}: não se sabe se é necessário visto de trânsito.',
  'summary.ENTRY_PERMIT.stayOk': 'Não é necessária autorização de entrada para a estadia.',
  'summary.ENTRY_PERMIT.transitUnknown':
    '{destinations}: não se sabe se é necessária uma autorização de entrada para o trânsito.',
  onlyFor:
    '{count, plural, one {Aplica-se apenas a esta nacionalidade: {citizenships}.} many {Aplica-se apenas a estas nacionalidades: {citizenships}.} other {Aplica-se apenas a estas nacionalidades: {citizenships}.}}',

  alternative: '{conditions}: {text}',
  otherwise: 'Caso contrário: {text}',
  noFurtherVisa: 'Não é necessário outro visto.',
  'period.from': 'A partir de {from}: {text}',
  'period.until': 'Até {until}: {text}',
  'period.between': 'De {from} a {until}: {text}',
  notYetKnown: 'Ainda não se sabe.',
  'conditions.held': '{conditions}',
  'condition.VISITED':
    '{days, select, 0 {após uma estadia anterior nesta viagem ({countries})} 1 {após uma estadia na véspera da chegada ({countries})} other {após uma estadia nos {days} dias anteriores à chegada ({countries})}}{transit, select, none {} any {, também após um trânsito aeroportuário} other {, também após um trânsito aeroportuário de mais de {hours} horas}}',
  'condition.RESIDENCE':
    '{count, plural, one {com residência neste país} many {com residência num destes países} other {com residência num destes países}} ({countries})',
  'condition.HOLDS': 'com {documents}',
  'document.VISA':
    '{years, select, 0 {um visto válido} 1 {um visto válido em algum momento do último ano} other {um visto válido em algum momento dos últimos {years} anos}} ({issuer})',
  'document.RESIDENCE':
    '{years, select, 0 {uma autorização de residência válida} 1 {uma autorização de residência válida em algum momento do último ano} other {uma autorização de residência válida em algum momento dos últimos {years} anos}} ({issuer})',
  'document.VISA_OR_RESIDENCE':
    '{years, select, 0 {um visto ou uma autorização de residência válidos} 1 {um visto ou uma autorização de residência válidos em algum momento do último ano} other {um visto ou uma autorização de residência válidos em algum momento dos últimos {years} anos}} ({issuer})',
  'document.VISA_THAT':
    '{months, select, 0 {um visto{multiple, select, yes { de entradas múltiplas} other {}} válido{used, select, yes { e já utilizado anteriormente} other {}}} other {um visto{multiple, select, yes { de entradas múltiplas} other {}}{used, select, yes { já utilizado anteriormente e} other {}} com uma validade restante de, pelo menos, {months, plural, one {# mês} many {# de meses} other {# meses}} à entrada}} ({issuer})',
  'document.RESIDENCE_THAT':
    '{months, select, 0 {uma autorização de residência{permanent, select, yes { permanente} other {}} válida} other {uma autorização de residência{permanent, select, yes { permanente} other {}} com uma validade restante de, pelo menos, {months, plural, one {# mês} many {# de meses} other {# meses}} à entrada}} ({issuer})',
  'condition.AGE':
    '{part, select, infant {com menos de 1 ano de idade} from {a partir dos {from} anos} to {até aos {to} anos} other {dos {from} aos {to} anos}}',
  'condition.ENTRY_BY.AIR': 'na entrada por via aérea',
  'condition.ENTRY_BY.LAND': 'na entrada por via terrestre',
  'condition.ENTRY_BY.SEA': 'na entrada por via marítima',
  'condition.ENTRY_BY.ports': 'na entrada por {ports}',
  'condition.PASSPORT.ORDINARY': 'com passaporte comum',
  'condition.PASSPORT.BIOMETRIC': 'com passaporte biométrico',
  'condition.PASSPORT.EMERGENCY': 'com passaporte de emergência',
  'condition.PASSPORT.DIPLOMATIC': 'com passaporte diplomático',
  'condition.not': 'exceto {condition}',
  'summary.dependsOn': '{destination}: obrigatório {conditions}.',
  'summary.exemptIf': '{destination}: obrigatório; é possível uma isenção {conditions}.',
  'summary.inDetails':
    '{destinations}: não é possível responder com um simples sim ou não; os pormenores indicam o que se aplica.',
  'summary.otherDocument': '{destinations}: o passaporte não é aceite como documento de viagem.',
  'summary.heldVisa':
    '{destinations}: segundo os dados indicados, já tem um visto ou uma autorização de residência; o documento tem de ser válido para estas datas, para este motivo de viagem e para o número de entradas.',
  'summary.stayLimit':
    '{destination}: sem visto, a estadia pode durar no máximo {days, plural, one {# dia} many {# de dias} other {# dias}}; a estadia é mais longa.',
  'summary.stayLimitTogether':
    '{destination}: sem visto, a estadia pode durar no total, no máximo, {days, plural, one {# dia} many {# de dias} other {# dias}}; a estadia é mais longa.',

  'warning.ENTRY_BANNED':
    'A sua viagem não é possível tal como está prevista: a entrada não é permitida em, pelo menos, um destino ({destinations}). Contacte a representação diplomática competente e leia a secção «Entrada».',
  'warning.TRAVEL_WARNING':
    'Um ministério dos Negócios Estrangeiros desaconselha viagens para, pelo menos, um destino ({destinations}). Leia os conselhos aos viajantes antes de reservar; a cobertura do seguro pode ser limitada.',
  'warning.CONFLICTING':
    'As informações sobre, pelo menos, um destino são contraditórias ({destinations}). Verifique antes de viajar.',
  'warning.UNVERIFIED':
    'Algumas informações sobre, pelo menos, um destino provêm de um conjunto de dados importado e não foram verificadas por um redator ({destinations}).',
};

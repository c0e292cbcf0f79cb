import type { Sentences } from '../en/sentences.js';

export const sentences: Sentences = {
  'value.ErPassportSufficient.yes': 'El pasaporte se acepta como documento de viaje.',
  'value.ErPassportSufficient.no': 'El pasaporte no se acepta como documento de viaje.',
  'value.ErPassportExpiredPermissible.yes': 'Se acepta un pasaporte caducado.',
  'value.ErPassportExpiredPermissible.no': 'No se acepta un pasaporte caducado.',
  'value.ErPassportMaxMonthsExpired':
    'En el momento de la entrada, el pasaporte no puede llevar caducado más de {count, plural, one {# mes} many {# de meses} other {# meses}}.',
  'value.ErPassportValidForStay.yes': 'El pasaporte debe ser válido durante toda la estancia.',
  'value.ErPassportValidForStay.no': 'No es necesario que el pasaporte sea válido durante toda la estancia.',
  'value.ErPassportMinMonthsBeyondTrip':
    'El pasaporte debe seguir siendo válido al menos {count, plural, one {# mes} many {# de meses} other {# meses}} después del final del viaje.',
  'value.ErPassportMinMonthsAtDeparture':
    'El día de la llegada, el pasaporte debe tener una validez restante de al menos {count, plural, one {# mes} many {# de meses} other {# meses}}.',
  'value.ErPassportBlankPages':
    'El pasaporte debe tener al menos {count, plural, one {# página en blanco} many {# de páginas en blanco} other {# páginas en blanco}}.',
  'value.ErPassportMaxYearsSinceIssue':
    'A la entrada, el pasaporte no puede haberse expedido hace más de {count, plural, one {# año} many {# de años} other {# años}}.',
  'value.ErTemporaryPassportSufficient.yes': 'Un pasaporte provisional es suficiente para entrar en el país.',
  'value.ErTemporaryPassportSufficient.no': 'Un pasaporte provisional no es suficiente para entrar en el país.',
  'value.ErTemporaryPassportExpiredPermissible.yes': 'Se acepta un pasaporte provisional caducado.',
  'value.ErTemporaryPassportExpiredPermissible.no': 'No se acepta un pasaporte provisional caducado.',
  'value.ErTemporaryPassportMaxMonthsExpired':
    'En el momento de la entrada, el pasaporte provisional no puede llevar caducado más de {count, plural, one {# mes} many {# de meses} other {# meses}}.',
  'value.ErTemporaryPassportValidForStay.yes': 'El pasaporte provisional debe ser válido durante toda la estancia.',
  'value.ErTemporaryPassportValidForStay.no':
    'No es necesario que el pasaporte provisional sea válido durante toda la estancia.',
  'value.ErTemporaryPassportMinMonthsBeyondTrip':
    'El pasaporte provisional debe seguir siendo válido al menos {count, plural, one {# mes} many {# de meses} other {# meses}} después del final del viaje.',
  'value.ErTemporaryPassportMinMonthsAtDeparture':
    'El día de la llegada, el pasaporte provisional debe tener una validez restante de al menos {count, plural, one {# mes} many {# de meses} other {# meses}}.',
  'value.ErIdSufficient.yes': 'Un documento de identidad es suficiente para entrar en el país.',
  'value.ErIdSufficient.no': 'Un documento de identidad no es suficiente para entrar en el país.',
  'value.ErIdExpiredPermissible.yes': 'Se acepta un documento de identidad caducado.',
  'value.ErIdExpiredPermissible.no': 'No se acepta un documento de identidad caducado.',
  'value.ErIdMaxMonthsExpired':
    'En el momento de la entrada, el documento de identidad no puede llevar caducado más de {count, plural, one {# mes} many {# de meses} other {# meses}}.',
  'value.ErIdValidForStay.yes': 'El documento de identidad debe ser válido durante toda la estancia.',
  'value.ErIdValidForStay.no': 'No es necesario que el documento de identidad sea válido durante toda la estancia.',
  'value.ErIdMinMonthsBeyondTrip':
    'El documento de identidad debe seguir siendo válido al menos {count, plural, one {# mes} many {# de meses} other {# meses}} después del final del viaje.',
  'value.ErIdMinMonthsAtDeparture':
    'El día de la llegada, el documento de identidad debe tener una validez restante de al menos {count, plural, one {# mes} many {# de meses} other {# meses}}.',
  'value.ErTemporaryIdSufficient.yes': 'Un documento de identidad provisional es suficiente para entrar en el país.',
  'value.ErTemporaryIdSufficient.no': 'Un documento de identidad provisional no es suficiente para entrar en el país.',
  'value.ErTemporaryIdExpiredPermissible.yes': 'Se acepta un documento de identidad provisional caducado.',
  'value.ErTemporaryIdExpiredPermissible.no': 'No se acepta un documento de identidad provisional caducado.',
  'value.ErTemporaryIdMaxMonthsExpired':
    'En el momento de la entrada, el documento de identidad provisional no puede llevar caducado más de {count, plural, one {# mes} many {# de meses} other {# meses}}.',
  'value.ErTemporaryIdValidForStay.yes':
    'El documento de identidad provisional debe ser válido durante toda la estancia.',
  'value.ErTemporaryIdValidForStay.no':
    'No es necesario que el documento de identidad provisional sea válido durante toda la estancia.',
  'value.ErTemporaryIdMinMonthsBeyondTrip':
    'El documento de identidad provisional debe seguir siendo válido al menos {count, plural, one {# mes} many {# de meses} other {# meses}} después del final del viaje.',
  'value.ErTemporaryIdMinMonthsAtDeparture':
    'El día de la llegada, el documento de identidad provisional debe tener una validez restante de al menos {count, plural, one {# mes} many {# de meses} other {# meses}}.',
  'value.ErChildPassportSufficient.yes':
    'El antiguo pasaporte infantil alemán (Kinderreisepass) es suficiente para entrar en el país.',
  'value.ErChildPassportSufficient.no':
    'El antiguo pasaporte infantil alemán (Kinderreisepass) no es suficiente para entrar en el país.',
  'value.ErChildPassportExpiredPermissible.yes': 'Se acepta un pasaporte infantil alemán (Kinderreisepass) caducado.',
  'value.ErChildPassportExpiredPermissible.no': 'No se acepta un pasaporte infantil alemán (Kinderreisepass) caducado.',
  'value.ErChildPassportMaxMonthsExpired':
    'En el momento de la entrada, el pasaporte infantil alemán (Kinderreisepass) no puede llevar caducado más de {count, plural, one {# mes} many {# de meses} other {# meses}}.',
  'value.ErChildPassportValidForStay.yes':
    'El pasaporte infantil alemán (Kinderreisepass) debe ser válido durante toda la estancia.',
  'value.ErChildPassportValidForStay.no':
    'No es necesario que el pasaporte infantil alemán (Kinderreisepass) sea válido durante toda la estancia.',
  'value.ErChildPassportMinMonthsBeyondTrip':
    'El pasaporte infantil alemán (Kinderreisepass) debe seguir siendo válido al menos {count, plural, one {# mes} many {# de meses} other {# meses}} después del final del viaje.',
  'value.ErChildPassportMinMonthsAtDeparture':
    'El día de la llegada, el pasaporte infantil alemán (Kinderreisepass) debe tener una validez restante de al menos {count, plural, one {# mes} many {# de meses} other {# meses}}.',
  'value.ErChildrenPassportRequired.yes': 'Los niños necesitan su propio pasaporte.',
  'value.ErChildrenPassportRequired.no': 'Los niños no necesitan su propio pasaporte.',

  'value.ErVisaRequired.yes': 'Se requiere visado.',
  'value.ErVisaRequired.no': 'No se requiere visado.',
  'value.ErVisaFreeDays':
    'Es posible una estancia sin visado de hasta {count, plural, one {# día} many {# de días} other {# días}}.',
  'value.ErEVisaPossible.yes': 'Se puede solicitar un visado electrónico en línea.',
  'value.ErEVisaPossible.no': 'No se ofrece visado electrónico.',
  'value.ErEVisaDays':
    'El visado electrónico permite una estancia de hasta {count, plural, one {# día} many {# de días} other {# días}}.',
  'value.ErVisaOnArrivalPossible.yes': 'Se puede obtener un visado a la llegada.',
  'value.ErVisaOnArrivalPossible.no': 'No se puede obtener un visado a la llegada.',
  'value.ErVisaOnArrivalDays':
    'El visado a la llegada permite una estancia de hasta {count, plural, one {# día} many {# de días} other {# días}}.',
  'value.ErVisaEarliestDays':
    'El visado se puede solicitar como muy pronto {count, plural, one {# día} many {# de días} other {# días}} antes de la llegada.',
  'value.ErVisaEarliestMonths':
    'El visado se puede solicitar como muy pronto {count, plural, one {# mes} many {# de meses} other {# meses}} antes de la llegada.',
  'value.ErVisaLatestDays':
    'Una solicitud de visado debe presentarse al menos {count, plural, one {# día} many {# de días} other {# días}} antes de la llegada.',
  'value.ErEntryPermitRequired.yes': 'Se requiere una autorización de entrada.',
  'value.ErEntryPermitRequired.no': 'No se requiere ninguna otra autorización de entrada.',
  'value.ErEntryPermitLatestDays':
    'Conviene solicitar la autorización de entrada al menos {count, plural, one {# día} many {# de días} other {# días}} antes de la llegada.',
  'value.ErTransitVisaRequired.yes': 'Se requiere visado de tránsito.',
  'value.ErTransitVisaRequired.no': 'Si solo cambia de avión, no necesita visado de tránsito.',
  'value.ErTransitEntryPermitRequired.yes': 'Se requiere una autorización de entrada para el tránsito.',
  'value.ErTransitEntryPermitRequired.no': 'Si solo cambia de avión, no necesita ninguna otra autorización de entrada.',

  'value.ErExtraFormsRequired.yes': 'Se requieren formularios o declaraciones adicionales.',
  'value.ErExtraFormsRequired.no': 'No se requieren formularios ni declaraciones adicionales.',
  'value.ErExtraFormsEarliestDays':
    'Los formularios y declaraciones se pueden presentar como muy pronto {count, plural, one {# día} many {# de días} other {# días}} antes de la llegada.',
  'value.ErExtraFormsLatestDays':
    'Conviene presentar los formularios y declaraciones al menos {count, plural, one {# día} many {# de días} other {# días}} antes de la llegada.',
  'value.ErOnwardTicketRequired.yes': 'Se requiere un billete de regreso o de continuación.',
  'value.ErOnwardTicketRequired.no': 'No se requiere billete de regreso ni de continuación.',
  'value.ErSufficientFundsRequired.yes': 'Se requiere un justificante de medios económicos suficientes.',
  'value.ErSufficientFundsRequired.no': 'No se requiere justificante de medios económicos suficientes.',
  'value.ErHealthInsuranceRequired.yes': 'El seguro médico de viaje es obligatorio.',
  'value.ErHealthInsuranceRequired.no': 'El seguro médico de viaje no es obligatorio.',
  'value.VaccinationRequired.yes': 'Hay vacunas obligatorias.',
  'value.VaccinationRequired.no': 'No hay vacunas obligatorias para la entrada.',
  'value.VaccinationLatestDays':
    'Las vacunas obligatorias deben haberse administrado al menos {count, plural, one {# día} many {# de días} other {# días}} antes de la llegada.',
  'value.ErExitFeeRequired.yes': 'Se cobra una tasa de salida.',
  'value.ErExitFeeRequired.no': 'Al salir no hay que pagar ninguna tasa aparte.',
  'value.ErMinorsConsentRequired.yes': 'Los menores que no viajan con ambos progenitores necesitan una autorización.',
  'value.ErMinorsConsentRequired.no': 'Los menores que no viajan con ambos progenitores no necesitan autorización.',
  'value.InternationalDrivingPermitRequired.yes': 'Se requiere un permiso internacional de conducir.',
  'value.InternationalDrivingPermitRequired.no': 'No se requiere permiso internacional de conducir.',

  'value.TestHoursBeforeArrival':
    'A la llegada, la prueba no puede tener más de {count, plural, one {# hora} many {# de horas} other {# horas}} de antigüedad.',
  'value.TestMinorsExemptionAge':
    'Los menores de {count, plural, one {# año} many {# de años} other {# años}} están exentos de la prueba.',
  'value.VaccinationDaysBeforeArrival':
    'La vacuna debe haberse administrado al menos {count, plural, one {# día} many {# de días} other {# días}} antes de la llegada.',
  'value.SevenDayIncidence':
    'En los últimos siete días {count, plural, one {se ha notificado # nuevo contagio} many {se han notificado # de nuevos contagios} other {se han notificado # nuevos contagios}} por cada 100.000 habitantes.',
  'value.SevenDayIncidenceLastWeek':
    'En la semana anterior {count, plural, one {se notificó # nuevo contagio} many {se notificaron # de nuevos contagios} other {se notificaron # nuevos contagios}} por cada 100.000 habitantes.',

  'value.withText': '{answer} {text}',
  'value.AdvisoryRiskLevel':
    'Nivel de riesgo: {count} sobre 5 (1 = muy bajo, 5 = muy alto), deducido de las recomendaciones de la autoridad citada.',
  'value.ForeignOfficeStatus.BLUE': 'No hay ninguna advertencia de viaje.',
  'value.ForeignOfficeStatus.YELLOW': 'Hay una advertencia de viaje parcial.',
  'value.ForeignOfficeStatus.RED': 'Hay una advertencia de viaje.',
  'value.ForeignOfficeStatus.GRAY': 'Sin datos: no hay recomendaciones de viaje disponibles.',
  'value.ForeignOfficeStatus.PURPLE': 'Las recomendaciones de viaje son contradictorias; compruébelas antes de viajar.',
  unknown: 'No hay información al respecto.',
  notKnown: 'No se sabe: nuestra redacción no dispone de información fiable al respecto. Compruébelo antes de viajar.',
  conflicting: 'La información de varias fuentes es contradictoria; compruébela antes de viajar.',
  imported: 'importado, no verificado',

  'summary.ID_OR_PASSPORT.title': 'Documento de identidad o pasaporte',
  'summary.ID_OR_PASSPORT.OK':
    '{hasDate, select, yes {Basta con un documento de identidad. Debe ser válido al menos hasta el {date}.} other {Basta con un documento de identidad.}}',
  'summary.ID_OR_PASSPORT.REQUIRED':
    '{hasDate, select, yes {{destinations}: se requiere pasaporte. Debe ser válido al menos hasta el {date}.} other {{destinations}: se requiere pasaporte.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ONE':
    '{hasDate, select, yes {Se requiere pasaporte para uno de sus destinos: {destinations}. Debe ser válido al menos hasta el {date}.} other {Se requiere pasaporte para uno de sus destinos: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_MANY':
    '{hasDate, select, yes {Se requiere pasaporte para {areTwo, select, yes {dos} other {varios}} de sus destinos: {destinations}. Debe ser válido al menos hasta el {date}.} other {Se requiere pasaporte para {areTwo, select, yes {dos} other {varios}} de sus destinos: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ALL':
    '{hasDate, select, yes {Se requiere pasaporte para {areTwo, select, yes {sus dos} other {todos sus}} destinos: {destinations}. Debe ser válido al menos hasta el {date}.} other {Se requiere pasaporte para {areTwo, select, yes {sus dos} other {todos sus}} destinos: {destinations}.}}',
  'summary.ID_OR_PASSPORT.DEPENDS': 'Que se requiera pasaporte depende de su viaje o de sus documentos.',
  'summary.ID_OR_PASSPORT.UNKNOWN':
    '{hasDate, select, yes {{destinations}: no se sabe si basta con un documento de identidad o si se requiere pasaporte. El documento debe ser válido al menos hasta el {date}.} other {{destinations}: no se sabe si basta con un documento de identidad o si se requiere pasaporte.}}',
  'summary.VISA.title': 'Visado',
  'summary.VISA.OK': 'No se requiere visado.',
  'summary.VISA.REQUIRED':
    '{forms, select, eVisa {{destinations}: se requiere visado. Se puede solicitar en línea como visado electrónico.} onArrival {{destinations}: se requiere visado. Se puede obtener a la llegada.} both {{destinations}: se requiere visado. Se puede solicitar en línea como visado electrónico u obtener a la llegada.} other {{destinations}: se requiere visado.}}',
  'summary.VISA.REQUIRED_ONE':
    '{forms, select, eVisa {Se requiere visado para uno de sus destinos: {destinations}. Se puede solicitar en línea como visado electrónico.} onArrival {Se requiere visado para uno de sus destinos: {destinations}. Se puede obtener a la llegada.} both {Se requiere visado para uno de sus destinos: {destinations}. Se puede solicitar en línea como visado electrónico u obtener a la llegada.} other {Se requiere visado para uno de sus destinos: {destinations}.}}',
  'summary.VISA.REQUIRED_MANY':
    '{forms, select, eVisa {Se requiere visado para {areTwo, select, yes {dos} other {varios}} de sus destinos: {destinations}. Según el destino, se ofrece un visado electrónico.} onArrival {Se requiere visado para {areTwo, select, yes {dos} other {varios}} de sus destinos: {destinations}. Según el destino, se puede obtener a la llegada.} both {Se requiere visado para {areTwo, select, yes {dos} other {varios}} de sus destinos: {destinations}. Según el destino, se ofrece un visado electrónico o un visado a la llegada.} other {Se requiere visado para {areTwo, select, yes {dos} other {varios}} de sus destinos: {destinations}.}}',
  'summary.VISA.REQUIRED_ALL':
    '{forms, select, eVisa {Se requiere visado para {areTwo, select, yes {sus dos} other {todos sus}} destinos: {destinations}. Según el destino, se ofrece un visado electrónico.} onArrival {Se requiere visado para {areTwo, select, yes {sus dos} other {todos sus}} destinos: {destinations}. Según el destino, se puede obtener a la llegada.} both {Se requiere visado para {areTwo, select, yes {sus dos} other {todos sus}} destinos: {destinations}. Según el destino, se ofrece un visado electrónico o un visado a la llegada.} other {Se requiere visado para {areTwo, select, yes {sus dos} other {todos sus}} destinos: {destinations}.}}',
  'summary.VISA.DEPENDS': 'Que se requiera visado depende de su viaje o de sus documentos.',
  'summary.VISA.UNKNOWN': '{destinations}: no se sabe si se requiere visado.',
  'summary.ENTRY_PERMIT.title': 'Autorización de entrada',
  'summary.ENTRY_PERMIT.OK': 'No se requiere ninguna otra autorización de entrada.',
  'summary.ENTRY_PERMIT.REQUIRED':
    '{hasPermits, select, yes {{destinations}: se requiere una autorización de entrada. Nombre: {permits}.} other {{destinations}: se requiere una autorización de entrada.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ONE':
    '{hasPermits, select, yes {Se requiere una autorización de entrada para uno de sus destinos: {destinations}. Nombre: {permits}.} other {Se requiere una autorización de entrada para uno de sus destinos: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_MANY':
    '{hasPermits, select, yes {Se requiere una autorización de entrada para {areTwo, select, yes {dos} other {varios}} de sus destinos: {destinations}. Nombre: {permits}.} other {Se requiere una autorización de entrada para {areTwo, select, yes {dos} other {varios}} de sus destinos: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ALL':
    '{hasPermits, select, yes {Se requiere una autorización de entrada para {areTwo, select, yes {sus dos} other {todos sus}} destinos: {destinations}. Nombre: {permits}.} other {Se requiere una autorización de entrada para {areTwo, select, yes {sus dos} other {todos sus}} destinos: {destinations}.}}',
  'summary.ENTRY_PERMIT.DEPENDS':
    'Que se requiera una autorización de entrada depende de su viaje o de sus documentos.',
  'summary.ENTRY_PERMIT.UNKNOWN': '{destinations}: no se sabe si se requiere una autorización de entrada.',
  'summary.HEALTH_INSURANCE.title': 'Seguro médico',
  'summary.HEALTH_INSURANCE.OK': 'El seguro médico de viaje no es obligatorio.',
  'summary.HEALTH_INSURANCE.REQUIRED': '{destinations}: el seguro médico de viaje es obligatorio.',
  'summary.HEALTH_INSURANCE.REQUIRED_ONE':
    'El seguro médico de viaje es obligatorio para uno de sus destinos: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_MANY':
    'El seguro médico de viaje es obligatorio para {areTwo, select, yes {dos} other {varios}} de sus destinos: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_ALL':
    'El seguro médico de viaje es obligatorio para {areTwo, select, yes {sus dos} other {todos sus}} destinos: {destinations}.',
  'summary.HEALTH_INSURANCE.DEPENDS':
    'Que el seguro médico de viaje sea obligatorio depende de su viaje o de sus documentos.',
  'summary.HEALTH_INSURANCE.UNKNOWN': '{destinations}: no se sabe si el seguro médico de viaje es obligatorio.',
  'summary.IMMUNISATION.title': 'Vacunas obligatorias',
  'summary.IMMUNISATION.OK': 'No hay vacunas obligatorias.',
  'summary.IMMUNISATION.REQUIRED': '{destinations}: hay vacunas obligatorias.',
  'summary.IMMUNISATION.REQUIRED_ONE': 'Hay vacunas obligatorias para uno de sus destinos: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_MANY':
    'Hay vacunas obligatorias para {areTwo, select, yes {dos} other {varios}} de sus destinos: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_ALL':
    'Hay vacunas obligatorias para {areTwo, select, yes {sus dos} other {todos sus}} destinos: {destinations}.',
  'summary.IMMUNISATION.DEPENDS': 'Que haya vacunas obligatorias depende de su viaje o de sus documentos.',
  'summary.IMMUNISATION.UNKNOWN': '{destinations}: no se sabe si hay vacunas obligatorias.',
  'summary.DRIVING_PERMIT.title': 'Permiso internacional de conducir',
  'summary.DRIVING_PERMIT.OK': 'No se requiere permiso internacional de conducir.',
  'summary.DRIVING_PERMIT.REQUIRED': '{destinations}: se requiere un permiso internacional de conducir.',
  'summary.DRIVING_PERMIT.REQUIRED_ONE':
    'Se requiere un permiso internacional de conducir para uno de sus destinos: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_MANY':
    'Se requiere un permiso internacional de conducir para {areTwo, select, yes {dos} other {varios}} de sus destinos: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_ALL':
    'Se requiere un permiso internacional de conducir para {areTwo, select, yes {sus dos} other {todos sus}} destinos: {destinations}.',
  'summary.DRIVING_PERMIT.DEPENDS':
    'Que se requiera un permiso internacional de conducir depende de su viaje o de sus documentos.',
  'summary.DRIVING_PERMIT.UNKNOWN': '{destinations}: no se sabe si se requiere un permiso internacional de conducir.',
  'summary.EXTRA_FORMS.title': 'Formularios adicionales',
  'summary.EXTRA_FORMS.OK': 'No se requieren formularios adicionales.',
  'summary.EXTRA_FORMS.REQUIRED': '{destinations}: se requieren formularios adicionales.',
  'summary.EXTRA_FORMS.REQUIRED_ONE': 'Se requieren formularios adicionales para uno de sus destinos: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_MANY':
    'Se requieren formularios adicionales para {areTwo, select, yes {dos} other {varios}} de sus destinos: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_ALL':
    'Se requieren formularios adicionales para {areTwo, select, yes {sus dos} other {todos sus}} destinos: {destinations}.',
  'summary.EXTRA_FORMS.DEPENDS': 'Que se requieran formularios adicionales depende de su viaje o de sus documentos.',
  'summary.EXTRA_FORMS.UNKNOWN': '{destinations}: no se sabe si se requieren formularios adicionales.',
  'summary.CHILDRENS_PASSPORT.title': 'Pasaporte para niños',
  'summary.CHILDRENS_PASSPORT.OK': 'Los niños no necesitan pasaporte; basta con su propio documento de identidad.',
  'summary.CHILDRENS_PASSPORT.REQUIRED': '{destinations}: los niños necesitan su propio pasaporte.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ONE':
    'Los niños necesitan su propio pasaporte para uno de sus destinos: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_MANY':
    'Los niños necesitan su propio pasaporte para {areTwo, select, yes {dos} other {varios}} de sus destinos: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ALL':
    'Los niños necesitan su propio pasaporte para {areTwo, select, yes {sus dos} other {todos sus}} destinos: {destinations}.',
  'summary.CHILDRENS_PASSPORT.DEPENDS':
    'Que los niños necesiten su propio pasaporte depende de su viaje o de sus documentos.',
  'summary.CHILDRENS_PASSPORT.UNKNOWN': '{destinations}: no se sabe si los niños necesitan su propio pasaporte.',
  'summary.partlyUnknown': 'Sin datos para: {destinations}.',
  'summary.VISA.transit': '{destinations}: se requiere visado de tránsito.',
  'summary.ENTRY_PERMIT.transit': '{destinations}: se requiere una autorización de entrada para el tránsito.',
  'summary.VISA.stayOk': 'No se requiere visado para la estancia.',
  'summary.ID_OR_PASSPORT.stayOk': 'Para la estancia basta con un documento de identidad.',
  'summary.ID_OR_PASSPORT.transitUnknown':
    '{destinations}: no se sabe si basta el documento de identidad para hacer transbordo. Viaje con pasaporte.',
  'summary.CHILDRENS_PASSPORT.stayOk':
    'Para la estancia, los niños no necesitan pasaporte; basta con su propio documento de identidad.',
  'summary.CHILDRENS_PASSPORT.transitUnknown':
    '{destinations}: no se sabe si a los niños les basta el documento de identidad para hacer transbordo. Lleve un pasaporte para cada niño.',
  'summary.VISA.transitUnknown': '{destinations}: no se sabe si se requiere visado de tránsito.',
  'summary.ENTRY_PERMIT.stayOk': 'No se requiere ninguna autorización de entrada para la estancia.',
  'summary.ENTRY_PERMIT.transitUnknown':
    '{destinations}: no se sabe si se requiere una autorización de entrada para el tránsito.',
  onlyFor:
    '{count, plural, one {Solo se aplica a esta nacionalidad: {citizenships}.} many {Solo se aplica a estas nacionalidades: {citizenships}.} other {Solo se aplica a estas nacionalidades: {citizenships}.}}',

  alternative: '{conditions}: {text}',
  otherwise: 'En caso contrario: {text}',
  noFurtherVisa: 'No se requiere otro visado.',
  'period.from': 'A partir del {from}: {text}',
  'period.until': 'Hasta el {until}: {text}',
  'period.between': 'Del {from} al {until}: {text}',
  notYetKnown: 'Todavía no se sabe.',
  'conditions.held': '{conditions}',
  'condition.VISITED':
    '{days, select, 0 {tras una estancia anterior en este viaje ({countries})} 1 {tras una estancia el día anterior a la llegada ({countries})} other {tras una estancia en los {days} días anteriores a la llegada ({countries})}}{transit, select, none {} any {, también tras un tránsito aeroportuario allí} other {, también tras un tránsito aeroportuario allí de más de {hours} horas}}',
  'condition.RESIDENCE':
    '{count, plural, one {con residencia en este país} many {con residencia en uno de estos países} other {con residencia en uno de estos países}} ({countries})',
  'condition.HOLDS': 'con {documents}',
  'document.VISA':
    '{years, select, 0 {un visado válido} 1 {un visado válido en algún momento del último año} other {un visado válido en algún momento de los últimos {years} años}} ({issuer})',
  'document.RESIDENCE':
    '{years, select, 0 {un permiso de residencia válido} 1 {un permiso de residencia válido en algún momento del último año} other {un permiso de residencia válido en algún momento de los últimos {years} años}} ({issuer})',
  'document.VISA_OR_RESIDENCE':
    '{years, select, 0 {un visado o permiso de residencia válido} 1 {un visado o permiso de residencia válido en algún momento del último año} other {un visado o permiso de residencia válido en algún momento de los últimos {years} años}} ({issuer})',
  'document.VISA_THAT':
    '{months, select, 0 {un visado{multiple, select, yes { de entradas múltiples} other {}} válido{used, select, yes { y utilizado anteriormente} other {}}} other {un visado{multiple, select, yes { de entradas múltiples} other {}}{used, select, yes { utilizado anteriormente y} other {}} con una validez restante de al menos {months, plural, one {# mes} many {# de meses} other {# meses}} en el momento de la entrada}} ({issuer})',
  'document.RESIDENCE_THAT':
    '{months, select, 0 {un permiso de residencia{permanent, select, yes { permanente} other {}} válido} other {un permiso de residencia{permanent, select, yes { permanente} other {}} con una validez restante de al menos {months, plural, one {# mes} many {# de meses} other {# meses}} en el momento de la entrada}} ({issuer})',
  'condition.AGE':
    '{part, select, infant {con menos de un año de edad} from {a partir de los {from} años} to {hasta los {to} años} other {de {from} a {to} años}}',
  'condition.ENTRY_BY.AIR': 'al entrar por vía aérea',
  'condition.ENTRY_BY.LAND': 'al entrar por vía terrestre',
  'condition.ENTRY_BY.SEA': 'al entrar por vía marítima',
  'condition.ENTRY_BY.ports': 'al entrar por {ports}',
  'condition.PASSPORT.ORDINARY': 'con pasaporte ordinario',
  'condition.PASSPORT.BIOMETRIC': 'con pasaporte biométrico',
  'condition.PASSPORT.EMERGENCY': 'con pasaporte de emergencia',
  'condition.PASSPORT.DIPLOMATIC': 'con pasaporte diplomático',
  'condition.not': 'salvo {condition}',
  'summary.dependsOn': '{destination}: obligatorio {conditions}.',
  'summary.exemptIf': '{destination}: obligatorio; es posible una exención {conditions}.',
  'summary.inDetails':
    '{destinations}: no se puede responder simplemente con un sí o un no; los detalles indican qué se aplica.',
  'summary.otherDocument': '{destinations}: el pasaporte no se acepta como documento de viaje.',
  'summary.heldVisa':
    '{destinations}: según los datos indicados, ya dispone de un visado o de un permiso de residencia; debe ser válido para estas fechas, este motivo de viaje y el número de entradas.',
  'summary.stayLimit':
    '{destination}: sin visado se puede permanecer como máximo {days, plural, one {# día} many {# de días} other {# días}}; la estancia dura más.',
  'summary.stayLimitTogether':
    '{destination}: sin visado se puede permanecer en total como máximo {days, plural, one {# día} many {# de días} other {# días}}; la estancia dura más.',

  'warning.ENTRY_BANNED':
    'Su viaje no es posible tal como está previsto: la entrada no está permitida en al menos un destino ({destinations}). Póngase en contacto con la representación diplomática competente y lea el apartado «Entrada».',
  'warning.TRAVEL_WARNING':
    'Un Ministerio de Asuntos Exteriores desaconseja viajar al menos a un destino ({destinations}). Lea las recomendaciones de viaje antes de reservar; la cobertura del seguro puede ser limitada.',
  'warning.CONFLICTING':
    'La información sobre al menos un destino es contradictoria ({destinations}). Compruébela antes de viajar.',
  'warning.UNVERIFIED':
    'Parte de la información sobre al menos un destino procede de un conjunto de datos importado y no ha sido verificada por un redactor ({destinations}).',
};

import type { Sentences } from '../en/sentences.js';

export const sentences: Sentences = {
  'value.ErPassportSufficient.yes': 'Il passaporto è accettato come documento di viaggio.',
  'value.ErPassportSufficient.no': 'Il passaporto non è accettato come documento di viaggio.',
  'value.ErPassportExpiredPermissible.yes': 'Un passaporto scaduto è accettato.',
  'value.ErPassportExpiredPermissible.no': 'Un passaporto scaduto non è accettato.',
  'value.ErPassportMaxMonthsExpired':
    'All’ingresso, il passaporto non deve essere scaduto da più di {count, plural, one {# mese} many {# di mesi} other {# mesi}}.',
  'value.ErPassportValidForStay.yes': 'Il passaporto deve essere valido per l’intero soggiorno.',
  'value.ErPassportValidForStay.no': 'Non è necessario che il passaporto sia valido per l’intero soggiorno.',
  'value.ErPassportMinMonthsBeyondTrip':
    'Il passaporto deve rimanere valido per almeno {count, plural, one {# mese} many {# di mesi} other {# mesi}} dopo la fine del viaggio.',
  'value.ErPassportMinMonthsAtDeparture':
    'Il giorno dell’arrivo, il passaporto deve avere una validità residua di almeno {count, plural, one {# mese} many {# di mesi} other {# mesi}}.',
  'value.ErPassportBlankPages':
    'Il passaporto deve avere almeno {count, plural, one {# pagina libera} many {# di pagine libere} other {# pagine libere}}.',
  'value.ErPassportMaxYearsSinceIssue':
    'All’ingresso il passaporto deve essere stato rilasciato da non più di {count, plural, one {# anno} many {# di anni} other {# anni}}.',
  'value.ErTemporaryPassportSufficient.yes': 'Per l’ingresso è sufficiente un passaporto provvisorio.',
  'value.ErTemporaryPassportSufficient.no': 'Per l’ingresso non è sufficiente un passaporto provvisorio.',
  'value.ErTemporaryPassportExpiredPermissible.yes': 'Un passaporto provvisorio scaduto è accettato.',
  'value.ErTemporaryPassportExpiredPermissible.no': 'Un passaporto provvisorio scaduto non è accettato.',
  'value.ErTemporaryPassportMaxMonthsExpired':
    'All’ingresso, il passaporto provvisorio non deve essere scaduto da più di {count, plural, one {# mese} many {# di mesi} other {# mesi}}.',
  'value.ErTemporaryPassportValidForStay.yes': 'Il passaporto provvisorio deve essere valido per l’intero soggiorno.',
  'value.ErTemporaryPassportValidForStay.no':
    'Non è necessario che il passaporto provvisorio sia valido per l’intero soggiorno.',
  'value.ErTemporaryPassportMinMonthsBeyondTrip':
    'Il passaporto provvisorio deve rimanere valido per almeno {count, plural, one {# mese} many {# di mesi} other {# mesi}} dopo la fine del viaggio.',
  'value.ErTemporaryPassportMinMonthsAtDeparture':
    'Il giorno dell’arrivo, il passaporto provvisorio deve avere una validità residua di almeno {count, plural, one {# mese} many {# di mesi} other {# mesi}}.',
  'value.ErIdSufficient.yes': 'Per l’ingresso è sufficiente una carta d’identità.',
  'value.ErIdSufficient.no': 'Per l’ingresso non è sufficiente una carta d’identità.',
  'value.ErIdExpiredPermissible.yes': 'Una carta d’identità scaduta è accettata.',
  'value.ErIdExpiredPermissible.no': 'Una carta d’identità scaduta non è accettata.',
  'value.ErIdMaxMonthsExpired':
    'All’ingresso, la carta d’identità non deve essere scaduta da più di {count, plural, one {# mese} many {# di mesi} other {# mesi}}.',
  'value.ErIdValidForStay.yes': 'La carta d’identità deve essere valida per l’intero soggiorno.',
  'value.ErIdValidForStay.no': 'Non è necessario che la carta d’identità sia valida per l’intero soggiorno.',
  'value.ErIdMinMonthsBeyondTrip':
    'La carta d’identità deve rimanere valida per almeno {count, plural, one {# mese} many {# di mesi} other {# mesi}} dopo la fine del viaggio.',
  'value.ErIdMinMonthsAtDeparture':
    'Il giorno dell’arrivo, la carta d’identità deve avere una validità residua di almeno {count, plural, one {# mese} many {# di mesi} other {# mesi}}.',
  'value.ErTemporaryIdSufficient.yes': 'Per l’ingresso è sufficiente una carta d’identità provvisoria.',
  'value.ErTemporaryIdSufficient.no': 'Per l’ingresso non è sufficiente una carta d’identità provvisoria.',
  'value.ErTemporaryIdExpiredPermissible.yes': 'Una carta d’identità provvisoria scaduta è accettata.',
  'value.ErTemporaryIdExpiredPermissible.no': 'Una carta d’identità provvisoria scaduta non è accettata.',
  'value.ErTemporaryIdMaxMonthsExpired':
    'All’ingresso, la carta d’identità provvisoria non deve essere scaduta da più di {count, plural, one {# mese} many {# di mesi} other {# mesi}}.',
  'value.ErTemporaryIdValidForStay.yes': 'La carta d’identità provvisoria deve essere valida per l’intero soggiorno.',
  'value.ErTemporaryIdValidForStay.no':
    'Non è necessario che la carta d’identità provvisoria sia valida per l’intero soggiorno.',
  'value.ErTemporaryIdMinMonthsBeyondTrip':
    'La carta d’identità provvisoria deve rimanere valida per almeno {count, plural, one {# mese} many {# di mesi} other {# mesi}} dopo la fine del viaggio.',
  'value.ErTemporaryIdMinMonthsAtDeparture':
    'Il giorno dell’arrivo, la carta d’identità provvisoria deve avere una validità residua di almeno {count, plural, one {# mese} many {# di mesi} other {# mesi}}.',
  'value.ErChildPassportSufficient.yes':
    'Per l’ingresso è sufficiente il vecchio passaporto tedesco per bambini (Kinderreisepass).',
  'value.ErChildPassportSufficient.no':
    'Per l’ingresso non è sufficiente il vecchio passaporto tedesco per bambini (Kinderreisepass).',
  'value.ErChildPassportExpiredPermissible.yes':
    'Un passaporto tedesco per bambini (Kinderreisepass) scaduto è accettato.',
  'value.ErChildPassportExpiredPermissible.no':
    'Un passaporto tedesco per bambini (Kinderreisepass) scaduto non è accettato.',
  'value.ErChildPassportMaxMonthsExpired':
    'All’ingresso, il passaporto tedesco per bambini (Kinderreisepass) non deve essere scaduto da più di {count, plural, one {# mese} many {# di mesi} other {# mesi}}.',
  'value.ErChildPassportValidForStay.yes':
    'Il passaporto tedesco per bambini (Kinderreisepass) deve essere valido per l’intero soggiorno.',
  'value.ErChildPassportValidForStay.no':
    'Non è necessario che il passaporto tedesco per bambini (Kinderreisepass) sia valido per l’intero soggiorno.',
  'value.ErChildPassportMinMonthsBeyondTrip':
    'Il passaporto tedesco per bambini (Kinderreisepass) deve rimanere valido per almeno {count, plural, one {# mese} many {# di mesi} other {# mesi}} dopo la fine del viaggio.',
  'value.ErChildPassportMinMonthsAtDeparture':
    'Il giorno dell’arrivo, il passaporto tedesco per bambini (Kinderreisepass) deve avere una validità residua di almeno {count, plural, one {# mese} many {# di mesi} other {# mesi}}.',
  'value.ErChildrenPassportRequired.yes': 'I bambini devono avere un proprio passaporto.',
  'value.ErChildrenPassportRequired.no': 'Non è necessario che i bambini abbiano un proprio passaporto.',

  'value.ErVisaRequired.yes': 'È richiesto il visto.',
  'value.ErVisaRequired.no': 'Non è richiesto il visto.',
  'value.ErVisaFreeDays':
    'È possibile soggiornare senza visto per un massimo di {count, plural, one {# giorno} many {# di giorni} other {# giorni}}.',
  'value.ErEVisaPossible.yes': 'È possibile richiedere un visto elettronico online.',
  'value.ErEVisaPossible.no': 'Il visto elettronico non è disponibile.',
  'value.ErEVisaDays':
    'Il visto elettronico consente un soggiorno massimo di {count, plural, one {# giorno} many {# di giorni} other {# giorni}}.',
  'value.ErVisaOnArrivalPossible.yes': 'È possibile ottenere un visto all’arrivo.',
  'value.ErVisaOnArrivalPossible.no': 'Non è possibile ottenere un visto all’arrivo.',
  'value.ErVisaOnArrivalDays':
    'Il visto all’arrivo consente un soggiorno massimo di {count, plural, one {# giorno} many {# di giorni} other {# giorni}}.',
  'value.ErVisaEarliestDays':
    'Il visto può essere richiesto al massimo {count, plural, one {# giorno} many {# di giorni} other {# giorni}} prima dell’arrivo.',
  'value.ErVisaEarliestMonths':
    'Il visto può essere richiesto al massimo {count, plural, one {# mese} many {# di mesi} other {# mesi}} prima dell’arrivo.',
  'value.ErVisaLatestDays':
    'Una domanda di visto va presentata almeno {count, plural, one {# giorno} many {# di giorni} other {# giorni}} prima dell’arrivo.',
  'value.ErEntryPermitRequired.yes': 'È richiesta un’autorizzazione all’ingresso.',
  'value.ErEntryPermitRequired.no': 'Non è richiesta alcuna ulteriore autorizzazione all’ingresso.',
  'value.ErEntryPermitLatestDays':
    'È opportuno richiedere l’autorizzazione all’ingresso almeno {count, plural, one {# giorno} many {# di giorni} other {# giorni}} prima dell’arrivo.',
  'value.ErTransitVisaRequired.yes': 'È richiesto un visto di transito.',
  'value.ErTransitVisaRequired.no': 'Per chi cambia soltanto aereo non è richiesto alcun visto di transito.',
  'value.ErTransitEntryPermitRequired.yes': 'Per il transito è richiesta un’autorizzazione all’ingresso.',
  'value.ErTransitEntryPermitRequired.no':
    'Per chi cambia soltanto aereo non è richiesta alcuna ulteriore autorizzazione all’ingresso.',

  'value.ErExtraFormsRequired.yes': 'Sono richiesti moduli o dichiarazioni aggiuntivi.',
  'value.ErExtraFormsRequired.no': 'Non sono richiesti moduli né dichiarazioni aggiuntivi.',
  'value.ErExtraFormsEarliestDays':
    'Moduli e dichiarazioni possono essere inviati al massimo {count, plural, one {# giorno} many {# di giorni} other {# giorni}} prima dell’arrivo.',
  'value.ErExtraFormsLatestDays':
    'È opportuno inviare moduli e dichiarazioni almeno {count, plural, one {# giorno} many {# di giorni} other {# giorni}} prima dell’arrivo.',
  'value.ErOnwardTicketRequired.yes': 'È richiesto un biglietto di ritorno o di proseguimento.',
  'value.ErOnwardTicketRequired.no': 'Non è richiesto alcun biglietto di ritorno o di proseguimento.',
  'value.ErSufficientFundsRequired.yes': 'È richiesta la prova di mezzi finanziari sufficienti.',
  'value.ErSufficientFundsRequired.no': 'Non è richiesta la prova di mezzi finanziari sufficienti.',
  'value.ErHealthInsuranceRequired.yes': 'L’assicurazione sanitaria di viaggio è obbligatoria.',
  'value.ErHealthInsuranceRequired.no': 'L’assicurazione sanitaria di viaggio non è obbligatoria.',
  'value.VaccinationRequired.yes': 'Sono previste vaccinazioni obbligatorie.',
  'value.VaccinationRequired.no': 'Per l’ingresso non sono previste vaccinazioni obbligatorie.',
  'value.VaccinationLatestDays':
    'Le vaccinazioni obbligatorie devono essere state effettuate almeno {count, plural, one {# giorno} many {# di giorni} other {# giorni}} prima dell’arrivo.',
  'value.ErExitFeeRequired.yes': 'È prevista una tassa di uscita.',
  'value.ErExitFeeRequired.no': 'All’uscita non si paga alcuna tassa a parte.',
  'value.ErMinorsConsentRequired.yes':
    'I minori che non viaggiano con entrambi i genitori hanno bisogno di una dichiarazione di consenso.',
  'value.ErMinorsConsentRequired.no':
    'I minori che non viaggiano con entrambi i genitori non hanno bisogno di una dichiarazione di consenso.',
  'value.InternationalDrivingPermitRequired.yes': 'È richiesto un permesso internazionale di guida.',
  'value.InternationalDrivingPermitRequired.no': 'Non è richiesto alcun permesso internazionale di guida.',

  'value.TestHoursBeforeArrival':
    'All’arrivo, il test non deve risalire a più di {count, plural, one {# ora} many {# di ore} other {# ore}} prima.',
  'value.TestMinorsExemptionAge':
    'I minori di età inferiore a {count, plural, one {# anno} many {# di anni} other {# anni}} sono esenti dal test.',
  'value.VaccinationDaysBeforeArrival':
    'La vaccinazione deve essere stata effettuata almeno {count, plural, one {# giorno} many {# di giorni} other {# giorni}} prima dell’arrivo.',
  'value.SevenDayIncidence':
    'Negli ultimi sette giorni {count, plural, one {è stato segnalato # nuovo contagio} many {sono stati segnalati # di nuovi contagi} other {sono stati segnalati # nuovi contagi}} ogni 100.000 abitanti.',
  'value.SevenDayIncidenceLastWeek':
    'Nella settimana precedente {count, plural, one {è stato segnalato # nuovo contagio} many {sono stati segnalati # di nuovi contagi} other {sono stati segnalati # nuovi contagi}} ogni 100.000 abitanti.',

  'value.withText': '{answer} {text}',
  'value.AdvisoryRiskLevel':
    'Livello di rischio: {count} su 5 (1 = molto basso, 5 = molto alto), ricavato dalle indicazioni dell’autorità citata.',
  'value.ForeignOfficeStatus.BLUE': 'I viaggi non sono sconsigliati.',
  'value.ForeignOfficeStatus.YELLOW': 'I viaggi sono parzialmente sconsigliati.',
  'value.ForeignOfficeStatus.RED': 'I viaggi sono sconsigliati.',
  'value.ForeignOfficeStatus.GRAY': 'Non indicato: nessun avviso di viaggio disponibile.',
  'value.ForeignOfficeStatus.PURPLE': 'Gli avvisi di viaggio sono contraddittori; verificare prima di partire.',
  unknown: 'Non ci sono informazioni al riguardo.',
  notKnown:
    'Non noto: la nostra redazione non dispone di informazioni attendibili al riguardo. Verificare prima di partire.',
  conflicting: 'Le informazioni di più fonti sono contraddittorie; verificare prima di partire.',
  imported: 'importato, non verificato',

  'summary.ID_OR_PASSPORT.title': 'Carta d’identità o passaporto',
  'summary.ID_OR_PASSPORT.OK':
    '{hasDate, select, yes {È sufficiente una carta d’identità. Deve essere valida almeno fino al giorno {date}.} other {È sufficiente una carta d’identità.}}',
  'summary.ID_OR_PASSPORT.REQUIRED':
    '{hasDate, select, yes {{destinations}: è richiesto il passaporto. Deve essere valido almeno fino al giorno {date}.} other {{destinations}: è richiesto il passaporto.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ONE':
    '{hasDate, select, yes {È richiesto il passaporto per una delle destinazioni: {destinations}. Deve essere valido almeno fino al giorno {date}.} other {È richiesto il passaporto per una delle destinazioni: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_MANY':
    '{hasDate, select, yes {È richiesto il passaporto per {areTwo, select, yes {due} other {più}} destinazioni: {destinations}. Deve essere valido almeno fino al giorno {date}.} other {È richiesto il passaporto per {areTwo, select, yes {due} other {più}} destinazioni: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ALL':
    '{hasDate, select, yes {È richiesto il passaporto per {areTwo, select, yes {entrambe} other {tutte}} le destinazioni: {destinations}. Deve essere valido almeno fino al giorno {date}.} other {È richiesto il passaporto per {areTwo, select, yes {entrambe} other {tutte}} le destinazioni: {destinations}.}}',
  'summary.ID_OR_PASSPORT.DEPENDS': 'Se sia richiesto il passaporto dipende dal viaggio o dai documenti.',
  'summary.ID_OR_PASSPORT.UNKNOWN':
    '{hasDate, select, yes {{destinations}: non è noto se sia sufficiente una carta d’identità o se sia richiesto il passaporto. Il documento deve essere valido almeno fino al giorno {date}.} other {{destinations}: non è noto se sia sufficiente una carta d’identità o se sia richiesto il passaporto.}}',
  'summary.VISA.title': 'Visto',
  'summary.VISA.OK': 'Non è richiesto il visto.',
  'summary.VISA.REQUIRED':
    '{forms, select, eVisa {{destinations}: è richiesto il visto. È possibile richiederlo online come visto elettronico.} onArrival {{destinations}: è richiesto il visto. È possibile ottenerlo all’arrivo.} both {{destinations}: è richiesto il visto. È possibile richiederlo online come visto elettronico oppure ottenerlo all’arrivo.} other {{destinations}: è richiesto il visto.}}',
  'summary.VISA.REQUIRED_ONE':
    '{forms, select, eVisa {È richiesto il visto per una delle destinazioni: {destinations}. È possibile richiederlo online come visto elettronico.} onArrival {È richiesto il visto per una delle destinazioni: {destinations}. È possibile ottenerlo all’arrivo.} both {È richiesto il visto per una delle destinazioni: {destinations}. È possibile richiederlo online come visto elettronico oppure ottenerlo all’arrivo.} other {È richiesto il visto per una delle destinazioni: {destinations}.}}',
  'summary.VISA.REQUIRED_MANY':
    '{forms, select, eVisa {È richiesto il visto per {areTwo, select, yes {due} other {più}} destinazioni: {destinations}. A seconda della destinazione è disponibile un visto elettronico.} onArrival {È richiesto il visto per {areTwo, select, yes {due} other {più}} destinazioni: {destinations}. A seconda della destinazione è possibile ottenerlo all’arrivo.} both {È richiesto il visto per {areTwo, select, yes {due} other {più}} destinazioni: {destinations}. A seconda della destinazione è disponibile un visto elettronico o un visto all’arrivo.} other {È richiesto il visto per {areTwo, select, yes {due} other {più}} destinazioni: {destinations}.}}',
  'summary.VISA.REQUIRED_ALL':
    '{forms, select, eVisa {È richiesto il visto per {areTwo, select, yes {entrambe} other {tutte}} le destinazioni: {destinations}. A seconda della destinazione è disponibile un visto elettronico.} onArrival {È richiesto il visto per {areTwo, select, yes {entrambe} other {tutte}} le destinazioni: {destinations}. A seconda della destinazione è possibile ottenerlo all’arrivo.} both {È richiesto il visto per {areTwo, select, yes {entrambe} other {tutte}} le destinazioni: {destinations}. A seconda della destinazione è disponibile un visto elettronico o un visto all’arrivo.} other {È richiesto il visto per {areTwo, select, yes {entrambe} other {tutte}} le destinazioni: {destinations}.}}',
  'summary.VISA.DEPENDS': 'Se sia richiesto il visto dipende dal viaggio o dai documenti.',
  'summary.VISA.UNKNOWN': '{destinations}: non è noto se sia richiesto il visto.',
  'summary.ENTRY_PERMIT.title': 'Autorizzazione all’ingresso',
  'summary.ENTRY_PERMIT.OK': 'Non è richiesta alcuna ulteriore autorizzazione all’ingresso.',
  'summary.ENTRY_PERMIT.REQUIRED':
    '{hasPermits, select, yes {{destinations}: è richiesta un’autorizzazione all’ingresso. Nome: {permits}.} other {{destinations}: è richiesta un’autorizzazione all’ingresso.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ONE':
    '{hasPermits, select, yes {È richiesta un’autorizzazione all’ingresso per una delle destinazioni: {destinations}. Nome: {permits}.} other {È richiesta un’autorizzazione all’ingresso per una delle destinazioni: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_MANY':
    '{hasPermits, select, yes {È richiesta un’autorizzazione all’ingresso per {areTwo, select, yes {due} other {più}} destinazioni: {destinations}. Nome: {permits}.} other {È richiesta un’autorizzazione all’ingresso per {areTwo, select, yes {due} other {più}} destinazioni: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ALL':
    '{hasPermits, select, yes {È richiesta un’autorizzazione all’ingresso per {areTwo, select, yes {entrambe} other {tutte}} le destinazioni: {destinations}. Nome: {permits}.} other {È richiesta un’autorizzazione all’ingresso per {areTwo, select, yes {entrambe} other {tutte}} le destinazioni: {destinations}.}}',
  'summary.ENTRY_PERMIT.DEPENDS':
    'Se sia richiesta un’autorizzazione all’ingresso dipende dal viaggio o dai documenti.',
  'summary.ENTRY_PERMIT.UNKNOWN': '{destinations}: non è noto se sia richiesta un’autorizzazione all’ingresso.',
  'summary.HEALTH_INSURANCE.title': 'Assicurazione sanitaria',
  'summary.HEALTH_INSURANCE.OK': 'L’assicurazione sanitaria di viaggio non è obbligatoria.',
  'summary.HEALTH_INSURANCE.REQUIRED': '{destinations}: l’assicurazione sanitaria di viaggio è obbligatoria.',
  'summary.HEALTH_INSURANCE.REQUIRED_ONE':
    'L’assicurazione sanitaria di viaggio è obbligatoria per una delle destinazioni: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_MANY':
    'L’assicurazione sanitaria di viaggio è obbligatoria per {areTwo, select, yes {due} other {più}} destinazioni: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_ALL':
    'L’assicurazione sanitaria di viaggio è obbligatoria per {areTwo, select, yes {entrambe} other {tutte}} le destinazioni: {destinations}.',
  'summary.HEALTH_INSURANCE.DEPENDS':
    'Se l’assicurazione sanitaria di viaggio sia obbligatoria dipende dal viaggio o dai documenti.',
  'summary.HEALTH_INSURANCE.UNKNOWN':
    '{destinations}: non è noto se l’assicurazione sanitaria di viaggio sia obbligatoria.',
  'summary.IMMUNISATION.title': 'Vaccinazioni obbligatorie',
  'summary.IMMUNISATION.OK': 'Non sono previste vaccinazioni obbligatorie.',
  'summary.IMMUNISATION.REQUIRED': '{destinations}: sono previste vaccinazioni obbligatorie.',
  'summary.IMMUNISATION.REQUIRED_ONE':
    'Sono previste vaccinazioni obbligatorie per una delle destinazioni: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_MANY':
    'Sono previste vaccinazioni obbligatorie per {areTwo, select, yes {due} other {più}} destinazioni: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_ALL':
    'Sono previste vaccinazioni obbligatorie per {areTwo, select, yes {entrambe} other {tutte}} le destinazioni: {destinations}.',
  'summary.IMMUNISATION.DEPENDS': 'Se siano previste vaccinazioni obbligatorie dipende dal viaggio o dai documenti.',
  'summary.IMMUNISATION.UNKNOWN': '{destinations}: non è noto se siano previste vaccinazioni obbligatorie.',
  'summary.DRIVING_PERMIT.title': 'Permesso internazionale di guida',
  'summary.DRIVING_PERMIT.OK': 'Non è richiesto alcun permesso internazionale di guida.',
  'summary.DRIVING_PERMIT.REQUIRED': '{destinations}: è richiesto un permesso internazionale di guida.',
  'summary.DRIVING_PERMIT.REQUIRED_ONE':
    'È richiesto un permesso internazionale di guida per una delle destinazioni: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_MANY':
    'È richiesto un permesso internazionale di guida per {areTwo, select, yes {due} other {più}} destinazioni: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_ALL':
    'È richiesto un permesso internazionale di guida per {areTwo, select, yes {entrambe} other {tutte}} le destinazioni: {destinations}.',
  'summary.DRIVING_PERMIT.DEPENDS':
    'Se sia richiesto un permesso internazionale di guida dipende dal viaggio o dai documenti.',
  'summary.DRIVING_PERMIT.UNKNOWN': '{destinations}: non è noto se sia richiesto un permesso internazionale di guida.',
  'summary.EXTRA_FORMS.title': 'Moduli aggiuntivi',
  'summary.EXTRA_FORMS.OK': 'Non sono richiesti moduli aggiuntivi.',
  'summary.EXTRA_FORMS.REQUIRED': '{destinations}: sono richiesti moduli aggiuntivi.',
  'summary.EXTRA_FORMS.REQUIRED_ONE': 'Sono richiesti moduli aggiuntivi per una delle destinazioni: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_MANY':
    'Sono richiesti moduli aggiuntivi per {areTwo, select, yes {due} other {più}} destinazioni: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_ALL':
    'Sono richiesti moduli aggiuntivi per {areTwo, select, yes {entrambe} other {tutte}} le destinazioni: {destinations}.',
  'summary.EXTRA_FORMS.DEPENDS': 'Se siano richiesti moduli aggiuntivi dipende dal viaggio o dai documenti.',
  'summary.EXTRA_FORMS.UNKNOWN': '{destinations}: non è noto se siano richiesti moduli aggiuntivi.',
  'summary.CHILDRENS_PASSPORT.title': 'Passaporto per i bambini',
  'summary.CHILDRENS_PASSPORT.OK':
    'Per i bambini non è necessario il passaporto; è sufficiente che abbiano una propria carta d’identità.',
  'summary.CHILDRENS_PASSPORT.REQUIRED': '{destinations}: i bambini devono avere un proprio passaporto.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ONE':
    'I bambini devono avere un proprio passaporto per una delle destinazioni: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_MANY':
    'I bambini devono avere un proprio passaporto per {areTwo, select, yes {due} other {più}} destinazioni: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ALL':
    'I bambini devono avere un proprio passaporto per {areTwo, select, yes {entrambe} other {tutte}} le destinazioni: {destinations}.',
  'summary.CHILDRENS_PASSPORT.DEPENDS':
    'Se i bambini debbano avere un proprio passaporto dipende dal viaggio o dai documenti.',
  'summary.CHILDRENS_PASSPORT.UNKNOWN': '{destinations}: non è noto se i bambini debbano avere un proprio passaporto.',
  'summary.partlyUnknown': 'Non indicato per: {destinations}.',
  'summary.VISA.transit': '{destinations}: è richiesto un visto di transito.',
  'summary.ENTRY_PERMIT.transit': '{destinations}: per il transito è richiesta un’autorizzazione all’ingresso.',
  'summary.VISA.stayOk': 'Per il soggiorno non è richiesto il visto.',
  'summary.ID_OR_PASSPORT.stayOk': 'Per il soggiorno è sufficiente una carta d’identità.',
  'summary.ID_OR_PASSPORT.transitUnknown':
    '{destinations}: non è noto se la carta d’identità sia sufficiente per il transito. Viaggi con il passaporto.',
  'summary.CHILDRENS_PASSPORT.stayOk':
    'Per il soggiorno i bambini non hanno bisogno del passaporto; è sufficiente una propria carta d’identità.',
  'summary.CHILDRENS_PASSPORT.transitUnknown':
    '{destinations}: non è noto se ai bambini basti la carta d’identità per il transito. Porti un passaporto per ogni bambino.',
  'summary.VISA.transitUnknown': '{destinations}: non è noto se sia richiesto un visto di transito.',
  'summary.ENTRY_PERMIT.stayOk': 'Per il soggiorno non è richiesta alcuna autorizzazione all’ingresso.',
  'summary.ENTRY_PERMIT.transitUnknown':
    '{destinations}: non è noto se per il transito sia richiesta un’autorizzazione all’ingresso.',
  onlyFor:
    '{count, plural, one {Vale solo per questa cittadinanza: {citizenships}.} many {Vale solo per queste cittadinanze: {citizenships}.} other {Vale solo per queste cittadinanze: {citizenships}.}}',

  alternative: '{conditions}: {text}',
  otherwise: 'Altrimenti: {text}',
  noFurtherVisa: 'Non è richiesto alcun altro visto.',
  'period.from': 'Dal giorno {from}: {text}',
  'period.until': 'Fino al giorno {until}: {text}',
  'period.between': 'Dal giorno {from} al giorno {until}: {text}',
  notYetKnown: 'Non ancora noto.',
  'conditions.held': '{conditions}',
  'condition.VISITED':
    '{days, select, 0 {dopo un soggiorno precedente durante questo viaggio ({countries})} 1 {dopo un soggiorno il giorno prima dell’arrivo ({countries})} other {dopo un soggiorno nei {days} giorni precedenti l’arrivo ({countries})}}{transit, select, none {} any {, anche dopo un transito aeroportuale} other {, anche dopo un transito aeroportuale di più di {hours} ore}}',
  'condition.RESIDENCE':
    '{count, plural, one {con residenza in questo paese} many {con residenza in uno di questi paesi} other {con residenza in uno di questi paesi}} ({countries})',
  'condition.HOLDS': 'con {documents}',
  'document.VISA':
    '{years, select, 0 {un visto valido} 1 {un visto valido nell’ultimo anno} other {un visto valido negli ultimi {years} anni}} ({issuer})',
  'document.RESIDENCE':
    '{years, select, 0 {un permesso di soggiorno valido} 1 {un permesso di soggiorno valido nell’ultimo anno} other {un permesso di soggiorno valido negli ultimi {years} anni}} ({issuer})',
  'document.VISA_OR_RESIDENCE':
    '{years, select, 0 {un visto o permesso di soggiorno valido} 1 {un visto o permesso di soggiorno valido nell’ultimo anno} other {un visto o permesso di soggiorno valido negli ultimi {years} anni}} ({issuer})',
  'document.VISA_THAT':
    '{months, select, 0 {un visto{multiple, select, yes { per ingressi multipli} other {}} valido{used, select, yes { e già utilizzato} other {}}} other {un visto{multiple, select, yes { per ingressi multipli} other {}}{used, select, yes { già utilizzato e} other {}} con una validità residua di almeno {months, plural, one {# mese} many {# di mesi} other {# mesi}} all’ingresso}} ({issuer})',
  'document.RESIDENCE_THAT':
    '{months, select, 0 {un permesso di soggiorno{permanent, select, yes { permanente} other {}} valido} other {un permesso di soggiorno{permanent, select, yes { permanente} other {}} con una validità residua di almeno {months, plural, one {# mese} many {# di mesi} other {# mesi}} all’ingresso}} ({issuer})',
  'condition.AGE':
    '{part, select, infant {sotto 1 anno di età} from {dai {from} anni} to {fino a {to} anni} other {da {from} a {to} anni}}',
  'condition.ENTRY_BY.AIR': 'in caso di ingresso per via aerea',
  'condition.ENTRY_BY.LAND': 'in caso di ingresso via terra',
  'condition.ENTRY_BY.SEA': 'in caso di ingresso via mare',
  'condition.ENTRY_BY.ports': 'in caso di ingresso da {ports}',
  'condition.PASSPORT.ORDINARY': 'con passaporto ordinario',
  'condition.PASSPORT.BIOMETRIC': 'con passaporto biometrico',
  'condition.PASSPORT.EMERGENCY': 'con passaporto di emergenza',
  'condition.PASSPORT.DIPLOMATIC': 'con passaporto diplomatico',
  'condition.not': 'tranne {condition}',
  'summary.dependsOn': '{destination}: l’obbligo vale {conditions}.',
  'summary.exemptIf': '{destination}: l’obbligo vale; è possibile un’esenzione {conditions}.',
  'summary.inDetails':
    '{destinations}: non si può rispondere semplicemente con un sì o un no; i dettagli indicano quali regole si applicano.',
  'summary.otherDocument': '{destinations}: il passaporto non è accettato come documento di viaggio.',
  'summary.heldVisa':
    '{destinations}: secondo i dati indicati, dispone già di un visto o di un permesso di soggiorno; deve essere valido per queste date, per questo motivo di viaggio e per il numero di ingressi.',
  'summary.stayLimit':
    '{destination}: senza visto è possibile soggiornare al massimo {days, plural, one {# giorno} many {# di giorni} other {# giorni}}; il soggiorno è più lungo.',
  'summary.stayLimitTogether':
    '{destination}: senza visto è possibile soggiornare in totale al massimo {days, plural, one {# giorno} many {# di giorni} other {# giorni}}; il soggiorno è più lungo.',

  'warning.ENTRY_BANNED':
    'Il viaggio non è possibile come previsto: l’ingresso non è consentito in almeno una destinazione ({destinations}). Si prega di contattare la rappresentanza diplomatica competente e di leggere la sezione «Ingresso».',
  'warning.TRAVEL_WARNING':
    'Un ministero degli Esteri sconsiglia i viaggi in almeno una destinazione ({destinations}). Leggere gli avvisi di viaggio prima di prenotare; la copertura assicurativa può essere limitata.',
  'warning.CONFLICTING':
    'Le informazioni su almeno una destinazione sono contraddittorie ({destinations}). Verificare prima di partire.',
  'warning.UNVERIFIED':
    'Alcune informazioni su almeno una destinazione provengono da una raccolta di dati importata e non sono state verificate da un redattore ({destinations}).',
};

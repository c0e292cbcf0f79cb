import { importTexts } from './imports/it.js';
import { imprintTexts } from './imprint/it.js';
import { revisionTexts } from './revisions/it.js';
import type { Messages } from './messages.js';

// No article or articulated preposition stands before a date or number: it would elide before 8 and 11.
export const it: Messages = {
  'page.title': '{purpose, select, CRUISE {La sua crociera: {destinations}} other {Il suo viaggio: {destinations}}}',
  'page.errorTitle': 'Errore: {title}',
  'page.skip': 'Vai al contenuto',
  'page.language': 'Lingua',
  'page.contact': 'Il suo contatto',
  'page.website': 'Sito web',
  'page.travelDates': 'Date del viaggio',
  'page.departure': 'Partenza da',
  'page.transit': '{count, plural, one {Transito} many {Transiti} other {Transiti}}',
  'page.nationality': '{count, plural, one {Cittadinanza} many {Cittadinanze} other {Cittadinanze}}',
  'page.purpose': 'Motivo del viaggio',
  'page.purpose.BUSINESS': 'Viaggio d’affari',
  'page.purpose.PRIVATE': 'Viaggio privato',
  'page.purpose.CRUISE': 'Crociera',
  'page.checked': 'Informazioni verificate',
  'page.neverChecked': 'Nessuna data di verifica registrata',
  'page.lastChange': 'Ultima modifica',
  'page.noChange': 'Finora nessuna modifica',
  'page.verdict.blocked': 'Questo viaggio non è possibile come previsto',
  'page.verdict.blockedText':
    'Attualmente l’ingresso non è consentito: {places}. Si prega di contattare la rappresentanza diplomatica competente e di leggere la sezione «Ingresso».',
  'page.verdict.blockedLink': 'Vai alla sezione «Ingresso»',
  'page.verdict.todo':
    '{count, plural, one {# adempimento prima della partenza} many {# di adempimenti prima della partenza} other {# adempimenti prima della partenza}}',
  'page.verdict.todoUnderWay':
    '{count, plural, one {# adempimento per il suo viaggio} many {# di adempimenti per il suo viaggio} other {# adempimenti per il suo viaggio}}',
  'page.verdict.incomplete': 'Le informazioni sul suo viaggio sono incomplete',
  'page.verdict.restricted': 'L’ingresso è possibile con restrizioni',
  'page.verdict.clear': 'Nessun adempimento prima della partenza',
  'page.verdict.clearUnderWay': 'Nessun adempimento durante il viaggio',
  'page.verdict.clearText':
    'In base alle informazioni disponibili, nessuno dei documenti o moduli elencati di seguito è richiesto in aggiunta.',
  'page.verdict.required': 'Requisiti: {topics}.',
  'page.verdict.unknown':
    'Informazioni mancanti: {topics}. Prima di partire, si rivolga alle autorità della destinazione.',
  'page.verdict.unknownUnderWay': 'Informazioni mancanti: {topics}. Si rivolga alle autorità della destinazione.',
  'page.verdict.restrictedPlaces': 'Sono in vigore restrizioni all’ingresso: {places}.',
  'page.verdict.conflictingPlaces': 'Le fonti si contraddicono: {places}. Prima di partire, si rivolga alle autorità.',
  'page.verdict.conflictingPlacesUnderWay': 'Le fonti si contraddicono: {places}. Si rivolga alle autorità.',
  'page.verdict.noStatus': 'Non è noto se l’ingresso sia possibile: {places}.',
  'page.verdict.scheduled': '{day} ({count, plural, one {# voce} many {# di voci} other {# voci}})',
  'page.print': 'Stampa',
  'page.openAll': 'Apri tutto',
  'page.closeAll': 'Chiudi tutto',
  'page.summary': 'In sintesi',
  'page.summary.OK': 'Nessun obbligo',
  'page.summary.REQUIRED': 'Obbligo',
  'page.summary.REQUIRED_ONE': 'Obbligo per una destinazione',
  'page.summary.REQUIRED_MANY': 'Obbligo per più destinazioni',
  'page.summary.REQUIRED_ALL': 'Obbligo per tutte le destinazioni',
  'page.summary.UNKNOWN': 'Informazione mancante',
  'page.warnings': 'Avvertenze',
  'page.changes': 'Che cosa è cambiato',
  'page.changes.unread':
    '{count, plural, one {# modifica non letta} many {# di modifiche non lette} other {# modifiche non lette}}',
  'page.changes.read':
    '{count, plural, one {# modifica già letta} many {# di modifiche già lette} other {# modifiche già lette}}',
  'page.changes.before': 'Prima',
  'page.changes.now': 'Ora',
  'page.changes.wasNotStated': 'Non era indicato nulla',
  'page.changes.notStated': 'Non è più indicato nulla',
  'page.changes.markRead': 'Segna come letta',
  'page.changes.markReadOf': 'Segna come letta: {title}, {place}',
  'page.scheduled': 'Che cosa cambierà',
  'page.scheduled.text': 'È già deciso. I dettagli più sotto riportano ancora ciò che vale oggi.',
  'page.scheduled.before': 'Fino ad allora',
  'page.scheduled.after': 'Da quel giorno',
  'page.scheduled.notStated': 'Nessuna indicazione',
  'page.emergency': 'In caso di emergenza',
  'page.places': 'Le sue destinazioni',
  'page.status.BLUE': 'Nessuna restrizione all’ingresso',
  'page.status.YELLOW': 'Ingresso con restrizioni',
  'page.status.RED': 'Ingresso non possibile',
  'page.status.GRAY': 'Stato di ingresso non noto',
  'page.status.PURPLE': 'Informazioni contraddittorie',
  'page.transitStop': 'Solo transito',
  'page.phase.noAccess': 'ingresso non possibile',
  'page.phase.someRestrictions': 'ingresso con restrizioni',
  'page.phase.noRestrictions': 'nessuna restrizione all’ingresso',
  'page.phaseBegins': 'Cambia in data {date}, durante il suo viaggio. A partire da quel giorno: {phase}.',
  'page.phaseEnds': 'Cambia dopo il giorno {date}, durante il suo viaggio. Fino a quel giorno compreso: {phase}.',
  'page.phaseRange': 'In vigore: {dates}',
  'page.phaseSince': 'In vigore dal giorno {date}',
  'page.phaseUntil': 'In vigore fino al giorno {date} compreso',
  'page.details': 'Tutti i dettagli',
  'page.changed': 'Modificato',
  'page.unknown': 'Informazioni mancanti: {topics}',
  'page.conflicting': 'Informazioni contraddittorie',
  'page.conflictingText':
    'Ci sono fonti di pari rango che si contraddicono. Qui sono riportate tutte le loro indicazioni, senza preferirne alcuna. Prima di partire, si rivolga alle autorità.',
  'page.imported': 'Importato, non verificato',
  'page.source': 'Fonte: {site}',
  'page.authority': 'Autorità: {name}',
  'page.sharedSource': 'Per tutte le indicazioni qui sopra:',
  'page.checkedOn': 'Verificato: {date}',
  'page.textLanguage': 'Non ancora disponibile nella sua lingua. Lingua del testo: {language}',
  'page.machineTranslated':
    '{from, select, de {Traduzione automatica dal tedesco} other {Traduzione automatica dall’inglese}}',
  'page.forNationalities': 'Vale per: {names}',
  'page.noRegulations': 'Nessuna norma disponibile',
  'page.noRegulationsText':
    'Per questo viaggio non è registrata alcuna norma. Ciò non significa che non ne esistano: si rivolga alle autorità della destinazione.',
  'page.subscribe': 'Ricevere le modifiche via e-mail',
  'page.subscribe.text':
    'Le scriveremo quando cambierà una norma che riguarda il suo viaggio: dal giorno {start} (30 giorni prima della partenza) fino al suo rientro, il giorno {end}.',
  'page.subscribe.textFromNow':
    'Fino al suo rientro, il giorno {end}, le scriveremo quando cambierà una norma che riguarda il suo viaggio.',
  'page.subscribe.privacy':
    'Successivamente il suo indirizzo verrà cancellato. Può annullare l’iscrizione da ogni e-mail.',
  'page.subscribe.label': 'Indirizzo e-mail',
  'page.subscribe.button': 'Attiva gli avvisi',
  'page.subscribe.pending': 'Manca ancora un passaggio',
  'page.subscribe.pendingText':
    'Le abbiamo inviato un’e-mail. Per confermare l’indirizzo, apra il link che contiene. Non ha ricevuto nulla? Inserisca di nuovo l’indirizzo.',
  'page.subscribe.confirmed': 'Riceve le modifiche via e-mail',
  'page.disclaimer':
    'Tutte le informazioni sono fornite senza garanzia. Sull’ingresso decidono le autorità della destinazione.',
  'page.printNote':
    'Le norme possono cambiare dopo la stampa. La sua pagina personale su {site} mostra sempre la situazione aggiornata.',
  'page.DISABLED.title': 'Questa pagina di viaggio è stata disattivata',
  'page.DISABLED.text':
    'La sua agenzia di viaggi ha disattivato questa pagina. In caso di domande, si rivolga all’agenzia.',
  'page.EXPIRED.title': 'Questo viaggio è terminato',
  'page.EXPIRED.text':
    'La pagina è stata disattivata dopo il viaggio. Il suo indirizzo e-mail viene cancellato al termine del viaggio.',
  'page.MISSING.title': 'La pagina richiesta non è stata trovata',
  'page.MISSING.text': 'Verifichi che il link sia completo oppure lo richieda alla sua agenzia di viaggi.',
  'page.noData.title': 'Al momento non è possibile visualizzare dati',
  'page.noData.text': 'Si prega di riprovare più tardi.',
  'page.code': 'Codice {status}',
  'page.verification.ask.title': 'Confermi il suo indirizzo e-mail',
  'page.verification.ask.text':
    'Prema il pulsante per ricevere via e-mail le modifiche alle norme che riguardano il suo viaggio. Mittente: {organisation}.',
  'page.verification.ask.button': 'Conferma indirizzo',
  'page.verification.done.title': 'Il suo indirizzo è confermato',
  'page.verification.done.text':
    'Da 30 giorni prima della partenza fino al suo rientro le scriveremo quando cambierà una norma. Successivamente il suo indirizzo verrà cancellato.',
  'page.verification.invalid.title': 'Link non valido o scaduto',
  'page.verification.invalid.text': 'Apra la pagina del suo viaggio e inserisca di nuovo il suo indirizzo e-mail.',
  'page.unsubscribe.ask.title': 'Annullare l’iscrizione alle e-mail',
  'page.unsubscribe.ask.text':
    'Prema il pulsante per non ricevere più e-mail su questo viaggio. Il suo indirizzo verrà quindi cancellato. Mittente: {organisation}.',
  'page.unsubscribe.ask.button': 'Annulla iscrizione',
  'page.unsubscribe.done.title': 'L’iscrizione è stata annullata',
  'page.unsubscribe.done.text': 'Non riceverà altre e-mail su questo viaggio. Il suo indirizzo è stato cancellato.',
  'page.unsubscribe.invalid.title': 'Questo link non è più valido',
  'page.unsubscribe.invalid.text':
    'È possibile che l’iscrizione sia già stata annullata oppure che il viaggio sia terminato e il suo indirizzo sia stato cancellato.',

  'mail.verification.subject': 'Da confermare: modifiche relative al suo viaggio via e-mail ({destinations})',
  'mail.verification.heading': 'Confermi il suo indirizzo e-mail',
  'mail.verification.intro':
    'Desidera ricevere un avviso via e-mail quando cambiano le norme per il suo viaggio: {destinations}, {dates}.',
  'mail.verification.button': 'Conferma indirizzo',
  'mail.verification.copy': 'Se il pulsante non funziona, copi questo indirizzo nel browser:',
  'mail.verification.window':
    'Riceverà le e-mail dal giorno {start} (30 giorni prima della partenza) fino al suo rientro, il giorno {end}. Poi l’invio terminerà automaticamente e il suo indirizzo verrà cancellato.',
  'mail.verification.ignore':
    'Non ha fatto lei questa richiesta? In tal caso non deve fare nulla. Senza la sua conferma non riceverà altre e-mail.',
  'mail.change.subject':
    '{kind, select, DURING_TRIP {{count, plural, one {Importante durante il suo viaggio: è cambiata # norma} many {Importante durante il suo viaggio: sono cambiate # di norme} other {Importante durante il suo viaggio: sono cambiate # norme}}} other {{count, plural, one {Prima del suo viaggio: è cambiata # norma} many {Prima del suo viaggio: sono cambiate # di norme} other {Prima del suo viaggio: sono cambiate # norme}}}}',
  'mail.change.heading':
    '{count, plural, one {È cambiata una norma per il suo viaggio} many {Sono cambiate # di norme per il suo viaggio} other {Sono cambiate # norme per il suo viaggio}}',
  'mail.change.before': 'Il suo viaggio: {dates}. Prima della partenza, verifichi se deve provvedere a qualcosa.',
  'mail.change.during':
    'In questo momento è in viaggio ({dates}). Verifichi se ciò influisce sul resto del suo viaggio.',
  'mail.change.was': 'Prima',
  'mail.change.now': 'Ora',
  'mail.change.wasNotStated': 'Non era indicato nulla',
  'mail.change.notStated': 'Non è più indicato nulla',
  'mail.change.for': 'Vale per: {names}',
  'mail.change.more':
    '{count, plural, one {Nella pagina del suo viaggio è riportata # altra modifica.} many {Nella pagina del suo viaggio sono riportate # di altre modifiche.} other {Nella pagina del suo viaggio sono riportate # altre modifiche.}}',
  'mail.change.shortened':
    'I testi lunghi sono qui abbreviati. Nella pagina del suo viaggio sono riportati per intero.',
  'mail.change.end':
    'L’invio di queste e-mail terminerà automaticamente dopo il suo rientro, il giorno {end}. Il suo indirizzo verrà quindi cancellato.',
  'mail.change.unsubscribe': 'Annulla iscrizione',
  'mail.tripPage': 'Apri la pagina del viaggio',
  'mail.sender': 'Inviato per conto di {organisation}.',

  'scheduled.BEFORE_TRIP': 'Cambia in data {date}, prima del suo viaggio',
  'scheduled.DURING_TRIP': 'Cambia in data {date}, durante il suo viaggio',
  'scheduled.problem.conflict':
    'Nel frattempo qualcun altro ha modificato gli stessi dati in modo diverso: {fields}. Non è stato pubblicato nulla.',
  'scheduled.problem.rejected':
    'La modifica non può più essere salvata come previsto. Non è stato pubblicato nulla. {reasons}',
  'scheduled.detailDeleted': 'un dato eliminato',
  'scheduled.overtaken':
    'La modifica prevista per il {date} non potrà entrare in vigore quel giorno: un’altra modifica cambia prima gli stessi dati in modo diverso ({fields}). Accordi le due modifiche o ne ritiri una.',
  'scheduled.conflict':
    'A partire dal {date} informazioni di pari rango si contraddicono, perché da allora valgono modifiche previste: {fields}. Le accordi tra loro.',

  'rejection.required': 'Questo campo è obbligatorio.',
  'rejection.invalidEmail': 'Inserisca un indirizzo e-mail valido.',
  'rejection.tooManyNationalities':
    '{max, plural, one {È ammessa al massimo # cittadinanza.} many {Sono ammesse al massimo # di cittadinanze.} other {Sono ammesse al massimo # cittadinanze.}}',
  'rejection.tooManyDestinations':
    '{max, plural, one {È ammessa al massimo # destinazione.} many {Sono ammesse al massimo # di destinazioni.} other {Sono ammesse al massimo # destinazioni.}}',
  'rejection.tooManyTransits':
    '{max, plural, one {È ammesso al massimo # transito.} many {Sono ammessi al massimo # di transiti.} other {Sono ammessi al massimo # transiti.}}',
  'rejection.noNationality': 'Scelga una cittadinanza.',
  'rejection.noDestination': 'Scelga una destinazione.',
  'rejection.unknownPlace': 'Questo luogo non esiste: {id}.',
  'rejection.unknownPlaceThen': 'In quel momento questo luogo non esisteva: {id}.',
  'rejection.unknownCountry': 'Questo Paese non esiste: {id}.',
  'rejection.invalidDate': 'Inserisca una data valida.',
  'rejection.dateInFuture': 'La data non può essere nel futuro.',
  'rejection.dateOrder': 'La data di partenza non può essere successiva alla data di rientro.',
  'rejection.tripTooLong':
    '{days, plural, one {Un viaggio può durare al massimo # giorno.} many {Un viaggio può durare al massimo # di giorni.} other {Un viaggio può durare al massimo # giorni.}}',
  'rejection.pastTrip': 'La data di rientro è già passata.',
  'rejection.unknownLanguage': 'Questa lingua non è disponibile.',
  'rejection.listsDiffer': 'Il numero dei tipi e quello degli identificativi non coincidono.',
  'rejection.tooLong':
    '{max, plural, one {È ammesso al massimo # carattere.} many {Sono ammessi al massimo # di caratteri.} other {Sono ammessi al massimo # caratteri.}}',
  'rejection.invalidUrl': 'Inserisca un indirizzo web valido.',
  'rejection.unknownDetailType': 'Questo tipo di dato non esiste: {key}.',
  'rejection.wrongKind': 'Il valore non corrisponde al tipo di dato: {key}.',
  'rejection.notPositiveInteger': 'È previsto un numero intero positivo: {key}.',
  'rejection.notAColor': 'È previsto un colore di stato: {key}.',
  'rejection.countriesOnly': 'Questo dato può essere indicato solo per un intero Paese: {key}.',
  'rejection.unknownAuthority': 'Questa autorità non esiste.',
  'rejection.unknownGroupOrCountry': 'Questo Paese o gruppo di Paesi non esiste: {id}.',
  'rejection.phaseOrder': 'L’inizio di una fase non può essere successivo alla sua fine.',
  'rejection.phasesOverlap': 'Le fasi si sovrappongono. Nei giorni in comune lo stato è contraddittorio.',
  'rejection.levelPlace': 'Il livello e il luogo non sono compatibili.',
  'rejection.regionNotInCountry': 'La regione non appartiene a questo Paese.',
  'rejection.airportNotInCountry': 'L’aeroporto non appartiene a questo Paese.',
  'rejection.duplicateDetail':
    'Esiste già un dato con lo stesso motivo di viaggio, le stesse cittadinanze e gli stessi Paesi di partenza.',
  'rejection.duplicateExpectation': 'Su questo c’è già un’aspettativa più in alto.',
  'rejection.conflict': 'Ci sono dati di pari rango che si contraddicono: {type}.',
  'rejection.conflictWithImport': 'Il dato «{type}» contraddice un dato importato: {other}.',
  'rejection.staleVersion':
    'Nel frattempo è stata salvata una versione più recente ({editor}, {time}). Non è stato sovrascritto nulla. Ricarichi la pagina e inserisca di nuovo le modifiche.',
  'rejection.placeFixed': 'Il luogo di una norma non può essere modificato. Crei una nuova norma per l’altro luogo.',
  'rejection.notFound': 'La voce richiesta non è stata trovata.',
  'rejection.subscriptionLimit': 'Troppi tentativi. Si prega di riprovare tra 24 ore.',
  'rejection.recipientLimit':
    'A questo indirizzo sono già state inviate troppe richieste di conferma. Si prega di riprovare tra 24 ore.',
  'rejection.alreadyConfirmed': 'Per questo viaggio esiste già una conferma.',
  'rejection.verificationInvalid': 'Il link non è valido o è scaduto.',
  'rejection.unsubscribeInvalid': 'Il link per annullare l’iscrizione non è valido o non è più attivo.',
  'rejection.tripExpired': 'Il viaggio è terminato; la pagina è stata disattivata.',
  'rejection.tripDisabled': 'La pagina del viaggio è stata disattivata dall’agenzia di viaggi.',
  'rejection.cruiseNotOffered': 'Attualmente le crociere non sono disponibili.',
  'rejection.cruiseMissing': 'Scelga una crociera.',
  'rejection.cruiseOnOtherTrip': 'Una crociera è possibile solo se il tipo di viaggio è crociera.',
  'rejection.cruiseRule':
    'Una regola vale per i viaggi di lavoro o per quelli privati. Alle crociere si applicano le regole dei viaggi privati.',
  'rejection.unknownCruise': 'Questa crociera non esiste: {id}.',
  'rejection.cruiseOtherDay': 'Questa crociera non inizia in questo giorno.',
  'rejection.startsAfterCruise': 'Il viaggio non può iniziare dopo l’inizio della crociera.',
  'rejection.endsBeforeCruise': 'Il viaggio non può finire prima della fine della crociera.',
  'rejection.loginFailed': 'Accesso non riuscito. Verifichi il nome utente e la password.',
  'rejection.tooManyAttempts': 'Troppi tentativi. Si prega di attendere un momento e riprovare.',
  'rejection.importedReadOnly': 'I dati importati non possono essere modificati.',
  'rejection.changeNotFound': 'Questa modifica non è presente nella pagina del viaggio.',
  'rejection.notPermitted': 'Non dispone dell’autorizzazione per modificare quest’area.',
  'rejection.passwordTooShort':
    '{min, plural, one {La password deve contenere almeno # carattere.} many {La password deve contenere almeno # di caratteri.} other {La password deve contenere almeno # caratteri.}}',
  'rejection.passwordsDiffer': 'Le password non coincidono.',
  'rejection.resetLinkInvalid': 'Il link per reimpostare la password non è valido o è scaduto.',
  'rejection.asOfFuture': 'Il momento indicato è nel futuro.',
  'rejection.asOfBeforePage': 'In quel momento la pagina del viaggio non esisteva ancora.',
  'rejection.unknownCategory': 'Questa categoria non esiste: {category}.',
  'rejection.copyNotAllowed': 'Questa categoria non può essere copiata: {category}.',
  'rejection.noParent': 'Non esiste alcuna norma redazionale della regione superiore o del Paese da cui copiare.',
  'rejection.confirmOverwrite': 'La copia sovrascriverebbe i dati esistenti. Confermi l’operazione.',
  'rejection.nothingToCopy': 'In queste categorie non c’è nulla da copiare.',
  'rejection.unknownVersion': 'Questa versione non esiste: {version}.',
  'rejection.versionIsCurrent': 'Questa versione è già quella attuale.',
  'rejection.tooManyIds': 'Troppe voci in una sola volta. Il massimo è {max}.',
  'rejection.nameTaken': 'Questo nome è già in uso.',
  'rejection.textMissing': 'Inserisca un testo in almeno una lingua.',
  'rejection.linkMissing': 'Inserisca almeno un indirizzo web.',
  'rejection.feedbackLimit':
    '{max, plural, one {È possibile inviare al massimo # messaggio all’ora. Si prega di riprovare più tardi.} many {È possibile inviare al massimo # di messaggi all’ora. Si prega di riprovare più tardi.} other {È possibile inviare al massimo # messaggi all’ora. Si prega di riprovare più tardi.}}',
  'rejection.authorityInUse':
    '{count, plural, one {L’autorità non può essere eliminata: # norma la utilizza.} many {L’autorità non può essere eliminata: # di norme la utilizzano.} other {L’autorità non può essere eliminata: # norme la utilizzano.}}',
  'rejection.unknownScreen': 'Per questo elenco non è possibile salvare ricerche.',
  'rejection.filterInvalid': 'Il filtro non è leggibile o è troppo grande.',
  'rejection.savedQueryLimit':
    '{max, plural, one {È possibile salvare al massimo # ricerca. Si prega di eliminarne prima una.} many {È possibile salvare al massimo # di ricerche. Si prega di eliminarne prima una.} other {È possibile salvare al massimo # ricerche. Si prega di eliminarne prima una.}}',
  'rejection.sameLanguage': 'La lingua di partenza e quella di arrivo coincidono.',
  'rejection.noTranslationService': 'Non è configurato alcun servizio di traduzione.',
  'rejection.translationUnavailable': 'Il servizio di traduzione non risponde. Si prega di riprovare più tardi.',
  'rejection.translationLimit':
    'Al momento il servizio di traduzione non accetta altri testi. Si prega di riprovare più tardi.',
  'rejection.translationRejected':
    'Il servizio di traduzione ha rifiutato la richiesta. Si prega di farne verificare le impostazioni.',

  'eventCategory.NATURAL_DISASTER': 'Calamità naturale',
  'eventCategory.WEATHER': 'Maltempo',
  'eventCategory.SECURITY': 'Situazione di sicurezza',
  'eventCategory.TERRORISM': 'Terrorismo',
  'eventCategory.CRIME': 'Criminalità',
  'eventCategory.POLITICS': 'Politica',
  'eventCategory.DEMONSTRATION': 'Manifestazioni e disordini',
  'eventCategory.STRIKE': 'Sciopero',
  'eventCategory.TRANSPORT': 'Interruzione dei trasporti',
  'eventCategory.HEALTH': 'Salute',
  'eventCategory.ENVIRONMENT': 'Ambiente',
  'eventCategory.INFRASTRUCTURE': 'Forniture e comunicazioni',
  'eventCategory.ENTRY_RULES': 'Norme di ingresso',
  'eventCategory.MAJOR_EVENT': 'Grande evento',
  'eventCategory.OTHER': 'Altro',

  'rejection.effectiveOnNotLater': 'La data di entrata in vigore deve essere successiva a oggi.',
  'rejection.regressionCaseBroken':
    'Questi viaggi di riferimento non riceverebbero più la risposta corretta: {names}. Non è stato salvato nulla. Corregga la modifica o la sottoponga alla conferma di una seconda persona.',
  'rejection.regressionCaseHeld':
    'Con una delle Sue modifiche questo viaggio di riferimento non riceverebbe più la risposta corretta. Finché una seconda persona non la conferma, e fino a {hours} ore dopo il Suo ultimo tentativo, solo un’altra persona può modificare o eliminare il viaggio di riferimento.',
  'rejection.secondPerson': 'Una modifica deve essere confermata da una persona diversa da quella che l’ha proposta.',
  'rejection.revisionNotOpen':
    'Non è più possibile: nel frattempo si è deciso sulla modifica, oppure questa è in attesa di altro.',
  'rejection.unknownKey': 'Questa chiave non esiste: {key}.',
  'rejection.notPartOfTrip': 'Non fa parte del viaggio: {id}.',
  'rejection.notInRange': 'È richiesto un numero intero da {min} a {max}.',

  'fault.UNAUTHENTICATED': 'Si prega di effettuare l’accesso.',
  'fault.FORBIDDEN': 'Non dispone dell’autorizzazione per questa operazione.',
  'fault.BAD_USER_INPUT': 'I dati inseriti non sono validi.',
  'fault.GRAPHQL_PARSE_FAILED': 'La richiesta non può essere letta.',
  'fault.GRAPHQL_VALIDATION_FAILED': 'La richiesta non è conforme all’interfaccia.',
  'fault.TOO_MANY_REQUESTS': 'Troppe richieste. Si prega di attendere un momento e riprovare.',
  'fault.TOO_MUCH': 'La richiesta chiede troppi dati in una volta sola.',
  'fault.NOT_FOUND': 'La voce richiesta non è stata trovata.',
  'fault.UNAVAILABLE': 'Al momento non è possibile visualizzare dati. Si prega di riprovare più tardi.',
  'fault.INTERNAL':
    'Si è verificato un errore imprevisto. In caso di segnalazione, indichi questo numero: {correlationId}',
  'fault.loginFailed': 'Accesso non riuscito. Verifichi il nome utente e la password.',
  'fault.tooManyAttempts': 'Troppi tentativi. Si prega di attendere un momento e riprovare.',

  ...importTexts,
  ...imprintTexts,
  ...revisionTexts,
};

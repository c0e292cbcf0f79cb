import type { ImportTexts } from './import-texts.js';

export const importTexts: ImportTexts = {
  'import.title.visa-matrix': 'Matrice dei visti per passaporto e destinazione',
  'import.title.advisory-de': 'Avvisi di viaggio della Germania (Auswärtiges Amt)',
  'import.title.advisory-uk': 'Avvisi di viaggio del Regno Unito (FCDO)',
  'import.title.advisory-us': 'Avvisi di viaggio degli Stati Uniti (Department of State)',
  'import.title.advisory-ca': 'Avvisi di viaggio del Canada (Global Affairs Canada)',
  'import.title.advisory-au': 'Avvisi di viaggio dell’Australia (Smartraveller)',
  'import.title.country-facts': 'Dati sui Paesi',
  'import.title.airports': 'Aeroporti',
  'import.title.regions': 'Regioni dei Paesi',
  'import.title.region-outlines': 'Contorni delle regioni',
  'import.title.cruises': 'Crociere con i relativi scali',
  'import.title.gdacs': 'Disastri nel mondo (GDACS)',

  'advisory.authority.de': 'Ministero federale degli Esteri della Germania',
  'advisory.authority.uk': 'Ministero degli Esteri del Regno Unito',
  'advisory.authority.us': 'Dipartimento di Stato degli Stati Uniti',
  'advisory.authority.ca': 'Ministero degli Esteri del Canada',
  'advisory.authority.au': 'Ministero degli Esteri e del Commercio dell’Australia',
  'advisory.note':
    '{authority}, avviso ai propri cittadini (aggiornamento: {date}): {measure, select, NORMAL {adottare le consuete precauzioni} CAUTION {usare maggiore cautela} RECONSIDER {valutare se il viaggio è necessario} ESSENTIAL {evitare i viaggi non essenziali} AVOID {non viaggiare} PARTS {evitare i viaggi in alcune zone del Paese} WARNING {i viaggi sono sconsigliati} PARTIAL {i viaggi in alcune zone del Paese sono sconsigliati} NONE {i viaggi non sono sconsigliati} other {si prega di leggere gli avvisi di viaggio}}.{hasParts, select, yes { Per alcune zone del Paese può valere una raccomandazione più restrittiva.} other {}}{hasHeadline, select, yes { Nell’originale: «{headline}»} other {}}',

  'import.problem.empty': 'La risposta è vuota. È possibile che la fonte sia disattivata o fuori servizio.',
  'import.problem.webPage': 'Al posto dei dati è stata ricevuta una pagina web.',
  'import.problem.notJson': 'Il file non è un JSON completo; potrebbe essere stato troncato.',
  'import.problem.notFeed': 'Il file non è un feed RSS completo; potrebbe essere stato troncato.',
  'import.problem.notCsv': 'La tabella non è leggibile a partire dalla riga {line}.',
  'import.problem.missingColumn': 'Mancano delle colonne: {columns}.',
  'import.problem.wrongShape': 'Il file non ha la struttura prevista per questa fonte.',
  'import.problem.noDate':
    'Non si sa a quale giorno risalgano i dati. Indichi il giorno; il nome del file non lo contiene: {file}.',
  'import.problem.tooFew':
    'Il file contiene solo {count} voci, mentre ne erano attese almeno {least}; potrebbe essere stato troncato.',
  'import.problem.tooMuchChange':
    'Il file modificherebbe o eliminerebbe {count} delle {total} voci salvate, cioè più di un terzo. Verifichi che sia corretto.',
  'import.problem.missingKept': 'Le voci salvate che non sono più nel file restano invariate. Numero: {count}.',
  'import.problem.unknownCountry':
    'Voce tralasciata perché non si conosce alcun Paese con questo nome o codice: {name}.',
  'import.problem.unknownRegion':
    'Voce omessa perché per {country} non è nota alcuna regione con questo nome o codice: {name}.',
  'import.problem.severalEntries': '{country}: ci sono più voci; vale la più severa.',
  'import.problem.badValue': '{where}: il valore «{value}» non è valido per il campo {field}.',
  'import.problem.unknownLevel': '{country}: il livello «{value}» non è noto ed è stato tralasciato.',
  'import.problem.withdrawn': '{country}: l’avviso è stato ritirato e quindi tralasciato.',
  'import.problem.newerAdvice':
    '{country}: esiste un avviso più recente di quello salvato. Importi separatamente i dati di questo Paese.',
  'import.problem.dateToCome': 'I dati riportano una data futura ({date}). Verifichi la data.',
  'import.problem.entryToCome': '{country}: tralasciato perché la data ({date}) è nel futuro.',
  'import.problem.olderKept':
    '{country}: i dati salvati, del {stored}, sono più recenti di quelli del file ({date}) e restano invariati.',
  'import.problem.olderFile':
    'Il file del {date} è meno recente dei dati salvati ({stored}) e li modificherebbe. Utilizzi un file più recente.',
  'import.problem.tooManyLifted':
    'Il file revocherebbe {count} avvertenze salvate su {total}, cioè più di un terzo. Verifichi che sia corretto.',
  'import.problem.occursTwice': 'Una voce compare due volte: {id}.',
  'import.problem.at': 'Riga {line}{hasColumn, select, yes {, colonna {column}} other {}}{entry}: {problem}',
  'import.problem.brokenJson': 'da qui in poi il JSON non è leggibile; il file potrebbe essere stato troncato.',
  'import.problem.keyTwice': 'la chiave {key} compare già alla riga {line}.',
  'import.problem.header': 'l’intestazione deve essere {expected}, non {found}.',
  'import.problem.emptyLine': 'la riga è vuota.',
  'import.problem.fieldCount': '{count, plural, one {# campo} many {# di campi} other {# campi}} invece di {expected}.',
  'import.problem.unknownPassport': 'passaporto sconosciuto {value}; serve un codice ISO del Paese di due lettere.',
  'import.problem.unknownDestination':
    'destinazione sconosciuta {value}; serve un codice ISO del Paese di due lettere.',
  'import.problem.unknownRequirement': 'requisito sconosciuto {value}.',
  'import.problem.badDays': 'i giorni devono essere un numero intero da 1 a {max}, non {days}.',
  'import.problem.statedTwice':
    '{pair} compare già alla riga {line}{hasColumn, select, yes {, colonna {column}} other {}}{entry}.',
  'import.problem.ownCountryMark': '{pair} è indicato come il Paese del passaporto stesso.',
  'import.problem.byPassport': 'qui serve un oggetto con i passaporti.',
  'import.problem.byDestination': 'qui serve un oggetto con le destinazioni.',
  'import.problem.statusAndDays': 'qui serve un oggetto con «status» e «days».',
  'import.problem.unknownField': 'il campo {field} non è noto.',
  'import.problem.statusText': '«status» deve essere un testo.',
  'import.problem.daysNumber': '«days» deve essere un numero.',
  'import.problem.cellMissing': 'manca un valore.',
  'import.problem.cellTooLong': 'il testo supera i {max} caratteri.',
  'import.problem.cellValue': 'il valore {value} non è valido.',
  'import.problem.formula': 'la cella inizia come una formula: {value}.',
  'import.problem.notATime': 'occorre un’ora locale come 2027-05-02 08:00, non {value}.',
  'import.problem.timeAtSea': 'un giorno di navigazione ha una sola data in «arrival» e nessun orario.',
  'import.problem.notInOrder': 'l’orario precede quello precedente della crociera {id}.',
  'import.problem.otherCruise': 'la crociera {id} ha un altro valore alla riga {line}.',
  'import.problem.cruiseIncomplete':
    'la crociera {id} deve avere da 2 a {stops} scali, arrivo e partenza in ogni scalo intermedio e una durata da 1 a {days} giorni.',
  'import.problem.sameSailing': 'la crociera {id} è la stessa partenza della crociera {other}.',
  'import.problem.unknownPort':
    'il porto {code} non è noto; le crociere che vi fanno scalo sono state tralasciate. Righe: {count}. Il file può indicare port_name, latitude, longitude e time_zone.',
  'import.problem.noCells': 'Il file non contiene indicazioni su nessuna coppia di Paesi.',
  'import.problem.rulesRejected':
    '{country}: ciò che indica il file non può essere salvato. Non è stato modificato nulla.',
  'import.problem.noTimeZone': 'Voce tralasciata perché il fuso orario non è noto: {id}.',
  'import.problem.placeInUse': 'Luogo non eliminato perché norme o viaggi lo menzionano: {id}.',
  'import.problem.notUtf8': 'Il file non è un testo in UTF-8.',
  'import.problem.tooLarge': 'La risposta supera {max} MB.',
  'import.problem.noAddress': 'L’indirizzo non è utilizzabile.',
  'import.problem.unknownHost': 'Il server dell’indirizzo non è stato trovato.',
  'import.problem.notPublic': 'L’indirizzo non porta alla rete pubblica e non è stato letto.',
  'import.problem.timeout': 'Il server non ha inviato in tempo una risposta completa.',
  'import.problem.noAnswer': 'Il server non era raggiungibile.',
  'import.problem.httpStatus': 'Il server ha risposto con un errore: {status}.',
  'import.problem.redirected': 'L’indirizzo rimanda a un altro, che non è stato seguito: {location}.',
  'import.problem.storedMeanwhile':
    'Qualcun altro ha modificato gli stessi dati nello stesso momento. Non è stato modificato nulla; avvii di nuovo l’importazione.',
  'import.problem.internal':
    'L’importazione non è riuscita per un errore interno. Non è stato modificato nulla. Indichi questo numero quando segnala l’errore: {id}.',
  'import.problem.interrupted':
    'L’importazione è stata interrotta più volte ed è stata arrestata. Non è stato modificato nulla. La avvii di nuovo.',

  'rejection.importFileGone': 'Il file caricato non è più disponibile. Lo carichi di nuovo.',
  'rejection.importNotRunning': 'Questa importazione non è in corso e non può essere annullata.',
  'rejection.unknownImporter': 'Questo modulo di importazione non esiste: {name}.',
  'rejection.fileTooLarge': 'Il file supera {max} MB.',
  'rejection.noImage': "Il file non è un'immagine JPG o PNG leggibile.",
  'rejection.badUsername': 'Un nome utente ha da 3 a 100 caratteri e non inizia né finisce con uno spazio.',
  'rejection.usernameStays': 'Il nome utente non può essere modificato.',
  'rejection.ownRights': 'Non può togliere l’accesso a se stesso.',
  'rejection.passwordTooLong': 'La password è troppo lunga.',
  'rejection.passwordCommon': 'Questa password è troppo comune. Ne scelga un’altra.',
  'rejection.passwordContainsName': 'La password non deve contenere il suo nome né quello dell’organizzazione.',
  'rejection.passwordWrong': 'La password attuale non è corretta.',
  'rejection.passwordChangeOff': 'La modifica della password è disattivata.',
  'rejection.importNotOpen':
    'Questa importazione non può più essere applicata: è già stata applicata o rifiutata, oppure una più recente l’ha sostituita.',
  'rejection.importMovedOn':
    'I dati salvati sono cambiati dopo il confronto. Il confronto è stato rifatto; lo verifichi prima di applicare l’importazione.',
  'rejection.importBreaksRegressionCase':
    'Questi viaggi di riferimento non riceverebbero più la risposta corretta: {names}. Una persona diversa da quella che ha avviato l’importazione può comunque applicarla.',
};

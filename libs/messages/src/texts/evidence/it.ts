import type { EvidenceTexts } from './evidence-texts.js';

export const evidenceTexts: EvidenceTexts = {
  'evidence.title': 'Prova delle informazioni di viaggio',
  'evidence.what':
    'Questo documento registra che cosa diceva la pagina di questo viaggio in quale versione, quali e-mail sono state inviate al riguardo e quando. Non nomina alcun viaggiatore.',
  'evidence.trip': 'Viaggio',
  'evidence.dates': 'Date del viaggio',
  'evidence.nationalities': 'Nazionalità',
  'evidence.made': 'Redatto il',
  'evidence.invoice': 'Frase per la fattura',
  'evidence.invoiceText':
    'Le informazioni sui requisiti di passaporto e visto e sulle formalità sanitarie per il viaggio verso {destinations} ({nationalities}) sono state fornite il {day} (versione {version}) e sono tenute aggiornate sulla pagina del viaggio fino al {end}.',
  'evidence.invoiceNone':
    'La pagina del viaggio non è ancora stata aperta. Non c’è ancora nulla a cui la fattura possa rimandare.',
  'evidence.versions': 'Che cosa è stato mostrato',
  'evidence.contract': 'Prima del contratto',
  'evidence.departure': 'Prima della partenza',
  'evidence.shown': 'Mostrata per la prima volta il {moment}, {language}, versione {version}',
  'evidence.same': 'La pagina diceva la stessa cosa prima del contratto e prima della partenza.',
  'evidence.none': 'Fino ad allora la pagina non è stata aperta.',
  'evidence.records': 'Che cosa è avvenuto e quando',
  'evidence.recordTrip': 'Pagina del viaggio creata',
  'evidence.recordPage': 'Pagina aperta per la prima volta in questa versione ({language}, versione {version})',
  'evidence.recordPdf':
    'Pagina scaricata in PDF per la prima volta in questa versione ({language}, versione {version})',
  'evidence.recordMailTaken':
    '{about, select, CHANGE {E-mail sulle modifiche} other {E-mail con la richiesta di conferma}} accettata dal server di posta ({language})',
  'evidence.recordMailFailed':
    '{about, select, CHANGE {E-mail sulle modifiche} other {E-mail con la richiesta di conferma}} non accettata ({code})',
  'evidence.recordSubscribed': 'Notifiche confermate dal destinatario',
  'evidence.recordUnsubscribed': 'Notifiche terminate dal destinatario',
  'evidence.mailed': 'Che cosa hanno comunicato le e-mail',
  'evidence.nobody': 'Chiunque abbia il link può aprire la pagina. Chi lo abbia fatto non viene registrato.',
  'evidence.verify': 'Come verificare questo file',
  'evidence.verifyText':
    'Il file è firmato e ogni voce si trova in un registro che può solo crescere. Il comando «npm run verify-evidence» di Landfall lo verifica senza connessione e trova ogni byte modificato. Le voci sono allegate come {file}.',
  'evidence.key': 'Chiave del registro',
  'evidence.state': 'Stato del registro',
};

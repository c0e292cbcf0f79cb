import type { DocumentCheckTexts } from './document-check-texts.js';

export const documentCheckTexts: DocumentCheckTexts = {
  'page.check': 'Il Suo documento è sufficiente?',
  'page.check.private': 'Ciò che inserisce resta su questo dispositivo e non viene inviato da nessuna parte.',
  'page.check.open': 'Verificare un passaporto o una carta d’identità',
  'page.check.lines': 'Righe a lettura ottica',
  'page.check.linesHint':
    'Le due o tre righe con i caratteri <<< in fondo alla pagina del passaporto o sul retro della carta.',
  'page.check.read': 'Leggere le righe',
  'page.check.unread': 'Queste righe non si possono leggere. Verifichi che siano complete.',
  'page.check.wrongDigits': 'Una cifra di controllo è errata. Verifichi le righe carattere per carattere.',
  'page.check.kind': 'Documento',
  'page.check.PASSPORT': 'Passaporto',
  'page.check.ID': 'Carta d’identità',
  'page.check.nationality': 'Nazionalità',
  'page.check.expires': 'Valido fino al',
  'page.check.issued': 'Data di rilascio',
  'page.check.add': 'Aggiungere',
  'page.check.missing': 'Indichi fino a quando è valido il documento.',
  'page.check.remove': 'Rimuovere',
  'page.check.document': '{kind} ({nationality}), valido fino al {day}',
  'page.check.ok': 'È sufficiente.',
  'page.check.notAccepted': 'Qui questo documento non è sufficiente.',
  'page.check.notStated': 'È valido abbastanza a lungo. Non è indicato se questo documento sia sufficiente.',
  'page.check.otherNationality': 'Questa pagina non dice nulla su questa nazionalità.',
  'page.check.tooShort': 'Non è sufficiente: deve essere valido almeno fino al {day}.',
  'page.check.tooOld': 'Non è sufficiente: deve essere stato rilasciato il {day} o più tardi.',
  'page.check.mayBeTooOld':
    'È certamente sufficiente se è stato rilasciato il {day} o più tardi; altrimenti dipende dal giorno di ingresso.',
  'page.check.issueMissing':
    'È valido abbastanza a lungo. Deve inoltre essere stato rilasciato il {day} o più tardi: inserisca la data di rilascio.',
  'page.check.endsOnTrip':
    'Scade prima della fine del viaggio, il {day}. Non è indicato quanto a lungo debba essere valido.',
  'page.check.best': 'Da mostrare qui: {document}',
  'page.check.visaFree': 'Nessun visto necessario.',
  'page.check.most': 'Si possono verificare al massimo quattro documenti.',
};

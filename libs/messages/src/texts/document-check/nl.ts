import type { DocumentCheckTexts } from './document-check-texts.js';

export const documentCheckTexts: DocumentCheckTexts = {
  'page.check': 'Volstaat uw document?',
  'page.check.private': 'Wat u invoert, blijft op dit apparaat en wordt nergens heen gestuurd.',
  'page.check.open': 'Paspoort of identiteitskaart controleren',
  'page.check.lines': 'Machineleesbare regels',
  'page.check.linesHint':
    'De twee of drie regels met de tekens <<< onder aan de paspoortpagina of op de achterkant van de kaart.',
  'page.check.read': 'Regels lezen',
  'page.check.unread': 'Deze regels kunnen niet worden gelezen. Controleer of ze volledig zijn.',
  'page.check.wrongDigits': 'Een controlecijfer klopt niet. Controleer de regels teken voor teken.',
  'page.check.kind': 'Document',
  'page.check.PASSPORT': 'Paspoort',
  'page.check.ID': 'Identiteitskaart',
  'page.check.nationality': 'Nationaliteit',
  'page.check.expires': 'Geldig tot',
  'page.check.issued': 'Afgegeven op',
  'page.check.add': 'Toevoegen',
  'page.check.missing': 'Vul in tot wanneer het document geldig is.',
  'page.check.remove': 'Verwijderen',
  'page.check.document': '{kind} ({nationality}), geldig tot {day}',
  'page.check.ok': 'Volstaat.',
  'page.check.notAccepted': 'Dit document volstaat hier niet.',
  'page.check.notStated': 'Is lang genoeg geldig. Of dit document volstaat, is niet vermeld.',
  'page.check.otherNationality': 'Deze pagina zegt niets over deze nationaliteit.',
  'page.check.tooShort': 'Volstaat niet: het moet ten minste tot {day} geldig zijn.',
  'page.check.tooOld': 'Is niet voldoende: het moet op {day} of later zijn afgegeven.',
  'page.check.mayBeTooOld':
    'Het is zeker voldoende als het op {day} of later is afgegeven; anders hangt het af van de dag van inreis.',
  'page.check.issueMissing':
    'Is lang genoeg geldig. Het moet bovendien op {day} of later zijn afgegeven: vul de datum van afgifte in.',
  'page.check.endsOnTrip':
    'Verloopt vóór het einde van de reis op {day}. Hoelang het geldig moet zijn, is niet vermeld.',
  'page.check.best': 'Hier tonen: {document}',
  'page.check.visaFree': 'Geen visum nodig.',
  'page.check.most': 'Er kunnen hoogstens vier documenten worden gecontroleerd.',
};

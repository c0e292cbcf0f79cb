import type { DocumentCheckTexts } from './document-check-texts.js';

export const documentCheckTexts: DocumentCheckTexts = {
  'page.check': '¿Es suficiente su documento?',
  'page.check.private': 'Lo que introduce se queda en este dispositivo y no se envía a ninguna parte.',
  'page.check.open': 'Comprobar un pasaporte o documento de identidad',
  'page.check.lines': 'Líneas de lectura mecánica',
  'page.check.linesHint':
    'Las dos o tres líneas con los caracteres <<< al pie de la página del pasaporte o en el reverso del documento.',
  'page.check.read': 'Leer líneas',
  'page.check.unread': 'Estas líneas no se pueden leer. Compruebe que estén completas.',
  'page.check.wrongDigits': 'Un dígito de control no es correcto. Compruebe las líneas carácter por carácter.',
  'page.check.kind': 'Documento',
  'page.check.PASSPORT': 'Pasaporte',
  'page.check.ID': 'Documento de identidad',
  'page.check.nationality': 'Nacionalidad',
  'page.check.expires': 'Válido hasta',
  'page.check.issued': 'Fecha de expedición',
  'page.check.add': 'Añadir',
  'page.check.missing': 'Indique hasta cuándo es válido el documento.',
  'page.check.remove': 'Quitar',
  'page.check.document': '{kind} ({nationality}), válido hasta el {day}',
  'page.check.ok': 'Es suficiente.',
  'page.check.notAccepted': 'Aquí este documento no es suficiente.',
  'page.check.notStated': 'Es válido el tiempo suficiente. No se indica si este documento basta.',
  'page.check.otherNationality': 'Esta página no dice nada sobre esta nacionalidad.',
  'page.check.tooShort': 'No es suficiente: debe ser válido al menos hasta el {day}.',
  'page.check.tooOld': 'No es suficiente: debe haber sido expedido el {day} o más tarde.',
  'page.check.mayBeTooOld':
    'Es suficiente con seguridad si fue expedido el {day} o más tarde; si no, depende del día de entrada.',
  'page.check.issueMissing':
    'Es válido el tiempo suficiente. Además debe haber sido expedido el {day} o más tarde: indique la fecha de expedición.',
  'page.check.endsOnTrip': 'Caduca antes del final del viaje, el {day}. No se indica cuánto tiempo debe ser válido.',
  'page.check.best': 'Presente aquí: {document}',
  'page.check.visaFree': 'No se necesita visado.',
  'page.check.most': 'Se pueden comprobar cuatro documentos como máximo.',
};

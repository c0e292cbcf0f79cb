import type { DocumentCheckTexts } from './document-check-texts.js';

export const documentCheckTexts: DocumentCheckTexts = {
  'page.check': 'Reicht Ihr Ausweis?',
  'page.check.private': 'Was Sie eingeben, bleibt auf diesem Gerät und wird nirgendwohin gesendet.',
  'page.check.open': 'Reisepass oder Personalausweis prüfen',
  'page.check.lines': 'Maschinenlesbare Zeilen',
  'page.check.linesHint':
    'Die zwei oder drei Zeilen mit den Zeichen <<< unten auf der Passseite oder auf der Rückseite des Ausweises.',
  'page.check.read': 'Zeilen lesen',
  'page.check.unread': 'Diese Zeilen lassen sich nicht lesen. Prüfen Sie, ob sie vollständig sind.',
  'page.check.wrongDigits': 'Eine Prüfziffer stimmt nicht. Prüfen Sie die Zeilen Zeichen für Zeichen.',
  'page.check.kind': 'Dokument',
  'page.check.PASSPORT': 'Reisepass',
  'page.check.ID': 'Personalausweis',
  'page.check.nationality': 'Staatsangehörigkeit',
  'page.check.expires': 'Gültig bis',
  'page.check.issued': 'Ausgestellt am',
  'page.check.add': 'Hinzufügen',
  'page.check.missing': 'Geben Sie an, bis wann das Dokument gilt.',
  'page.check.remove': 'Entfernen',
  'page.check.document': '{kind} ({nationality}), gültig bis {day}',
  'page.check.ok': 'Reicht aus.',
  'page.check.notAccepted': 'Dieses Dokument genügt hier nicht.',
  'page.check.notStated': 'Läuft lange genug. Ob dieses Dokument genügt, ist nicht angegeben.',
  'page.check.otherNationality': 'Für diese Staatsangehörigkeit gibt diese Seite keine Auskunft.',
  'page.check.tooShort': 'Reicht nicht: Es muss mindestens bis zum {day} gültig sein.',
  'page.check.tooOld': 'Genügt nicht: Es muss am {day} oder später ausgestellt worden sein.',
  'page.check.mayBeTooOld':
    'Sicher genügt es, wenn es am {day} oder später ausgestellt wurde; sonst kommt es auf den Tag der Einreise an.',
  'page.check.issueMissing':
    'Ist lange genug gültig. Es muss außerdem am {day} oder später ausgestellt worden sein: Bitte geben Sie das Ausstellungsdatum ein.',
  'page.check.endsOnTrip': 'Läuft vor dem Ende der Reise am {day} ab. Wie lange es gelten muss, ist nicht angegeben.',
  'page.check.best': 'Hier vorzeigen: {document}',
  'page.check.visaFree': 'Kein Visum nötig.',
  'page.check.most': 'Es lassen sich höchstens vier Dokumente prüfen.',
};

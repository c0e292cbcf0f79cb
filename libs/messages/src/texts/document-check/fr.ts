import type { DocumentCheckTexts } from './document-check-texts.js';

export const documentCheckTexts: DocumentCheckTexts = {
  'page.check': 'Votre document suffit-il ?',
  'page.check.private': 'Ce que vous saisissez reste sur cet appareil et n’est envoyé nulle part.',
  'page.check.open': 'Vérifier un passeport ou une carte d’identité',
  'page.check.lines': 'Lignes lisibles par machine',
  'page.check.linesHint':
    'Les deux ou trois lignes avec les caractères <<< au bas de la page du passeport ou au dos de la carte.',
  'page.check.read': 'Lire les lignes',
  'page.check.unread': 'Ces lignes ne peuvent pas être lues. Vérifiez qu’elles sont complètes.',
  'page.check.wrongDigits': 'Un chiffre de contrôle est faux. Vérifiez les lignes caractère par caractère.',
  'page.check.kind': 'Document',
  'page.check.PASSPORT': 'Passeport',
  'page.check.ID': 'Carte d’identité',
  'page.check.nationality': 'Nationalité',
  'page.check.expires': 'Valable jusqu’au',
  'page.check.issued': 'Date de délivrance',
  'page.check.add': 'Ajouter',
  'page.check.missing': 'Indiquez jusqu’à quand le document est valable.',
  'page.check.remove': 'Retirer',
  'page.check.document': '{kind} ({nationality}), valable jusqu’au {day}',
  'page.check.ok': 'Suffit.',
  'page.check.notAccepted': 'Ce document ne suffit pas ici.',
  'page.check.notStated': 'Est valable assez longtemps. Il n’est pas indiqué si ce document suffit.',
  'page.check.otherNationality': 'Cette page ne dit rien sur cette nationalité.',
  'page.check.tooShort': 'Ne suffit pas : il doit être valable au moins jusqu’au {day}.',
  'page.check.tooOld': 'Ne suffit pas : il doit avoir été délivré le {day} ou plus tard.',
  'page.check.mayBeTooOld':
    'Il suffit à coup sûr s’il a été délivré le {day} ou plus tard ; sinon, cela dépend du jour d’entrée.',
  'page.check.issueMissing':
    'Est valable assez longtemps. Il doit aussi avoir été délivré le {day} ou plus tard : indiquez la date de délivrance.',
  'page.check.endsOnTrip': 'Expire avant la fin du voyage, le {day}. La durée de validité exigée n’est pas indiquée.',
  'page.check.best': 'À présenter ici : {document}',
  'page.check.visaFree': 'Pas de visa nécessaire.',
  'page.check.most': 'Quatre documents au plus peuvent être vérifiés.',
};

export const group = {
  group: {
    intro: 'Elke regel krijgt een eigen pagina met een eigen link, voor de nationaliteiten van die regel.',
    members: 'Reizigers',
    membersHint:
      'Eén regel per reiziger of gezin: aanduiding; nationaliteit. Meerdere met komma’s. Namen zijn niet nodig; de aanduiding wordt na de reis verwijderd.',
    member: 'Gast {number}',
    booking: 'Boekingsnummer',
    bookingHint:
      'Optioneel. Hetzelfde nummer maakt geen tweede reeks pagina’s. Alleen een controlewaarde wordt opgeslagen.',
    membersMissing: 'Vul ten minste één regel in.',
    memberUnread:
      'Deze regel is niet duidelijk: “{line}”. Nodig zijn een aanduiding, een puntkomma en een nationaliteit.',
    done: '{count, plural, one {Er is één pagina aangemaakt.} other {Er zijn # pagina’s aangemaakt.}}',
    existing: 'Deze boeking heeft al haar pagina’s. Er is niets aangemaakt.',
    copyAll: 'Alle links kopiëren',
    copied: 'De links staan op het klembord.',
    table: 'Als tabel opslaan',
  },
};

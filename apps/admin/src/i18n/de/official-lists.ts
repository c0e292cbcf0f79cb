export const officialLists = {
  officialLists: {
    intro:
      'Was die Bestimmungen über Visum und Reisegenehmigung sagen, verglichen mit amtlichen Listen: für alle gewöhnlichen Pässe und eine Privatreise heute in einem Monat.',
    lists: 'Amtliche Liste',
    dated: '{authority}, Stand {date}',
    right: 'Stimmt überein',
    unknown: 'Nicht bekannt',
    unknownOf: '{count, plural, one {# Pass ohne Aussage zeigen} other {# Pässe ohne Aussage zeigen}}',
    disputed: 'Weicht ab',
    disputedOf: '{count, plural, one {# Abweichung zeigen} other {# Abweichungen zeigen}}',
    disputedOnly: 'Mit Abweichungen',
    dispute: '{passport}: laut Liste {listed}, hier {said}',
    saying: '{hasDays, select, yes {{what}, {days, plural, one {# Tag} other {# Tage}}} other {{what}}}',
    more: '{count, plural, one {und # weiterer} other {und # weitere}}',
    empty: 'Keine amtliche Liste',
    emptyText: 'Zu keinem Ziel liegt eine amtliche Liste vor.',
    word: {
      FREE: 'visumfrei',
      AUTHORISATION: 'Reisegenehmigung',
      VISA: 'Visum',
      E_VISA: 'E-Visum',
      ON_ARRIVAL: 'Visum bei Ankunft',
      DEPENDS: 'je nach Bedingung',
      CONFLICTING: 'widersprüchlich',
      UNKNOWN: 'nicht bekannt',
    },
  },
};

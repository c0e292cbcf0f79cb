export const group = {
  group: {
    intro: 'Jede Zeile bekommt eine eigene Seite mit eigenem Link, für ihre Staatsangehörigkeiten.',
    members: 'Reisende',
    membersHint:
      'Eine Zeile je Reisendem oder Familie: Bezeichnung; Staatsangehörigkeit. Mehrere mit Komma. Namen sind nicht nötig; die Bezeichnung wird nach der Reise gelöscht.',
    member: 'Gast {number}',
    booking: 'Buchungsnummer',
    bookingHint: 'Optional. Dieselbe Nummer legt keine zweiten Seiten an. Gespeichert wird nur ein Prüfwert.',
    membersMissing: 'Geben Sie mindestens eine Zeile ein.',
    memberUnread:
      'Diese Zeile ist nicht eindeutig: „{line}“. Nötig sind Bezeichnung, Strichpunkt und Staatsangehörigkeit.',
    done: '{count, plural, one {Eine Seite ist angelegt.} other {# Seiten sind angelegt.}}',
    existing: 'Diese Buchung hat schon ihre Seiten. Es wurde nichts angelegt.',
    copyAll: 'Alle Links kopieren',
    copied: 'Die Links sind in der Zwischenablage.',
    table: 'Als Tabelle speichern',
  },
};

export const reviewList = {
  console: {
    saved: 'Gespeichert.', search: 'Suchen', actions: 'Aktionen', unknownEditor: 'unbekannt',
    editor: 'Zuletzt geändert', toList: 'Zur Liste', notFound: 'Diesen Eintrag gibt es nicht.',
  },
  reviewList: {
    status: 'Status heute', editor: 'Bearbeitet von', unchecked: 'Seit … Tagen nicht geprüft', uncheckedWrong: 'Bitte eine ganze Zahl ab 1 eingeben.',
    due: 'Nur fällige Wiedervorlagen', noFilters: 'Alle Filter entfernen', reminder: 'Wiedervorlage', dueSince: 'fällig: {date}', overdue: 'Überfällig', pending: 'Offene Planungen', never: 'nie geprüft',
    choose: 'Auswählen: {name}', chooseAll: 'Alle auf dieser Seite auswählen',
    bulk: {
      chosen: '{count, plural, one {# Bestimmung ausgewählt} other {# Bestimmungen ausgewählt}}', clear: 'Auswahl aufheben', check: 'Heute geprüft',
      title: '{count, plural, one {# Bestimmung als heute geprüft vermerken?} other {# Bestimmungen als heute geprüft vermerken?}}',
      text: 'Damit halten Sie fest, dass Sie alle Angaben mit ihren Quellen verglichen haben. Am Inhalt ändert sich nichts, und Reisende werden nicht benachrichtigt.',
      done: '{count, plural, one {# Bestimmung ist als geprüft vermerkt.} other {# Bestimmungen sind als geprüft vermerkt.}}',
    },
    query: {
      label: 'Gespeicherte Abfrage', none: 'noch keine gespeichert', choose: 'bitte wählen', other: 'nicht gespeichert', keep: 'Filter speichern', title: 'Filter speichern', name: 'Name',
      nameHint: 'Unter diesem Namen finden Sie die jetzigen Filter wieder.', kept: 'Die Abfrage ist gespeichert.', delete: 'Abfrage löschen: {name}', deleteTitle: 'Abfrage „{name}“ löschen?',
      deleteText: 'Nur der gespeicherte Filter wird gelöscht, keine Bestimmung.', unread: 'Die gespeicherten Abfragen konnten nicht gelesen werden.',
    },
  },
  origin: { EDITORIAL: 'Redaktion', IMPORTED: 'Importiert' },
  overview: {
    search: 'Land oder Länderkürzel', shownLabel: 'Anzeigen', count: '{count} von {total} Ländern', keys: 'Pfeiltasten, Pos1 und Ende wechseln zwischen den Ländern.',
    shown: {
      ALL: 'Alle Länder', STATED: 'Länder mit Bestimmung', MISSING: 'Länder ohne Bestimmung', DEVIATING: 'Mit Abweichungen in Regionen', OVERDUE: 'Mit überfälligen Angaben',
      PENDING: 'Mit offenen Planungen', REMINDER: 'Mit fälliger Wiedervorlage',
    },
    missing: 'keine Bestimmung', deviations: 'Abweichungen', significant: 'Wesentlich geändert', inside: '{name}: {status}', noted: { tourism: 'Regionen, touristisch', business: 'Regionen, geschäftlich' },
    empty: 'Kein Land passt zu diesen Filtern', emptyText: 'Ändern Sie die Suche oder die Filter.',
  },
};

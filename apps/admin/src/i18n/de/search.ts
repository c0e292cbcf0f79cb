export const search = {
  search: {
    title: 'Reisebestimmungen suchen', menu: 'Suche', nationalities: 'Staatsangehörigkeiten', departure: 'Abreise von', destinations: 'Ziel hinzufügen',
    destinationList: 'Ziele in der Reihenfolge der Reise', destinationCount: '{count} von {max}, in der Reihenfolge der Reise',
    nationalityCount: '{count} von {max}', transits: 'Umsteigeflughäfen', transitsHint: 'optional, nur Flughäfen',
    dateStart: 'Abreise', dateEnd: 'Rückkehr', purpose: 'Reisezweck', submit: 'Anzeigen',
    moveUp: '{name} nach oben', moveDown: '{name} nach unten', removePlace: '{name} entfernen',
    moved: '{name} ist jetzt Ziel {position} von {count}.', added: '{name} hinzugefügt.', removed: '{name} entfernt.',
    reset: 'Zurücksetzen', lately: 'zuletzt gesucht',
    recent: 'Zuletzt gesucht', emptyTitle: 'Wohin geht die Reise?',
    emptyText: 'Wählen Sie Staatsangehörigkeiten, Ziele und Daten. Ländercodes wie „TH“ werden erkannt.',
    lookupFailed: 'Die Ortssuche ist gerade nicht erreichbar. Länder können Sie weiter auswählen.',
    typeMore: 'Land, Region oder Flughafen eingeben', airportOnly: 'Flughafen oder IATA-Code eingeben',
    problem: {
      nationalityMissing: 'Bitte wählen Sie mindestens eine Staatsangehörigkeit.', nationalityTooMany: 'Höchstens {max} Staatsangehörigkeiten sind möglich.',
      departureMissing: 'Bitte wählen Sie das Land der Abreise.', destinationMissing: 'Bitte wählen Sie mindestens ein Ziel.',
      destinationTooMany: 'Höchstens {max} Ziele sind möglich.', dateMissing: 'Bitte geben Sie ein Datum ein.', dateInvalid: 'Dieses Datum gibt es nicht.',
      dateOrder: 'Das Abreisedatum darf nicht nach dem Rückkehrdatum liegen.',
    },
  },
};

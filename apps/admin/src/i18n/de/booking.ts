export const booking = {
  booking: {
    title: 'Buchung einfügen',
    intro:
      'Fügen Sie den Text einer Flugbuchung ein: aus Amadeus, Sabre, Galileo oder Worldspan, aus einer Tabelle oder aus der Mail der Fluggesellschaft.',
    text: 'Text der Buchung',
    privacy: 'Der Text bleibt in Ihrem Browser. Namen und Ausweisnummern werden nicht übernommen.',
    chooseFile: 'Datei auswählen',
    chosenFile: 'Ausgewählt: {name} – andere Datei wählen',
    fileHint:
      'Oder ziehen Sie eine Datei auf den Text: {endings}, höchstens {size}. Sie wird in Ihrem Browser gelesen und nicht gespeichert.',
    fileProblem: {
      KIND: 'Dateien dieser Art werden nicht gelesen. Möglich sind: {endings}.',
      TOO_LARGE: 'Die Datei ist größer als {size}.',
      EMPTY: 'In dieser Datei steht kein Text.',
      NOT_TEXT: 'Diese Datei ist kein Text.',
      SEVERAL: 'Bitte wählen Sie nur eine Datei auf einmal.',
      UNREADABLE: 'Die Datei ist nicht lesbar.',
    },
    apply: 'In die Suche übernehmen',
    reachedOn: '{place} (Ankunft {day})',
    notSaid: 'steht nicht in der Buchung',
    destinations: 'Ziele',
    noTransit: 'keiner',
    journey: 'Reise (die Buchung enthält {count})',
    journeyFrom: '{route}, ab {day}',
    stop: 'Zwischenstopp: {airport}',
    stopOpen: 'Die Buchung sagt es nicht: bitte wählen',
    stay: 'Aufenthalt (Einreise)',
    transit: 'Umstieg',
    nothing: 'Darin ist keine Flugbuchung zu erkennen.',
    unread:
      '{count, plural, one {Diese Zeile wurde nicht übernommen:} other {Diese # Zeilen wurden nicht übernommen:}}',
    nationalitiesUnread:
      '{count, plural, one {Eine Angabe zur Staatsangehörigkeit wurde nicht übernommen. Bitte prüfen Sie sie in der Suche:} other {# Angaben zur Staatsangehörigkeit wurden nicht übernommen. Bitte prüfen Sie sie in der Suche:}}',
    notWhole:
      '{count, plural, one {Die Reise ist nicht vollständig, eine Zeile der Buchung fehlt. Bitte ergänzen Sie sie von Hand:} other {Die Reise ist nicht vollständig, # Zeilen der Buchung fehlen. Bitte ergänzen Sie sie von Hand:}}',
    why: {
      NOT_UNDERSTOOD: '– nicht verstanden',
      NOT_CONFIRMED: '– nicht bestätigt',
      NO_SUCH_DAY: '– diesen Tag gibt es nicht',
      OTHER_BOOKING:
        '– gehört zu einer anderen Buchung oder einem Reisenden mit anderen Flügen, bitte einzeln einfügen',
      CUT_OFF: '– hier bricht der Text ab, vielleicht fehlen weitere Flüge',
      NATIONALITY: '– Staatsangehörigkeit nicht übernommen',
    },
    unknownAirports: 'Unbekannte Flughäfen: {codes}. Bitte ergänzen Sie die Suche von Hand.',
    unknownNationalities: 'Unbekannte Staatsangehörigkeit: {codes}. Bitte ergänzen Sie die Suche von Hand.',
    nationalityOpen: 'nicht verstanden – bitte in der Suche wählen',
    nationalityLeftOpen:
      'Die Buchung nennt eine Staatsangehörigkeit, die nicht eindeutig zu lesen ist. Das Feld bleibt in der Suche leer: bitte wählen Sie sie dort.',
    nationalitiesTooMany:
      'Die Buchung nennt mehr als {max} Staatsangehörigkeiten. Nur die ersten {max} gehen in die Suche: bitte prüfen Sie die übrigen in einer weiteren.',
    destinationsTooMany:
      'Die Buchung führt in mehr als {max} Ziele. Nur die ersten {max} gehen in die Suche: bitte prüfen Sie die übrigen in einer weiteren.',
  },
};

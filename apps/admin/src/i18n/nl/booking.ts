export const booking = {
  booking: {
    title: 'Boeking plakken',
    intro:
      'Plak de tekst van een vluchtboeking: uit Amadeus, Sabre, Galileo of Worldspan, uit een tabel of uit de mail van de luchtvaartmaatschappij.',
    text: 'Tekst van de boeking',
    privacy: 'De tekst blijft in uw browser. Namen en documentnummers worden niet overgenomen.',
    chooseFile: 'Bestand kiezen',
    chosenFile: 'Gekozen: {name} – ander bestand kiezen',
    fileHint:
      'Of sleep een bestand naar de tekst: {endings}, hoogstens {size}. Het wordt in uw browser gelezen en niet bewaard.',
    fileProblem: {
      KIND: 'Bestanden van deze soort worden niet gelezen. Mogelijk zijn: {endings}.',
      TOO_LARGE: 'Het bestand is groter dan {size}.',
      EMPTY: 'In dit bestand staat geen tekst.',
      NOT_TEXT: 'Dit bestand is geen tekst.',
      SEVERAL: 'Kies één bestand tegelijk.',
      UNREADABLE: 'Het bestand is niet leesbaar.',
    },
    apply: 'In de zoekopdracht overnemen',
    reachedOn: '{place} (aankomst {day})',
    notSaid: 'staat niet in de boeking',
    destinations: 'Bestemmingen',
    noTransit: 'geen',
    journey: 'Reis (de boeking bevat er {count})',
    journeyFrom: '{route}, vanaf {day}',
    stop: 'Tussenstop: {airport}',
    stopOpen: 'De boeking zegt het niet: kies zelf',
    stay: 'Verblijf (inreis)',
    transit: 'Overstap',
    nothing: 'Hierin is geen vluchtboeking te herkennen.',
    unread: '{count, plural, one {Deze regel is niet overgenomen:} other {Deze # regels zijn niet overgenomen:}}',
    nationalitiesUnread:
      '{count, plural, one {Eén nationaliteit is niet overgenomen. Controleer die in de zoekopdracht:} other {# nationaliteiten zijn niet overgenomen. Controleer ze in de zoekopdracht:}}',
    notWhole:
      '{count, plural, one {De reis is niet volledig, één regel van de boeking ontbreekt. Vul die met de hand aan:} other {De reis is niet volledig, # regels van de boeking ontbreken. Vul die met de hand aan:}}',
    why: {
      NOT_UNDERSTOOD: '– niet begrepen',
      NOT_CONFIRMED: '– niet bevestigd',
      NO_SUCH_DAY: '– die dag bestaat niet',
      OTHER_BOOKING: '– hoort bij een andere boeking of bij een reiziger met andere vluchten, plak die apart',
      CUT_OFF: '– hier breekt de tekst af, mogelijk ontbreken er vluchten',
      NATIONALITY: '– nationaliteit niet overgenomen',
    },
    unknownAirports: 'Onbekende luchthavens: {codes}. Vul de zoekopdracht met de hand aan.',
    unknownNationalities: 'Onbekende nationaliteit: {codes}. Vul de zoekopdracht met de hand aan.',
    nationalityOpen: 'niet begrepen – kies zelf in de zoekopdracht',
    nationalityLeftOpen:
      'De boeking noemt een nationaliteit die niet met zekerheid te lezen is. Het veld blijft in de zoekopdracht leeg: kies de nationaliteit daar.',
    nationalitiesTooMany:
      'De boeking noemt meer dan {max} nationaliteiten. Alleen de eerste {max} gaan naar de zoekopdracht: controleer de overige in een andere.',
    destinationsTooMany:
      'De boeking gaat naar meer dan {max} bestemmingen. Alleen de eerste {max} gaan naar de zoekopdracht: controleer de overige in een andere.',
  },
};

export const booking = {
  booking: {
    title: 'Boeking plakken',
    intro:
      'Plak de tekst van een vluchtboeking: uit Amadeus, Sabre, Galileo of Worldspan, uit een tabel of uit de mail van de luchtvaartmaatschappij.',
    text: 'Tekst van de boeking',
    privacy: 'De tekst blijft in uw browser. Namen en documentnummers worden niet overgenomen.',
    apply: 'In de zoekopdracht overnemen',
    notSaid: 'staat niet in de boeking',
    destinations: 'Bestemmingen',
    noTransit: 'geen',
    stop: 'Tussenstop: {airport}',
    stopOpen: 'De boeking zegt het niet: kies zelf',
    stay: 'Verblijf (inreis)',
    transit: 'Overstap',
    nothing: 'Hierin is geen vluchtboeking te herkennen.',
    unread: '{count, plural, one {Eén regel ontbreekt in de reis:} other {# regels ontbreken in de reis:}}',
    why: {
      NOT_UNDERSTOOD: '– niet begrepen',
      NOT_CONFIRMED: '– niet bevestigd',
      NO_SUCH_DAY: '– die dag bestaat niet',
    },
    unknownAirports: 'Onbekende luchthavens: {codes}. Vul de zoekopdracht met de hand aan.',
  },
};

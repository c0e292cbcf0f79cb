export const comingEnds = {
  comingEnds: {
    intro:
      'Wat in de komende 60 dagen afloopt, met het aantal reispagina’s van betrokken reizigers van wie de reis langer duurt.',
    what: 'Wat afloopt',
    endsOn: 'Geldt tot en met',
    tripPages: 'Reispagina’s',
    daysLeft: '{count, plural, =0 {vandaag} one {nog # dag} other {nog # dagen}}',
    empty: 'Er loopt niets af',
    emptyText: 'In de komende 60 dagen loopt geen gegeven af.',
    kind: {
      STATEMENT: 'Gegeven',
      NO_RESTRICTIONS: 'Fase zonder beperkingen',
      NO_ACCESS: 'Inreisverbod',
      SOME_RESTRICTIONS: 'Fase met beperkingen',
    },
  },
};

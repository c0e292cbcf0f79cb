export const comingEnds = {
  comingEnds: {
    intro:
      'Was in den nächsten 60 Tagen endet, mit der Zahl der Reiseseiten betroffener Reisender, deren Reise länger dauert.',
    what: 'Was endet',
    endsOn: 'Gilt bis',
    tripPages: 'Reiseseiten',
    daysLeft: '{count, plural, =0 {heute} one {noch # Tag} other {noch # Tage}}',
    empty: 'Nichts läuft aus',
    emptyText: 'In den nächsten 60 Tagen endet keine Angabe.',
    kind: {
      STATEMENT: 'Angabe',
      NO_RESTRICTIONS: 'Phase ohne Einschränkungen',
      NO_ACCESS: 'Einreiseverbot',
      SOME_RESTRICTIONS: 'Phase mit Einschränkungen',
    },
  },
};

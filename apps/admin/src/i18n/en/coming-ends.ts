export const comingEnds = {
  comingEnds: {
    intro:
      'What ends in the next 60 days, with the number of trip pages of affected travellers whose trips last beyond that day.',
    what: 'What ends',
    endsOn: 'Holds until',
    tripPages: 'Trip pages',
    daysLeft: '{count, plural, =0 {today} one {# day left} other {# days left}}',
    empty: 'Nothing ends soon',
    emptyText: 'No statement ends in the next 60 days.',
    kind: {
      STATEMENT: 'Statement',
      NO_RESTRICTIONS: 'Phase without restrictions',
      NO_ACCESS: 'Entry ban',
      SOME_RESTRICTIONS: 'Phase with restrictions',
    },
  },
};

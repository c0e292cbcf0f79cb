export const booking = {
  booking: {
    title: 'Paste a booking',
    intro:
      'Paste the text of a flight booking: from Amadeus, Sabre, Galileo or Worldspan, from a table, or from the mail of the airline.',
    text: 'Text of the booking',
    privacy: 'The text stays in your browser. Names and numbers of documents are not taken over.',
    apply: 'Use in the search',
    notSaid: 'not in the booking',
    destinations: 'Destinations',
    noTransit: 'none',
    stop: 'Stop: {airport}',
    stopOpen: 'The booking does not say: please choose',
    stay: 'Stay (entry)',
    transit: 'Change of planes',
    nothing: 'No flight booking can be found in this.',
    unread: '{count, plural, one {One line is missing from the trip:} other {# lines are missing from the trip:}}',
    why: {
      NOT_UNDERSTOOD: '– not understood',
      NOT_CONFIRMED: '– not confirmed',
      NO_SUCH_DAY: '– there is no such day',
    },
    unknownAirports: 'Unknown airports: {codes}. Please complete the search by hand.',
  },
};

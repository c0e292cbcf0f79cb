export const booking = {
  booking: {
    title: 'Paste a booking',
    intro:
      'Paste the text of a flight booking: from Amadeus, Sabre, Galileo or Worldspan, from a table, or from the mail of the airline.',
    text: 'Text of the booking',
    privacy: 'The text stays in your browser. Names and numbers of documents are not taken over.',
    chooseFile: 'Choose a file',
    chosenFile: 'Chosen: {name} – choose another one',
    fileHint: 'Or drop a file on the text: {endings}, at most {size}. It is read in your browser and not stored.',
    fileProblem: {
      KIND: 'Files of this kind are not read. Possible: {endings}.',
      TOO_LARGE: 'The file is larger than {size}.',
      EMPTY: 'There is no text in this file.',
      NOT_TEXT: 'This file is not a text.',
      SEVERAL: 'Please choose one file at a time.',
      UNREADABLE: 'The file cannot be read.',
    },
    apply: 'Use in the search',
    reachedOn: '{place} (arriving {day})',
    notSaid: 'not in the booking',
    destinations: 'Destinations',
    noTransit: 'none',
    journey: 'Journey (the booking holds {count})',
    journeyFrom: '{route}, from {day}',
    stop: 'Stop: {airport}',
    stopOpen: 'The booking does not say: please choose',
    stay: 'Stay (entry)',
    transit: 'Change of planes',
    nothing: 'No flight booking can be found in this.',
    unread: '{count, plural, one {This line was not taken over:} other {These # lines were not taken over:}}',
    nationalitiesUnread:
      '{count, plural, one {One nationality was not taken over. Please check it in the search:} other {# nationalities were not taken over. Please check them in the search:}}',
    notWhole:
      '{count, plural, one {The trip is not complete, one line of the booking is missing. Please add it by hand:} other {The trip is not complete, # lines of the booking are missing. Please add them by hand:}}',
    why: {
      NOT_UNDERSTOOD: '– not understood',
      NOT_CONFIRMED: '– not confirmed',
      NO_SUCH_DAY: '– there is no such day',
      OTHER_BOOKING: '– belongs to another booking or to a traveller with other flights, please paste it on its own',
      CUT_OFF: '– the text breaks off here, more flights may be missing',
      NATIONALITY: '– nationality not taken over',
    },
    unknownAirports: 'Unknown airports: {codes}. Please complete the search by hand.',
    unknownNationalities: 'Unknown nationality: {codes}. Please complete the search by hand.',
    nationalityOpen: 'not understood – please choose in the search',
    nationalityLeftOpen:
      'The booking names a nationality that cannot be read with certainty. The field stays empty in the search: please choose it there.',
    nationalitiesTooMany:
      'The booking names more than {max} nationalities. Only the first {max} go into the search: please check the others in another one.',
    destinationsTooMany:
      'The booking leads to more than {max} destinations. Only the first {max} go into the search: please check the others in another one.',
  },
};

export const verdicts = {
  verdicts: {
    label: 'Result by nationality and destination',
    corner: 'Nationality',
    place: 'Destination',
    keys: 'Arrow keys change the cell, Enter goes to the reasons, Esc back.',
    cell: '{nationality}, {place}: {verdict}',
    transit: 'Transit',
    word: {
      FINE: 'Fine',
      TODO: 'To do',
      NO: 'Not possible',
      DEPENDS: 'Depends',
      UNKNOWN: 'Not known',
    },
    headline: {
      FINE: '{people, plural, one {The trip is possible} other {Everyone can travel}}, with nothing to do beforehand.',
      TODO: '{people, plural, one {The trip is possible} other {Everyone can travel}}, with {count, plural, one {one thing} other {# things}} to do beforehand.',
      NO: 'Not possible: {cells}.',
      DEPENDS: 'Depends on facts that are still missing: {cells}.',
      UNKNOWN: 'Not everything is known: {cells}.',
    },
    pair: '{nationality} → {place}',
    reason: {
      bar: { NO: { plain: 'Entry not allowed' } },
      openBar: { DEPENDS: { plain: 'Entry barred under conditions' } },
      entry: {
        TODO: { plain: 'Entry with restrictions' },
        DEPENDS: { plain: 'Entry depends', conflict: 'Entry: statements conflict' },
        UNKNOWN: { plain: 'State of entry not known' },
      },
      visa: {
        FINE: {
          plain:
            '{hasDays, select, yes {{days, plural, one {# day} other {# days}} without a visa} other {No visa needed}}',
        },
        TODO: {
          plain: 'Visa before the trip',
          tooLong: 'Longer than the {days, plural, one {# day} other {# days}} without a visa',
          online: 'E-visa',
          arrival: 'Visa on arrival',
          onlinearrival: 'E-visa or visa on arrival',
        },
        DEPENDS: {
          days: 'Days without a visa not certain',
          plain: 'Visa depends',
          conflict: 'Visa: statements conflict',
        },
        UNKNOWN: { plain: 'Visa: not stated' },
      },
      permit: {
        TODO: { plain: 'Travel authorisation' },
        DEPENDS: { plain: 'Travel authorisation depends', conflict: 'Travel authorisation: statements conflict' },
        UNKNOWN: { plain: 'Travel authorisation: not stated' },
      },
      document: {
        FINE: { passport: 'Passport', card: 'Identity card is enough' },
        TODO: { plain: 'Special travel document needed' },
        DEPENDS: { plain: 'Document depends', conflict: 'Document: statements conflict' },
        UNKNOWN: { plain: 'Document: not stated' },
      },
      forms: {
        TODO: { plain: 'Form to fill in' },
        DEPENDS: { plain: 'Form depends', conflict: 'Forms: statements conflict' },
      },
      vaccination: {
        TODO: { plain: 'Vaccination mandatory' },
        DEPENDS: { plain: 'Vaccination depends', conflict: 'Vaccination: statements conflict' },
      },
      insurance: {
        TODO: { plain: 'Health insurance mandatory' },
        DEPENDS: { plain: 'Health insurance depends', conflict: 'Health insurance: statements conflict' },
      },
      transitVisa: {
        FINE: { plain: 'No transit visa needed' },
        TODO: { plain: 'Transit visa needed' },
        DEPENDS: { plain: 'Transit visa depends', conflict: 'Transit visa: statements conflict' },
        UNKNOWN: { plain: 'Transit visa: not stated' },
      },
      transitPermit: {
        FINE: { plain: 'No transit authorisation needed' },
        TODO: { plain: 'Transit authorisation needed' },
        DEPENDS: { plain: 'Transit authorisation depends', conflict: 'Transit authorisation: statements conflict' },
        UNKNOWN: { plain: 'Transit authorisation: not stated' },
      },
    },
    more: '+ {count, plural, one {# more point} other {# more points}}',
    decisive: 'What decides',
    also: 'Also applies',
    barHint: 'Period and source stand with this destination under “Destinations”.',
    notStated: 'Nothing is stated about this. Check with the embassy before booking.',
    copy: 'Copy as text',
    print: 'Print',
    copied: 'The text is copied.',
    notCopied: 'The browser does not allow copying.',
    text: {
      asOf: 'As of: {moment}',
      source: 'Source: {source}',
      result: 'Result',
    },
  },
};

export const officialLists = {
  officialLists: {
    intro:
      'What the rules say about visas and travel authorisations, compared with official lists: for every ordinary passport and a private trip one month from today.',
    lists: 'Official list',
    dated: '{authority}, as of {date}',
    right: 'Agrees',
    unknown: 'Not known',
    unknownOf:
      '{count, plural, one {Show # passport without a statement} other {Show # passports without a statement}}',
    disputed: 'Differs',
    disputedOf: '{count, plural, one {Show # difference} other {Show # differences}}',
    disputedOnly: 'With differences',
    dispute: '{passport}: listed as {listed}, here {said}',
    saying: '{hasDays, select, yes {{what}, {days, plural, one {# day} other {# days}}} other {{what}}}',
    more: '{count, plural, one {and # more} other {and # more}}',
    empty: 'No official list',
    emptyText: 'There is no official list for any destination.',
    word: {
      FREE: 'visa-free',
      AUTHORISATION: 'travel authorisation',
      VISA: 'visa',
      E_VISA: 'e-visa',
      ON_ARRIVAL: 'visa on arrival',
      DEPENDS: 'depends on conditions',
      CONFLICTING: 'conflicting',
      UNKNOWN: 'not known',
    },
  },
};

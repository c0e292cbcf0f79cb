export const officialLists = {
  officialLists: {
    intro:
      'Wat de bepalingen over visa en reistoestemming zeggen, vergeleken met officiële lijsten: voor alle gewone paspoorten en een privéreis over een maand.',
    lists: 'Officiële lijst',
    dated: '{authority}, stand {date}',
    right: 'Komt overeen',
    unknown: 'Niet bekend',
    unknownOf: '{count, plural, one {# paspoort zonder uitspraak tonen} other {# paspoorten zonder uitspraak tonen}}',
    disputed: 'Wijkt af',
    disputedOf: '{count, plural, one {# afwijking tonen} other {# afwijkingen tonen}}',
    disputedOnly: 'Met afwijkingen',
    dispute: '{passport}: volgens de lijst {listed}, hier {said}',
    saying: '{hasDays, select, yes {{what}, {days, plural, one {# dag} other {# dagen}}} other {{what}}}',
    more: '{count, plural, one {en nog #} other {en nog #}}',
    empty: 'Geen officiële lijst',
    emptyText: 'Voor geen enkele bestemming is er een officiële lijst.',
    word: {
      FREE: 'visumvrij',
      AUTHORISATION: 'reistoestemming',
      VISA: 'visum',
      E_VISA: 'e-visum',
      ON_ARRIVAL: 'visum bij aankomst',
      DEPENDS: 'afhankelijk van voorwaarden',
      CONFLICTING: 'tegenstrijdig',
      UNKNOWN: 'niet bekend',
    },
  },
};

import type { reviewList as german } from '../de/review-list.js';

export const reviewList: typeof german = {
  console: {
    search: 'Zoeken',
    unknownEditor: 'onbekend',
    editor: 'Laatst gewijzigd',
  },
  reviewList: {
    status: 'Status vandaag',
    editor: 'Bewerkt door',
    unchecked: 'Al … dagen niet gecontroleerd',
    uncheckedWrong: 'Voer een geheel getal vanaf 1 in.',
    due: 'Alleen verstreken herinneringen',
    noFilters: 'Alle filters wissen',
    reminder: 'Herinnering',
    dueSince: 'verstreken: {date}',
    reviewsDue: 'Achterstallig',
    scheduled: 'Openstaande plannen',
    never: 'nooit gecontroleerd',
    neverSince: 'nooit gecontroleerd, stand per {date}',
    bulk: {
      check: 'Vandaag gecontroleerd',
      title:
        '{count, plural, one {# bepaling als vandaag gecontroleerd noteren?} other {# bepalingen als vandaag gecontroleerd noteren?}}',
      text: 'Hiermee legt u vast dat u alle gegevens met hun bronnen hebt vergeleken. De inhoud verandert niet en reizigers krijgen geen bericht.',
      done: '{count, plural, one {# bepaling is als gecontroleerd genoteerd.} other {# bepalingen zijn als gecontroleerd genoteerd.}}',
    },
  },
  provenance: { EDITORIAL: 'Redactie', IMPORTED: 'Geïmporteerd' },
  overview: {
    search: 'Land of landcode',
    shownLabel: 'Tonen',
    keys: 'Met de pijltjestoetsen, Home en End gaat u van land naar land.',
    shown: {
      ALL: 'Alle landen',
      STATED: 'Landen met bepaling',
      MISSING: 'Landen zonder bepaling',
      DEVIATING: 'Met afwijkingen in regio’s',
      REVIEWS_DUE: 'Met achterstallige gegevens',
      SCHEDULED: 'Met openstaande plannen',
      REMINDER: 'Met verstreken herinnering',
    },
    missing: 'geen bepaling',
    deviations: 'Afwijkingen',
    significant: 'Wezenlijk gewijzigd',
    inside: '{name}: {status}',
    more: 'en nog {count, number}',
    noted: { tourism: 'Regio’s, toeristisch', business: 'Regio’s, zakelijk' },
    empty: 'Geen land past bij deze filters',
    emptyText: 'Wijzig de zoekopdracht of de filters.',
  },
};

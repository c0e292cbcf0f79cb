import type { reviewList as german } from '../de/review-list.js';

export const reviewList: typeof german = {
  console: {
    saved: 'Opgeslagen.', search: 'Zoeken', actions: 'Acties', unknownEditor: 'onbekend',
    editor: 'Laatst gewijzigd', toList: 'Naar de lijst', notFound: 'Dit item bestaat niet.',
  },
  reviewList: {
    status: 'Status vandaag', editor: 'Bewerkt door', unchecked: 'Al … dagen niet gecontroleerd', uncheckedWrong: 'Voer een geheel getal vanaf 1 in.',
    due: 'Alleen verstreken herinneringen', noFilters: 'Alle filters wissen', reminder: 'Herinnering', dueSince: 'verstreken: {date}', overdue: 'Achterstallig', pending: 'Openstaande plannen', never: 'nooit gecontroleerd',
    choose: 'Selecteren: {name}', chooseAll: 'Alles op deze pagina selecteren',
    bulk: {
      chosen: '{count, plural, one {# bepaling geselecteerd} other {# bepalingen geselecteerd}}', clear: 'Selectie opheffen', check: 'Vandaag gecontroleerd',
      title: '{count, plural, one {# bepaling als vandaag gecontroleerd noteren?} other {# bepalingen als vandaag gecontroleerd noteren?}}',
      text: 'Hiermee legt u vast dat u alle gegevens met hun bronnen hebt vergeleken. De inhoud verandert niet en reizigers krijgen geen bericht.',
      done: '{count, plural, one {# bepaling is als gecontroleerd genoteerd.} other {# bepalingen zijn als gecontroleerd genoteerd.}}',
    },
    query: {
      label: 'Opgeslagen zoekopdracht', none: 'nog niets opgeslagen', choose: 'maak een keuze', other: 'niet opgeslagen', keep: 'Filters opslaan', title: 'Filters opslaan', name: 'Naam',
      nameHint: 'Onder deze naam vindt u de huidige filters terug.', kept: 'De zoekopdracht is opgeslagen.', delete: 'Zoekopdracht verwijderen: {name}', deleteTitle: 'Zoekopdracht ‘{name}’ verwijderen?',
      deleteText: 'Alleen het opgeslagen filter wordt verwijderd, geen bepaling.', unread: 'De opgeslagen zoekopdrachten konden niet worden gelezen.',
    },
  },
  origin: { EDITORIAL: 'Redactie', IMPORTED: 'Geïmporteerd' },
  overview: {
    search: 'Land of landcode', shownLabel: 'Tonen', count: '{count} van {total} landen', keys: 'Met de pijltjestoetsen, Home en End gaat u van land naar land.',
    shown: {
      ALL: 'Alle landen', STATED: 'Landen met bepaling', MISSING: 'Landen zonder bepaling', DEVIATING: 'Met afwijkingen in regio’s', OVERDUE: 'Met achterstallige gegevens',
      PENDING: 'Met openstaande plannen', REMINDER: 'Met verstreken herinnering',
    },
    missing: 'geen bepaling', deviations: 'Afwijkingen', significant: 'Wezenlijk gewijzigd', inside: '{name}: {status}', noted: { tourism: 'Regio’s, toeristisch', business: 'Regio’s, zakelijk' },
    empty: 'Geen land past bij deze filters', emptyText: 'Wijzig de zoekopdracht of de filters.',
  },
};

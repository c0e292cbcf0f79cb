import type { consoleTexts as german } from '../de/console.js';

export const consoleTexts: typeof german = {
  console: {
    sortBy: 'Sorteren op',
    sorted: { ASC: '{name}, oplopend', DESC: '{name}, aflopend', usual: 'Gebruikelijke volgorde' },
    pages: 'Pagina’s',
    saved: 'Opgeslagen.',
    toList: 'Naar de lijst',
    notFound: 'Dit item bestaat niet.',
    deleted: 'Verwijderd.',
    newTab: '{name}, opent in een nieuw tabblad',
    editNamed: 'Bewerken: {name}',
    choose: 'Selecteren: {name}',
    actions: 'Acties',
    deleteNamed: 'Verwijderen: {name}',
    bulkDelete: '{count, plural, one {# item verwijderen?} other {# items verwijderen?}}',
    bulkDeleteText: 'Wat nog in gebruik is, blijft staan; u krijgt dat te zien.',
  },
  reviewList: {
    filterCount: 'Filters{count, plural, =0 {} other { (#)}}',
    filters: 'Lijst filteren',
    typePlace: { REGION: 'Typ een regio', AIRPORT: 'Typ een luchthaven of IATA-code' },
  },
};

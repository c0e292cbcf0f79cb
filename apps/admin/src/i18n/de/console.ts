export const consoleTexts = {
  console: {
    sortBy: 'Sortieren nach',
    sorted: { ASC: '{name}, aufsteigend', DESC: '{name}, absteigend', usual: 'Übliche Reihenfolge' },
    pages: 'Seiten',
    saved: 'Gespeichert.',
    toList: 'Zur Liste',
    notFound: 'Diesen Eintrag gibt es nicht.',
    deleted: 'Gelöscht.',
    newTab: '{name}, öffnet in neuem Tab',
    editNamed: 'Bearbeiten: {name}',
    choose: 'Auswählen: {name}',
    actions: 'Aktionen',
    deleteNamed: 'Löschen: {name}',
    bulkDelete: '{count, plural, one {# Eintrag löschen?} other {# Einträge löschen?}}',
    bulkDeleteText: 'Was noch verwendet wird, bleibt stehen, und Sie erfahren es.',
  },
  reviewList: {
    filterCount: 'Filter{count, plural, =0 {} other { (#)}}',
    filters: 'Liste filtern',
    typePlace: { REGION: 'Region eingeben', AIRPORT: 'Flughafen oder IATA-Code eingeben' },
  },
};

export const palette = {
  palette: {
    label: 'Opvraging of pagina',
    hint: 'bijv. “DE TR naar TH 20.12.–5.1.” of de naam van een pagina',
    results: 'Suggesties',
    trip: 'Opvraging',
    recent: 'Laatst',
    screen: 'Pagina',
    tripTo: '{nationalities} vanaf {departure} naar {destinations}',
    tripDays: '{start} tot {end}, {purpose}',
    tripOpen: 'Reisdata aanvullen in de zoekopdracht',
    rest: 'Niet begrepen: {words}',
    none: 'Niets gevonden',
    keys: 'Pijltoetsen kiezen, Enter opent, Esc sluit',
    keysOfTrip:
      'Pijltoetsen kiezen, Enter opent, Tab kiest het volgende deel, Ctrl+Enter maakt de reispagina, Esc sluit',
  },
};

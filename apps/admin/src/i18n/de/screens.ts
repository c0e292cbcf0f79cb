export const screens = {
  menu: {
    scheduled: 'Entscheidungen',
    rules: 'Bestimmungen',
    todo: 'Zu erledigen',
    tools: 'Werkzeuge',
    decisions: '{count, plural, one {# Entscheidung steht aus} other {# Entscheidungen stehen aus}}',
    reviewsDue: '{count, plural, one {# Angabe ist überfällig} other {# Angaben sind überfällig}}',
  },
  restrictions: { create: 'Neue Bestimmung' },
  editing: { revision: { title: 'Fassungen' } },
  overview: { title: 'Interne Übersicht' },
  scheduled: { title: 'Offene Entscheidungen' },
  reviewsDue: { title: 'Aktualität' },
  imports: { title: 'Importe' },
  resources: {
    entryrestrictions: { title: 'Einreisebestimmungen' },
    textsnippets: { title: 'Textbausteine' },
    newstags: { title: 'Schlagwörter' },
    authorities: { title: 'Behörden' },
    officiallists: { title: 'Amtliche Listen' },
    regressioncases: { title: 'Prüfreisen' },
  },
};

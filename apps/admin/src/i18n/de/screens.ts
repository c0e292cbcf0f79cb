export const screens = {
  menu: {
    scheduled: 'Entscheidungen',
    rules: 'Bestimmungen',
    todo: 'Zu erledigen',
    tools: 'Werkzeuge',
    decisions: '{count, plural, one {# Entscheidung steht aus} other {# Entscheidungen stehen aus}}',
    reviewsDue: '{count, plural, one {# Angabe ist überfällig} other {# Angaben sind überfällig}}',
  },
  restrictions: { title: 'Einreisebestimmungen', create: 'Neue Bestimmung' },
  editing: { revision: { title: 'Fassungen' } },
  overview: { title: 'Interne Übersicht' },
  scheduled: { title: 'Offene Entscheidungen' },
  reviewsDue: { title: 'Aktualität' },
  snippets: { title: 'Textbausteine' },
  authorities: { title: 'Behörden' },
  regressionCases: { title: 'Prüfreisen' },
  imports: { title: 'Importe' },
};

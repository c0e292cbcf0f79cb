export const editorial = {
  snippets: {
    one: 'Textbaustein', add: 'Neuer Textbaustein', name: 'Name', nameHint: 'Unter diesem Namen finden Sie den Text beim Schreiben.', text: 'Text', languages: 'Sprachen',
    incomplete: 'eine Sprache fehlt', search: 'Name oder Text', empty: 'Noch keine Textbausteine', emptyText: 'Legen Sie Texte an, die Sie immer wieder brauchen. Beim Schreiben einer Bestimmung fügen Sie sie ein.',
    deleteTitle: 'Textbaustein „{name}“ löschen?', deleteText: 'Texte, in die er eingefügt wurde, bleiben, wie sie sind.',
  },
  authorities: {
    add: 'Neue Behörde', name: 'Name', type: 'Art', empty: 'Noch keine Behörden', emptyText: 'Angaben nennen die Behörde, von der sie stammen. Legen Sie die erste an.',
    types: { DESTINATION_COUNTRY: 'Behörden der Zielländer', FOREIGN_OFFICE: 'Außenministerien', HEALTH_INSTITUTE: 'Gesundheitsinstitute', OTHER: 'Andere' },
    deleteTitle: '„{name}“ löschen?', deleteText: 'Das geht nur, wenn keine Angabe mehr auf diese Behörde verweist.',
  },
  centre: {
    edit: 'Hinweis bearbeiten',
    field: { name: 'Name', infoCategory: 'Kategorie', link: 'Adresse ohne Sprache', linkDe: 'Adresse (Deutsch)', linkEn: 'Adresse (Englisch)', allowIframe: 'Darf hier angezeigt werden' },
    categoryHint: 'Wählen Sie eine vorhandene oder schreiben Sie eine neue.', linkHint: 'Für alle, in deren Sprache es keine eigene Adresse gibt. Mindestens eine Adresse ist nötig.',
    frameHint: 'Nur wenn die fremde Seite es zulässt, sonst bleibt die Fläche leer.',
    inbox: {
      heading: 'Eingegangene Rückmeldungen ({count})', withDone: 'Erledigte zeigen ({count})', empty: 'Alles erledigt.', from: '{name}, {date}', settle: 'Erledigt', settleNamed: 'Als erledigt vermerken: {name}',
      settled: 'Als erledigt vermerkt.', done: 'erledigt',
    },
  },
};

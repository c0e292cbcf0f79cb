export const centre = {
  centre: {
    title: 'Informationszentrum',
    noInfos: 'Sobald die Redaktion Seiten von Veranstaltern einträgt, stehen sie hier.',
    noAddress: 'ohne Adresse',
    show: 'Hier anzeigen',
    hide: 'Ausblenden',
    frameNote:
      'Sie sehen eine fremde Seite. Bleibt die Fläche leer, lässt diese Seite die Anzeige hier nicht zu; der Link darüber öffnet sie.',
    feedback: {
      heading: 'Rückmeldung an die Redaktion',
      intro: 'Stimmt eine Bestimmung nicht oder fehlt etwas? Nennen Sie das Land und möglichst die Quelle.',
      title: 'Worum geht es?',
      text: 'Ihre Nachricht',
      submit: 'Absenden',
      sent: 'Danke, Ihre Rückmeldung ist bei der Redaktion.',
    },
  },
  resources: {
    externalinfos: {
      title: 'Hinweise der Veranstalter',
      add: 'Hinweis hinzufügen',
      empty: 'Noch keine Hinweise',
      emptyText: 'Tragen Sie Seiten ein, auf denen Veranstalter über Einschränkungen informieren.',
      deleteTitle: 'Hinweis „{name}“ löschen?',
      deleteText: 'Er verschwindet für alle, die ihn hier lesen.',
    },
  },
};

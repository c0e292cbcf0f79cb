export const journeys = {
  journeys: {
    title: 'Reiseseiten', one: 'Reiseseite', tabs: { ALL: 'Alle', ONGOING: 'Laufend', UPCOMING: 'Bevorstehend', BUSINESS: 'Geschäftlich', PRIVATE: 'Privat', CRUISE: 'Kreuzfahrt' },
    tabsLabel: 'Reiseseiten filtern', noteFilter: 'Notiz enthält', createdAt: 'Angelegt', dateStart: 'Abreise', dateEnd: 'Rückkehr', departure: 'Abreiseland',
    destinations: 'Ziele', via: 'Über', type: 'Art', note: 'Notiz', status: 'Status', actions: 'Aktionen', email: 'E-Mail der Reisenden',
    state: { active: 'Aktiv', disabled: 'Deaktiviert', expired: 'Abgelaufen' },
    copyLink: 'Link kopieren: {name}', copied: 'Der Link ist in der Zwischenablage.', copyFailed: 'Kopieren war nicht möglich: {link}', openLink: 'Öffnen: {name}', edit: 'Bearbeiten: {name}',
    editTitle: 'Reiseseite bearbeiten', deactivate: 'Link deaktiviert', deactivateHint: 'Reisende sehen statt der Bestimmungen einen Hinweis.',
    confirmTitle: 'Link deaktivieren?', confirmText: 'Die Reisenden können die Seite danach nicht mehr öffnen. Sie können den Link später wieder aktivieren.',
    switchOff: 'Link deaktivieren: {name}', switchOn: 'Link wieder aktivieren: {name}', deactivated: 'Der Link ist deaktiviert.', activated: 'Der Link ist wieder aktiv.',
    confirm: 'Deaktivieren', saved: 'Die Reiseseite ist gespeichert.', empty: 'Noch keine Reiseseiten',
    emptyText: 'Suchen Sie Bestimmungen und legen Sie daraus eine Reiseseite an.', noMatch: 'Keine Reiseseite passt zu dieser Auswahl.',
    asOf: 'Früheren Stand zeigen: {name}', asOfTitle: 'Reiseseite zu einem früheren Zeitpunkt', asOfLabel: 'Stand vom', asOfShow: 'Anzeigen', asOfMissing: 'Bitte geben Sie Datum und Uhrzeit an.',
    asOfIntro: 'Zeigt, was die Reisenden zu diesem Zeitpunkt auf ihrer Seite lasen.', asOfBanner: 'So stand die Seite am {moment}.', asOfNotFound: 'Zu diesem Zeitpunkt gibt es keine Seite zu zeigen.', asOfClose: 'Schließen',
  },
};

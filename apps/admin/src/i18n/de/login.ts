/** Without ICU: the login loads before what formats messages. */
export const login = {
  login: {
    title: 'Anmelden',
    intro: 'Reisebestimmungen für Reisebüros und Veranstalter',
    username: 'Benutzername',
    password: 'Passwort',
    submit: 'Anmelden',
    failed: 'Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie Benutzername und Passwort.',
    tooMany: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
    ranOut: 'Ihre Sitzung ist abgelaufen. Nach der Anmeldung geht es dort weiter, wo Sie waren.',
    kept: 'Dieser Browser speichert Anmeldung, Sprache, Entwürfe und letzte Suchen. Tracking-Cookies gibt es nicht.',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    product: 'Landfall',
    language: 'Sprache',
    required: 'Pflichtfeld',
    forgot: 'Passwort vergessen?',
    network: 'Ein Fehler ist aufgetreten. Der Server ist nicht erreichbar.',
    error: 'Fehler: {message}',
    id: 'Kennung für Rückfragen: {id}',
  },
};

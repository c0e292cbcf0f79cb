export const shell = {
  app: {
    name: 'Landfall', menu: 'Hauptmenü', language: 'Sprache', loading: 'Wird geladen …', retry: 'Noch einmal versuchen', reload: 'Seite neu laden',
    error: 'Fehler: {message}', errorNetwork: 'Ein Fehler ist aufgetreten. Der Server ist nicht erreichbar.',
    errorId: 'Kennung für Rückfragen: {id}', close: 'Meldung schließen', requiredField: 'Pflichtfeld', optional: 'optional',
    noPermission: 'Sie haben keine Berechtigung, diesen Bereich zu bearbeiten.', noResults: 'Nichts gefunden', none: 'keine Angabe',
    invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.', newTab: 'öffnet in neuem Tab',
    chunkError: 'Ein Teil der Anwendung konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
    leaveTitle: 'Änderungen verwerfen?', leaveText: 'Ihre Änderungen sind nicht gespeichert und gehen verloren.',
    leave: 'Verwerfen', stay: 'Weiter bearbeiten', logout: 'Abmelden', profile: 'Angemeldet als {name}',
  },
  login: {
    title: 'Anmelden', intro: 'Reisebestimmungen für Reisebüros und Veranstalter', username: 'Benutzername', password: 'Passwort', submit: 'Anmelden',
    failed: 'Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie Benutzername und Passwort.',
    tooMany: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
    showPassword: 'Passwort anzeigen', hidePassword: 'Passwort verbergen',
  },
  status: { BLUE: 'Keine Einschränkungen', YELLOW: 'Teilweise Einschränkungen', RED: 'Einreise nicht möglich', GRAY: 'Keine Angabe', PURPLE: 'Widersprüchlich' },
  statusField: { BLUE: 'Blau: keine Einschränkungen', YELLOW: 'Gelb: teilweise', RED: 'Rot: nicht möglich', GRAY: 'Grau: nicht zutreffend', PURPLE: 'Lila: widersprüchlich' },
  summaryStatus: {
    OK: 'In Ordnung', REQUIRED: 'Erforderlich', REQUIRED_ONE: 'Für ein Ziel erforderlich', REQUIRED_MANY: 'Für mehrere Ziele erforderlich',
    REQUIRED_ALL: 'Für alle Ziele erforderlich', UNKNOWN: 'Nicht bekannt',
  },
  place: { airport: '{name} ({iata}), {country}', region: '{name}, {country}' },
  placeType: { COUNTRY: 'Land', REGION: 'Region', AIRPORT: 'Flughafen' },
  purpose: { PRIVATE: 'Privat', BUSINESS: 'Geschäftlich', CRUISE: 'Kreuzfahrt' },
  origin: { EDITORIAL: 'Redaktion', IMPORTED: 'Importiert' },
};

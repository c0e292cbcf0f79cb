export const evidence = {
  evidence: {
    title: 'Nachweis der Reiseinformation',
    what: 'Ein signiertes PDF: was die Seite vor Vertragsschluss und vor der Abreise gesagt hat, welche Mails dazu hinausgingen, und der Satz für die Rechnung. Namen und Adressen stehen nicht darin.',
    contractOn: 'Tag des Vertragsschlusses',
    contractHint: 'Ohne Angabe gilt die erste Fassung, die gezeigt wurde.',
    download: 'Nachweis herunterladen',
    saved: '{count, plural, one {{name} gespeichert, mit einem Eintrag.} other {{name} gespeichert, mit # Einträgen.}}',
    nothing: 'Zu dieser Reiseseite ist noch nichts festgehalten.',
  },
};

export const goldens = {
  goldens: {
    one: 'Prüfreise', add: 'Neue Prüfreise', name: 'Name', nameHint: 'Etwa: Familie mit türkischem Pass nach Thailand.', note: 'Notiz', noteHint: 'Warum es auf diese Auskunft ankommt.',
    intro: 'Prüfreisen sind Reisen, deren Auskunft Sie kennen. Würde eine Änderung eine davon umwerfen, entscheidet eine zweite Person.', empty: 'Noch keine Prüfreisen',
    state: 'Zustand', holds: 'Hält', broken: '{count, plural, one {# Erwartung hält nicht} other {# Erwartungen halten nicht}}', trip: 'Reise', via: 'über {names}', dates: 'Reisezeit',
    inDays: '{count, plural, =0 {ab heute} one {ab morgen} other {in # Tagen}}', nightCount: '{count, plural, =0 {Rückreise am selben Tag} one {# Nacht} other {# Nächte}}', expectations: 'Erwartungen',
    startsInDays: 'Abreise in … Tagen', nights: 'Nächte', expected: 'Erwartet', actual: 'Ist', expectedCount: '{count, plural, =0 {Noch nichts erwartet} one {# Erwartung} other {# Erwartungen}}',
    ask: 'Jetzige Auskunft holen', askHint: 'Haken Sie an, was diese Reise auch künftig zur Antwort bekommen muss. Texte stehen nicht zur Wahl, denn sie dürfen umformuliert werden.',
    outdated: 'Die Reise wurde geändert. Holen Sie die Auskunft noch einmal.', status: 'Status der Ziele', takeAll: 'Alle übernehmen', takeAllOf: 'Alle übernehmen: {name}', otherwise: 'erwartet:', drop: 'Nicht mehr erwarten',
    dropNamed: 'Nicht mehr erwarten: {name}', notOffered: 'Erwartet, aber nicht Teil der jetzigen Auskunft', kept: 'Erwartet wird', deleteTitle: 'Prüfreise „{name}“ löschen?', deleteText: 'Danach hält sie keine Änderung mehr auf.',
    problem: { startsInDays: 'Bitte eine ganze Zahl von 0 bis {max} eingeben.', nights: 'Bitte eine ganze Zahl von 0 bis {max} eingeben.', expectations: 'Bitte haken Sie mindestens eine Erwartung an.' },
    key: {
      Status: 'Status', ID_OR_PASSPORT: 'Ausweis oder Pass', VISA: 'Visum', ENTRY_PERMIT: 'Einreisegenehmigung', HEALTH_INSURANCE: 'Krankenversicherung', IMMUNISATION: 'Impfungen', DRIVING_PERMIT: 'Internationaler Führerschein',
      EXTRA_FORMS: 'Weitere Formulare', CHILDRENS_PASSPORT: 'Kinderreisepass',
    },
  },
};

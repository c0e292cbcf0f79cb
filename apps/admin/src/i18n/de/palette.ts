export const palette = {
  palette: {
    label: 'Auskunft oder Seite',
    hint: 'z. B. „DE TR nach TH 20.12.–5.1.“ oder der Name einer Seite',
    results: 'Vorschläge',
    trip: 'Auskunft',
    recent: 'Zuletzt',
    screen: 'Seite',
    tripTo: '{nationalities} ab {departure} nach {destinations}',
    tripDays: '{start} bis {end}, {purpose}',
    tripOpen: 'Reisedaten in der Suche ergänzen',
    rest: 'Nicht verstanden: {words}',
    none: 'Nichts gefunden',
    keys: 'Pfeiltasten wählen, Eingabe öffnet, Esc schließt',
    keysOfTrip:
      'Pfeiltasten wählen, Eingabe öffnet, Tab wählt den nächsten Teil, Strg+Eingabe legt die Reiseseite an, Esc schließt',
  },
};

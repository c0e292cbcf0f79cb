export const news = {
  news: {
    lists: { all: 'Alle ({count})', important: 'Wichtig ({count})', application: 'Aus Landfall ({count})' },
    states: { NEW: 'Neu', CHANGED: 'Aktualisiert' },
    important: 'Wichtig',
    updated: 'aktualisiert {at}, zuerst {first}',
    markAll: 'Alles gelesen',
    empty: 'Keine Nachrichten',
    emptyText: 'Hier stehen Meldungen der Redaktion zu Einreise, Gebühren und Verkehr, die neuesten zuerst.',
    ticker: 'Wichtige Nachrichten im Durchlauf',
    tickerShort: 'Ticker',
    pause: 'Ticker anhalten',
    run: 'Ticker fortsetzen',
  },
};

export const news = {
  news: {
    lists: { all: 'Alle ({count})', important: 'Belangrijk ({count})', application: 'Over Landfall ({count})' },
    states: { NEW: 'Nieuw', CHANGED: 'Bijgewerkt' },
    important: 'Belangrijk',
    updated: 'bijgewerkt {at}, eerst {first}',
    markAll: 'Alles gelezen',
    empty: 'Geen nieuws',
    emptyText: 'Hier staan berichten van de redactie over toegang, kosten en verkeer, de nieuwste bovenaan.',
    ticker: 'Belangrijk nieuws, doorlopend',
    tickerShort: 'Ticker',
    pause: 'Ticker stilzetten',
    run: 'Ticker hervatten',
  },
};

export const news = {
  news: {
    lists: { all: 'All ({count})', important: 'Important ({count})', application: 'About Landfall ({count})' },
    states: { NEW: 'New', CHANGED: 'Updated' },
    important: 'Important',
    updated: 'updated {at}, first published {first}',
    markAll: 'Mark all as read',
    empty: 'No news',
    emptyText: 'Reports of the editors on entry, fees and traffic appear here, the newest first.',
    ticker: 'Important news, running past',
    tickerShort: 'Ticker',
    pause: 'Pause the ticker',
    run: 'Let the ticker run',
  },
};

export const palette = {
  palette: {
    label: 'Lookup or screen',
    hint: 'e.g. “DE TR to TH 20.12.–5.1.” or the name of a screen',
    results: 'Suggestions',
    trip: 'Lookup',
    recent: 'Recent',
    screen: 'Screen',
    tripTo: '{nationalities} from {departure} to {destinations}',
    tripDays: '{start} to {end}, {purpose}',
    tripOpen: 'Add the dates in the search',
    rest: 'Not understood: {words}',
    none: 'Nothing found',
    keys: 'Arrow keys choose, Enter opens, Esc closes',
    keysOfTrip:
      'Arrow keys choose, Enter opens, Tab selects the next part, Ctrl+Enter creates the trip page, Esc closes',
  },
};

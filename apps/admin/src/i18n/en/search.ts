import type { search as german } from '../de/search.js';

export const search: typeof german = {
  search: {
    title: 'Search entry requirements', menu: 'Search', nationalities: 'Nationalities', departure: 'Departure from', destinations: 'Add a destination',
    destinationList: 'Destinations in the order of the trip', destinationCount: '{count} of {max}, in the order of the trip',
    nationalityCount: '{count} of {max}', transits: 'Transit airports', transitsHint: 'optional, airports only',
    dateStart: 'Departure date', dateEnd: 'Return date', purpose: 'Purpose of travel', submit: 'Show',
    moveUp: 'Move {name} up', moveDown: 'Move {name} down', removePlace: 'Remove {name}',
    moved: '{name} is now destination {position} of {count}.', added: '{name} added.', removed: '{name} removed.',
    reset: 'Reset', lately: 'searched lately',
    recent: 'Recent searches', emptyTitle: 'Where is the trip going?',
    emptyText: 'Choose nationalities, destinations and dates. Country codes such as “TH” are understood.',
    lookupFailed: 'The place search cannot be reached at the moment. You can still choose countries.',
    typeMore: 'Type a country, region or airport', airportOnly: 'Type an airport or IATA code',
    problem: {
      nationalityMissing: 'Please choose at least one nationality.', nationalityTooMany: 'At most {max} nationalities are possible.',
      departureMissing: 'Please choose the country of departure.', destinationMissing: 'Please choose at least one destination.',
      destinationTooMany: 'At most {max} destinations are possible.', dateMissing: 'Please enter a date.', dateInvalid: 'This date does not exist.',
      dateOrder: 'The departure date must not be later than the return date.',
    },
  },
};

import type { shell as german } from '../de/shell.js';

export const shell: typeof german = {
  app: {
    name: 'Landfall', documentTitle: '{screen} – {name}', menu: 'Main menu', language: 'Language', loading: 'Loading …', retry: 'Try again', reload: 'Reload page',
    error: 'Error: {message}', errorNetwork: 'An error occurred. The server cannot be reached.',
    errorId: 'Reference for questions: {id}', close: 'Close message', requiredField: 'Required field', optional: 'optional',
    noPermission: 'You do not have permission to edit this area.', noResults: 'No results found', none: 'not stated',
    invalidEmail: 'Please enter a valid e-mail address', newTab: 'opens in a new tab',
    chunkError: 'A part of the application could not be loaded. Please reload the page.',
    textsError: 'The texts could not be loaded. Please check your connection.',
    leaveTitle: 'Discard changes?', leaveText: 'Your changes are not saved and will be lost.',
    leave: 'Discard', stay: 'Keep editing', logout: 'Log out', account: 'Account', profile: 'Logged in as {name}',
  },
  login: {
    title: 'Log in', intro: 'Entry requirements for travel agencies and tour operators', username: 'Username', password: 'Password', submit: 'Log in',
    failed: 'Login failed. Please check your username and password.',
    tooMany: 'Too many attempts. Please try again later.',
    ranOut: 'Your session has expired. Once you have logged in, you will be back where you were.',
    kept: 'This browser keeps your login, language, drafts and recent searches. There are no tracking cookies.',
    showPassword: 'Show password', hidePassword: 'Hide password',
  },
  status: { BLUE: 'No restrictions', YELLOW: 'Some restrictions', RED: 'Entry not possible', GRAY: 'Not stated', PURPLE: 'Conflicting' },
  statusField: { BLUE: 'Blue: no restrictions', YELLOW: 'Yellow: partial', RED: 'Red: not possible', GRAY: 'Grey: not applicable', PURPLE: 'Purple: conflicting' },
  summaryStatus: {
    OK: 'OK', REQUIRED: 'Required', REQUIRED_ONE: 'Required for one destination', REQUIRED_MANY: 'Required for several destinations',
    REQUIRED_ALL: 'Required for all destinations', UNKNOWN: 'Not known',
  },
  place: { airport: '{name} ({iata}), {country}', region: '{name}, {country}' },
  placeType: { COUNTRY: 'Country', REGION: 'Region', AIRPORT: 'Airport' },
  purpose: { PRIVATE: 'Private', BUSINESS: 'Business', CRUISE: 'Cruise' },
};

import type { reviewList as german } from '../de/review-list.js';

export const reviewList: typeof german = {
  console: {
    saved: 'Saved.', search: 'Search', actions: 'Actions', unknownEditor: 'unknown',
    editor: 'Last changed', toList: 'To the list', notFound: 'This entry does not exist.',
  },
  reviewList: {
    status: 'Status today', editor: 'Edited by', unchecked: 'Not checked for … days', uncheckedWrong: 'Please enter a whole number from 1.',
    due: 'Due reminders only', noFilters: 'Remove all filters', reminder: 'Reminder', dueSince: 'due: {date}', overdue: 'Overdue', pending: 'Open plans', never: 'never checked',
    choose: 'Select: {name}', chooseAll: 'Select all on this page',
    bulk: {
      chosen: '{count, plural, one {# restriction selected} other {# restrictions selected}}', clear: 'Clear selection', check: 'Checked today',
      title: '{count, plural, one {Note # restriction as checked today?} other {Note # restrictions as checked today?}}',
      text: 'You confirm that you have compared all details with their sources. The content does not change, and no traveller is notified.',
      done: '{count, plural, one {# restriction is noted as checked.} other {# restrictions are noted as checked.}}',
    },
    query: {
      label: 'Saved query', none: 'none saved yet', choose: 'please choose', other: 'not saved', keep: 'Save filters', title: 'Save filters', name: 'Name',
      nameHint: 'You will find the present filters under this name.', kept: 'The query has been saved.', delete: 'Delete query: {name}', deleteTitle: 'Delete the query “{name}”?',
      deleteText: 'Only the saved filter is deleted, no restriction.', unread: 'The saved queries could not be read.',
    },
  },
  origin: { EDITORIAL: 'Editorial', IMPORTED: 'Imported' },
  overview: {
    search: 'Country or country code', shownLabel: 'Show', count: '{count} of {total} countries', keys: 'Arrow keys, Home and End move between the countries.',
    shown: {
      ALL: 'All countries', STATED: 'Countries with a restriction', MISSING: 'Countries without a restriction', DEVIATING: 'With deviations in regions', OVERDUE: 'With overdue details',
      PENDING: 'With open plans', REMINDER: 'With a due reminder',
    },
    missing: 'no restriction', deviations: 'Deviations', significant: 'Significant change', inside: '{name}: {status}', noted: { tourism: 'Regions, tourism', business: 'Regions, business' },
    empty: 'No country fits these filters', emptyText: 'Change the search or the filters.',
  },
};

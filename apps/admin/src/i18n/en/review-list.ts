import type { reviewList as german } from '../de/review-list.js';

export const reviewList: typeof german = {
  console: {
    search: 'Search',
    unknownEditor: 'unknown',
    editor: 'Last changed',
  },
  reviewList: {
    status: 'Status today',
    editor: 'Edited by',
    unchecked: 'Not checked for … days',
    uncheckedWrong: 'Please enter a whole number from 1.',
    due: 'Due reminders only',
    noFilters: 'Remove all filters',
    reminder: 'Reminder',
    dueSince: 'due: {date}',
    reviewsDue: 'Overdue',
    scheduled: 'Open plans',
    never: 'never checked',
    neverSince: 'never checked, as of {date}',
    bulk: {
      check: 'Checked today',
      title:
        '{count, plural, one {Note # restriction as checked today?} other {Note # restrictions as checked today?}}',
      text: 'You confirm that you have compared all details with their sources. The content does not change, and no traveller is notified.',
      done: '{count, plural, one {# restriction is noted as checked.} other {# restrictions are noted as checked.}}',
    },
  },
  provenance: { EDITORIAL: 'Editorial', IMPORTED: 'Imported' },
  overview: {
    search: 'Country or country code',
    shownLabel: 'Show',
    keys: 'Arrow keys, Home and End move between the countries.',
    shown: {
      ALL: 'All countries',
      STATED: 'Countries with a restriction',
      MISSING: 'Countries without a restriction',
      DEVIATING: 'With deviations in regions',
      REVIEWS_DUE: 'With overdue details',
      SCHEDULED: 'With open plans',
      REMINDER: 'With a due reminder',
    },
    missing: 'no restriction',
    deviations: 'Deviations',
    significant: 'Significant change',
    inside: '{name}: {status}',
    more: 'and {count, number} more',
    noted: { tourism: 'Regions, tourism', business: 'Regions, business' },
    empty: 'No country fits these filters',
    emptyText: 'Change the search or the filters.',
  },
};

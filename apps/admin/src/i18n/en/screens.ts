import type { screens as german } from '../de/screens.js';

export const screens: typeof german = {
  menu: {
    map: 'World map',
    reach: 'Where can this passport go?',
    countries: 'Country information',
    riskMatrix: 'Risk matrix',
    scheduled: 'Decisions',
    rules: 'Rules',
    todo: 'To do',
    tools: 'Tools',
    decisions: '{count, plural, one {# decision is awaited} other {# decisions are awaited}}',
    reviewsDue: '{count, plural, one {# detail is overdue} other {# details are overdue}}',
  },
  restrictions: { create: 'New restriction' },
  editing: { revision: { title: 'Versions' } },
  overview: { title: 'Internal overview' },
  scheduled: { title: 'Awaiting decisions' },
  reviewsDue: { title: 'Freshness' },
  imports: { title: 'Imports' },
  resources: {
    entryrestrictions: { title: 'Entry restrictions' },
    textsnippets: { title: 'Text snippets' },
    newstags: { title: 'News tags' },
    authorities: { title: 'Authorities' },
    comingends: { title: 'Ends soon' },
    officiallists: { title: 'Official lists' },
    regressioncases: { title: 'Test trips' },
  },
};

import type { screens as german } from '../de/screens.js';

export const screens: typeof german = {
  menu: {
    scheduled: 'Decisions',
    rules: 'Rules',
    todo: 'To do',
    tools: 'Tools',
    decisions: '{count, plural, one {# decision is awaited} other {# decisions are awaited}}',
    reviewsDue: '{count, plural, one {# detail is overdue} other {# details are overdue}}',
  },
  restrictions: { title: 'Entry restrictions', create: 'New restriction' },
  editing: { revision: { title: 'Versions' } },
  overview: { title: 'Internal overview' },
  scheduled: { title: 'Awaiting decisions' },
  reviewsDue: { title: 'Freshness' },
  snippets: { title: 'Text snippets' },
  authorities: { title: 'Authorities' },
  regressionCases: { title: 'Test trips' },
  imports: { title: 'Imports' },
};

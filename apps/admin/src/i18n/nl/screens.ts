import type { screens as german } from '../de/screens.js';

export const screens: typeof german = {
  menu: {
    map: 'Wereldkaart',
    reach: 'Waarheen met dit paspoort?',
    countries: 'Landeninformatie',
    riskMatrix: 'Risicomatrix',
    scheduled: 'Beslissingen',
    rules: 'Bepalingen',
    todo: 'Te doen',
    tools: 'Hulpmiddelen',
    decisions: '{count, plural, one {# beslissing staat open} other {# beslissingen staan open}}',
    reviewsDue: '{count, plural, one {# gegeven is achterstallig} other {# gegevens zijn achterstallig}}',
  },
  restrictions: { create: 'Nieuwe bepaling' },
  editing: { revision: { title: 'Versies' } },
  overview: { title: 'Intern overzicht' },
  scheduled: { title: 'Openstaande beslissingen' },
  reviewsDue: { title: 'Actualiteit' },
  imports: { title: 'Imports' },
  resources: {
    entryrestrictions: { title: 'Inreisbepalingen' },
    textsnippets: { title: 'Tekstbouwstenen' },
    newstags: { title: 'Trefwoorden' },
    authorities: { title: 'Instanties' },
    comingends: { title: 'Loopt binnenkort af' },
    officiallists: { title: 'Officiële lijsten' },
    regressioncases: { title: 'Toetsreizen' },
  },
};

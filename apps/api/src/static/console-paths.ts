/** Every screen of the console that is no resource; `:id` stands for one segment. */
export const CONSOLE_SCREENS = [
  '/',
  '/login',
  '/newsboard',
  '/news',
  '/events',
  '/events-map',
  '/search',
  '/destination/overview',
  '/map',
  '/where-to',
  '/risk-matrix',
  '/countries-information',
  '/informationcenter',
  '/internal/entryrestrictionoverview',
  '/profile/edit',
  '/organisation/countries-selection',
  '/organisation/cruise-lines',
  '/organisation/mytrip-settings',
  '/organisation/mycruise-settings',
  '/widget/settings',
  '/mails',
  '/imports',
  '/imports/:id',
];

/** Addresses that bookmarks still hold. */
export const FORMER_SCREENS = ['/pendingrevisions', '/overdue', '/goldentravellers'];

/** Resources of the console: lists with their records below. */
export const CONSOLE_RESOURCES = [
  'authorities',
  'comingends',
  'countryoverview',
  'entryrestrictions',
  'externalinfos',
  'feedback',
  'importruns',
  'importschedules',
  'mytrip-history',
  'news-admin',
  'newstags',
  'officiallists',
  'organisations',
  'regressioncases',
  'reviewsdue',
  'scheduledrevisions',
  'textsnippets',
  'users',
];

const PATTERN = new RegExp(
  `^(${[
    ...[...CONSOLE_SCREENS, ...FORMER_SCREENS].map((path) => path.replaceAll(':id', '[^/]+').replace(/^\/$/, '')),
    ...CONSOLE_RESOURCES.map((name) => `/${name}(/.*)?`),
  ].join('|')})/?$`,
  'i',
);

/** Whether the console has a screen at a path, with or without a slash at its end. */
export const isConsolePath = (path: string): boolean => PATTERN.test(path);

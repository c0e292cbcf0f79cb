import type { Rights } from '../session/rights.js';

export interface ScreenEntry {
  path: string;
  /** The key of its name. */
  key: string;
}

const STAFF: readonly ScreenEntry[] = [
  { path: '/entryrestrictions', key: 'resources.entryrestrictions.title' },
  { path: '/scheduledrevisions', key: 'scheduled.title' },
  { path: '/reviewsdue', key: 'reviewsDue.title' },
  { path: '/comingends', key: 'resources.comingends.title' },
  { path: '/officiallists', key: 'resources.officiallists.title' },
  { path: '/internal/entryrestrictionoverview', key: 'overview.title' },
  { path: '/textsnippets', key: 'resources.textsnippets.title' },
  { path: '/newstags', key: 'resources.newstags.title' },
  { path: '/authorities', key: 'resources.authorities.title' },
  { path: '/regressioncases', key: 'resources.regressioncases.title' },
  { path: '/imports', key: 'imports.title' },
];

/** The screens that somebody with these rights may open. */
export function screensFor({ isStaff, codenames }: Rights, hasOrganisation: boolean): ScreenEntry[] {
  const holds = (codename: string): boolean => codenames.includes(codename);
  return [
    { path: '/search', key: 'search.menu' },
    ...(hasOrganisation && holds('DestinationManagerListMyJourney')
      ? [{ path: '/mytrip-history', key: 'journeys.title' }]
      : []),
    ...(holds('DestinationManager')
      ? [
          { path: '/where-to', key: 'menu.reach' },
          { path: '/map', key: 'menu.map' },
        ]
      : []),
    ...(holds('DestinationManagerCDB')
      ? [
          { path: '/countries-information', key: 'menu.countries' },
          { path: '/risk-matrix', key: 'menu.riskMatrix' },
        ]
      : []),
    { path: '/informationcenter', key: 'centre.title' },
    ...(isStaff ? STAFF : []),
  ];
}

import CampaignIcon from '@mui/icons-material/Campaign';
import ExploreIcon from '@mui/icons-material/Explore';
import EventsIcon from '@mui/icons-material/CrisisAlert';
import EventsMapIcon from '@mui/icons-material/Place';
import FlagIcon from '@mui/icons-material/Flag';
import GridOnIcon from '@mui/icons-material/GridOn';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import NewspaperIcon from '@mui/icons-material/NewspaperOutlined';
import MapIcon from '@mui/icons-material/Map';
import PublicIcon from '@mui/icons-material/Public';
import SearchIcon from '@mui/icons-material/Search';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Rights } from '../session/rights.js';
import type { ScreenEntry } from '../palette/usePaletteEntries.js';
import { resources } from './resources.js';

interface Screen extends ScreenEntry {
  icon: SvgIconComponent;
  /** The letter that leads there after G. */
  goKey?: string;
  /** Without it everybody may open the screen. */
  codename?: string;
  /** Belongs to an organisation; an editor may have none. */
  isOfOrganisation?: boolean;
}

const SCREENS: readonly Screen[] = [
  { path: '/newsboard', goKey: 'h', key: 'menu.board', icon: HomeIcon },
  { path: '/search', goKey: 's', key: 'search.menu', icon: SearchIcon },
  {
    path: '/mytrip-history',
    goKey: 't',
    key: 'journeys.title',
    icon: PublicIcon,
    codename: 'DestinationManagerListMyJourney',
    isOfOrganisation: true,
  },
  { path: '/where-to', goKey: 'w', key: 'menu.reach', icon: ExploreIcon, codename: 'DestinationManager' },
  { path: '/map', goKey: 'm', key: 'menu.map', icon: MapIcon, codename: 'DestinationManager' },
  {
    path: '/countries-information',
    goKey: 'c',
    key: 'menu.countries',
    icon: FlagIcon,
    codename: 'DestinationManagerCDB',
  },
  { path: '/risk-matrix', goKey: 'r', key: 'menu.riskMatrix', icon: GridOnIcon, codename: 'DestinationManagerCDB' },
  { path: '/events', goKey: 'e', key: 'menu.events', icon: EventsIcon, codename: 'DestinationManagerEvents' },
  { path: '/events-map', key: 'menu.eventsMap', icon: EventsMapIcon, codename: 'DestinationManagerEvents' },
  { path: '/news', goKey: 'n', key: 'menu.news', icon: NewspaperIcon },
  { path: '/informationcenter', goKey: 'i', key: 'centre.title', icon: CampaignIcon },
];

/** What the menu of the account leads to. */
const SETTINGS: readonly Omit<Screen, 'icon'>[] = [
  { path: '/profile/edit', key: 'menu.profile' },
  ...[
    { path: '/organisation/countries-selection', key: 'menu.favouriteCountries' },
    { path: '/organisation/cruise-lines', key: 'menu.favouriteLines' },
    { path: '/organisation/mytrip-settings', key: 'menu.tripSettings' },
    { path: '/organisation/mycruise-settings', key: 'menu.cruiseSettings' },
  ].map((screen) => ({ ...screen, codename: 'DestinationManager', isOfOrganisation: true })),
  {
    path: '/widget/settings',
    key: 'menu.widgetSettings',
    codename: 'DestinationManagerWidget',
    isOfOrganisation: true,
  },
];

/** Screens of staff that are no list of a resource. */
const OTHERS_OF_STAFF: readonly ScreenEntry[] = [
  { path: '/internal/entryrestrictionoverview', key: 'overview.title' },
  { path: '/scheduledrevisions', key: 'scheduled.title' },
  { path: '/reviewsdue', key: 'reviewsDue.title' },
  { path: '/imports', key: 'imports.title' },
  { path: '/mails', key: 'menu.mails' },
];

/** The screens that agents have as well, as far as these rights open them. */
export const screensOfAll = (rights: Rights, hasOrganisation: boolean): Screen[] =>
  opened(SCREENS, rights, hasOrganisation);

/** The settings that these rights open. */
export const settingsFor = (rights: Rights, hasOrganisation: boolean): ScreenEntry[] =>
  opened(SETTINGS, rights, hasOrganisation);

const opened = <S extends Omit<Screen, 'icon'>>(
  screens: readonly S[],
  { codenames }: Rights,
  hasOrganisation: boolean,
): S[] =>
  screens.filter(
    ({ codename, isOfOrganisation = false }) =>
      (codename === undefined || codenames.includes(codename)) && (!isOfOrganisation || hasOrganisation),
  );

/** Every screen that these rights open. */
export const screensFor = (rights: Rights, hasOrganisation: boolean): ScreenEntry[] => [
  ...screensOfAll(rights, hasOrganisation),
  ...settingsFor(rights, hasOrganisation),
  ...(rights.isStaff
    ? [
        ...resources
          .filter(({ menu }) => menu !== undefined)
          .map(({ name }) => ({ path: `/${name}`, key: `resources.${name}.title` })),
        ...OTHERS_OF_STAFF,
      ]
    : []),
];

import { lazy } from 'react';
import { lazyScreen } from './lazy-screen.js';

export const ConsoleLogin = lazy(() => import('../login/ConsoleLogin.js'));
export const SectionsPage = lazy(() => import('../settings/SectionsPage.js'));
export const ImportRunPage = lazy(() => import('../imports/ImportRunPage.js'));

/** Screens that an address alone leads to. */
export const SCREEN_BY_PATH = {
  '/newsboard': lazyScreen(() => import('../newsboard/BoardPage.js')),
  '/news': lazyScreen(() => import('../news/NewsPage.js')),
  '/events': lazyScreen(() => import('../events/EventsPage.js')),
  '/events-map': lazyScreen(() => import('../events/EventsMapPage.js')),
  '/search': lazyScreen(() => import('../search/SearchPage.js')),
  '/destination/overview': lazyScreen(() => import('../answer/AnswerPage.js')),
  '/map': lazyScreen(() => import('../map/MapPage.js')),
  '/where-to': lazyScreen(() => import('../map/ReachPage.js')),
  '/risk-matrix': lazyScreen(() => import('../map/RiskMatrixPage.js')),
  '/countries-information': lazyScreen(() => import('../map/CountryDatabasePage.js')),
  '/informationcenter': lazyScreen(() => import('../information-centre/InformationCentre.js')),
  '/internal/entryrestrictionoverview': lazyScreen(() => import('../restrictions/overview/OverviewPage.js')),
  '/profile/edit': lazyScreen(() => import('../settings/ProfilePage.js')),
  '/organisation/countries-selection': lazyScreen(() => import('../settings/CountrySelectionPage.js')),
  '/organisation/cruise-lines': lazyScreen(() => import('../settings/CruiseLinesPage.js')),
  '/widget/settings': lazyScreen(() => import('../settings/WidgetPage.js')),
  '/mails': lazyScreen(() => import('../mails/MailsPage.js')),
  '/imports': lazyScreen(() => import('../imports/ImportsPage.js')),
};

/** Loads the screen of an address beside what the console begins with; of another address, nothing. */
export async function prepareScreen(path: string): Promise<void> {
  const shown = path === '/' ? '/newsboard' : path.replace(/\/$/, '');
  const screen = Object.entries(SCREEN_BY_PATH).find(([of]) => shown === of)?.[1];
  await screen?.prepare();
}

import { QueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { CssBaseline } from '@mui/material';
import {
  AccessDenied,
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  Error,
  localStorageStore,
  Resource,
} from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import type { TextStore } from '../i18n/text-store.js';
import { AppLayout } from './AppLayout.js';
import { authProvider } from './auth-provider.js';
import { dataProviderWith } from './data-provider.js';
import { EditorTextsContext } from '../ui/editor-texts-context.js';
import { FirstLoading } from './FirstLoading.js';
import { LanguageContext } from '../ui/language-context.js';
import { NotFoundPage } from './NotFoundPage.js';
import { Notices } from './Notices.js';
import { resources } from './resources.js';
import { savedQueryApi } from './saved-query-api.js';
import { storeWithSavedQueries } from './saved-query-store.js';
import { keepLanguage, type UiLanguage } from '../session/session.js';
import { themesIn } from './theme.js';

const ConsoleLogin = lazy(() => import('../login/ConsoleLogin.js'));
const BoardPage = lazy(() => import('../newsboard/BoardPage.js'));
const NewsPage = lazy(() => import('../news/NewsPage.js'));
const EventsPage = lazy(() => import('../events/EventsPage.js'));
const EventsMapPage = lazy(() => import('../events/EventsMapPage.js'));
const ProfilePage = lazy(() => import('../settings/ProfilePage.js'));
const CountrySelectionPage = lazy(() => import('../settings/CountrySelectionPage.js'));
const CruiseLinesPage = lazy(() => import('../settings/CruiseLinesPage.js'));
const SectionsPage = lazy(() => import('../settings/SectionsPage.js'));
const WidgetPage = lazy(() => import('../settings/WidgetPage.js'));
const SearchPage = lazy(() => import('../search/SearchPage.js'));
const AnswerPage = lazy(() => import('../answer/AnswerPage.js'));
const MapPage = lazy(() => import('../map/MapPage.js'));
const ReachPage = lazy(() => import('../map/ReachPage.js'));
const RiskMatrixPage = lazy(() => import('../map/RiskMatrixPage.js'));
const CountryDatabasePage = lazy(() => import('../map/CountryDatabasePage.js'));
const OverviewPage = lazy(() => import('../restrictions/overview/OverviewPage.js'));
const InformationCentre = lazy(() => import('../information-centre/InformationCentre.js'));
const ImportsPage = lazy(() => import('../imports/ImportsPage.js'));
const ImportRunPage = lazy(() => import('../imports/ImportRunPage.js'));

/** Addresses that bookmarks still hold. */
const FORMER_ROUTES = [
  ['/pendingrevisions', '/scheduledrevisions'],
  ['/overdue', '/reviewsdue'],
  ['/goldentravellers', '/regressioncases'],
] as const;

const store = storeWithSavedQueries(localStorageStore(), savedQueryApi);

/** Kept for the next visit; what was read in another language is read again. */
function useKeptLanguage(language: UiLanguage, queryClient: QueryClient): void {
  const before = useRef(language);
  useEffect(() => {
    document.documentElement.lang = language;
    if (before.current === language) return;
    before.current = language;
    keepLanguage(language);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' });
  }, [language, queryClient]);
}

export function App({ texts }: { texts: TextStore }) {
  const { language, provider, hasEditors, error } = useSyncExternalStore(texts.subscribe, texts.read);
  const queryClient = useMemo(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
      }),
    [],
  );
  const dataProvider = useMemo(
    () => dataProviderWith(() => void queryClient.invalidateQueries({ queryKey: ['api'] })),
    [queryClient],
  );
  const choice = useMemo(() => ({ language, setLanguage: texts.setLanguage }), [language, texts]);
  const editorTexts = useMemo(
    () => ({ isReady: hasEditors, error, retry: texts.retry, need: texts.needEditors }),
    [hasEditors, error, texts],
  );

  const { light, dark } = useMemo(() => themesIn(language), [language]);
  useKeptLanguage(language, queryClient);

  return (
    <LanguageContext value={choice}>
      <EditorTextsContext value={editorTexts}>
        {/* As <Admin>, but without its login form, which would load the forms before the first screen. */}
        <AdminContext
          theme={light}
          darkTheme={dark}
          i18nProvider={provider}
          authProvider={authProvider}
          dataProvider={dataProvider}
          queryClient={queryClient}
          store={store}
        >
          <CssBaseline enableColorScheme>
            <CoreAdminUI
              title="Landfall"
              layout={AppLayout}
              loading={FirstLoading}
              loginPage={ConsoleLogin}
              catchAll={NotFoundPage}
              accessDenied={AccessDenied}
              authenticationError={AuthenticationError}
              error={Error}
              requireAuth
              disableTelemetry
            >
              <CustomRoutes>
                <Route path="/" element={<Navigate to="/newsboard" replace />} />
                <Route path="/newsboard" element={<BoardPage />} />
                <Route path="/news" element={<NewsPage />} />
                <Route path="/events" element={<EventsPage />} />
                <Route path="/events-map" element={<EventsMapPage />} />
                <Route path="/search" element={<SearchPage />} />
                <Route path="/destination/overview" element={<AnswerPage />} />
                <Route path="/map" element={<MapPage />} />
                <Route path="/where-to" element={<ReachPage />} />
                <Route path="/risk-matrix" element={<RiskMatrixPage />} />
                <Route path="/countries-information" element={<CountryDatabasePage />} />
                <Route path="/informationcenter" element={<InformationCentre />} />
                <Route path="/internal/entryrestrictionoverview" element={<OverviewPage />} />
                <Route path="/profile/edit" element={<ProfilePage />} />
                <Route path="/organisation/countries-selection" element={<CountrySelectionPage />} />
                <Route path="/organisation/cruise-lines" element={<CruiseLinesPage />} />
                <Route path="/organisation/mytrip-settings" element={<SectionsPage type="mytrip" />} />
                <Route path="/organisation/mycruise-settings" element={<SectionsPage type="mycruise" />} />
                <Route path="/widget/settings" element={<WidgetPage />} />
                <Route path="/imports" element={<ImportsPage />} />
                <Route path="/imports/:id" element={<ImportRunPage />} />
                {FORMER_ROUTES.map(([former, path]) => (
                  <Route key={former} path={former} element={<Navigate to={path} replace />} />
                ))}
              </CustomRoutes>
              {resources.map((resource) => (
                <Resource key={resource.name} {...resource}>
                  {resource.children}
                  {/* Without a list of its own it is part of another screen. */}
                  {!resource.list && <Route path="*" element={<NotFoundPage />} />}
                </Resource>
              ))}
            </CoreAdminUI>
            <Notices />
          </CssBaseline>
        </AdminContext>
      </EditorTextsContext>
    </LanguageContext>
  );
}

import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
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
import { ConsoleLogin, ImportRunPage, SCREEN_BY_PATH, SectionsPage } from './screen-parts.js';
import { savedQueryApi } from './saved-query-api.js';
import { storeWithSavedQueries } from './saved-query-store.js';
import { keepLanguage, type UiLanguage } from '../session/session.js';
import { themesIn } from './theme.js';

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
                <Route path="/organisation/mytrip-settings" element={<SectionsPage type="mytrip" />} />
                <Route path="/organisation/mycruise-settings" element={<SectionsPage type="mycruise" />} />
                <Route path="/imports/:id" element={<ImportRunPage />} />
                {Object.entries(SCREEN_BY_PATH).map(([path, { Screen }]) => (
                  <Route key={path} path={path} element={<Screen />} />
                ))}
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

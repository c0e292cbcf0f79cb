import { QueryClient } from '@tanstack/react-query';
import { lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { Admin, CustomRoutes, Resource, type I18nProvider } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { loadI18nProvider } from '../i18n/i18n-provider.js';
import { journeys } from '../journeys/index.js';
import { LoginPage } from '../login/LoginPage.js';
import { restrictions } from '../restrictions/index.js';
import { AppLayout } from './AppLayout.js';
import { authProvider } from './auth-provider.js';
import { dataProvider } from './data-provider.js';
import { FirstLoading } from './FirstLoading.js';
import { LanguageContext } from './language-context.js';
import { Notices } from './Notices.js';
import { keepLanguage, type UiLanguage } from './session.js';
import { themeIn } from './theme.js';

const SearchPage = lazy(() => import('../search/SearchPage.js'));
const AnswerPage = lazy(() => import('../answer/AnswerPage.js'));

interface AppProps { firstProvider: I18nProvider; firstLanguage: UiLanguage }

export function App({ firstProvider, firstLanguage }: AppProps) {
  const [{ language, i18nProvider }, setLocalised] = useState({ language: firstLanguage, i18nProvider: firstProvider });
  const queryClient = useMemo(() => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }), []);

  const setLanguage = useCallback((next: UiLanguage) => {
    void loadI18nProvider(next).then(async (provider) => {
      keepLanguage(next);
      setLocalised({ language: next, i18nProvider: provider });
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' });
    });
  }, [queryClient]);
  const choice = useMemo(() => ({ language, setLanguage }), [language, setLanguage]);

  const theme = useMemo(() => themeIn(language), [language]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <LanguageContext value={choice}>
      <Admin
        title="Landfall"
        theme={theme}
        darkTheme={null}
        layout={AppLayout}
        loading={FirstLoading}
        loginPage={LoginPage}
        notification={Notices}
        i18nProvider={i18nProvider}
        authProvider={authProvider}
        dataProvider={dataProvider}
        queryClient={queryClient}
        requireAuth
        disableTelemetry
      >
        <CustomRoutes>
          <Route path="/" element={<Navigate to="/search" replace />} />
          <Route path="/search" element={<SearchPage />} />
          <Route path="/destination/overview" element={<AnswerPage />} />
        </CustomRoutes>
        <Resource name="mytrip-history" {...journeys} />
        <Resource name="entryrestrictions" {...restrictions} />
      </Admin>
    </LanguageContext>
  );
}

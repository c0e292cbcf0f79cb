import './ui/trusted-html.js';
import '@fontsource-variable/geist/wght.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.js';
import { FirstFailure } from './app/FirstFailure.js';
import { logTolerated } from './session/log-tolerated.js';
import { readLanguage } from './session/session.js';
import { loadI18nProvider } from './i18n/i18n-provider.js';
import { TextStore } from './i18n/text-store.js';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root"');
const root = createRoot(element);
const language = readLanguage();

const provider = await loadI18nProvider(language, false).catch((error: unknown) => {
  logTolerated('The texts of the console could not be loaded.', error);
  return null;
});

if (provider) {
  const texts = new TextStore(language, provider, loadI18nProvider);
  // A data router: only it can hold back a navigation that would lose unsaved input.
  const router = createBrowserRouter([{ path: '*', element: <App texts={texts} /> }]);
  // Without transitions: react-admin clears its queries right after it leads to the login, and React would render their failure
  // before the change of route, again and again for seconds.
  root.render(<RouterProvider router={router} useTransitions={false} />);
} else {
  document.documentElement.lang = language;
  root.render(<FirstFailure language={language} />);
}

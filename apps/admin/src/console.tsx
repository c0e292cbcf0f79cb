import '@fontsource-variable/geist-mono/wght.css';
import type { Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.js';
import { prepareScreen } from './app/screen-parts.js';
import { loadI18nProvider } from './i18n/i18n-provider.js';
import { TextStore } from './i18n/text-store.js';
import { logTolerated } from './session/log-tolerated.js';
import { readLanguage, type UiLanguage } from './session/session.js';

/** The world map is drawn from much that can come while texts and user are still read. */
async function prepareMap(language: UiLanguage): Promise<void> {
  await Promise.all([
    import('./places/world-outlines.js').then(({ prepareWorldOutlines }) => prepareWorldOutlines()),
    import('./map/map-texts.js').then(({ mapTexts }) => mapTexts[language]()),
  ]);
}

/** Shows the console. Rejects when not even the texts of the language come. */
export async function showConsole(root: Root): Promise<void> {
  const language = readLanguage();
  const { pathname } = window.location;
  const early = [prepareScreen(pathname), ...(pathname === '/map' ? [prepareMap(language)] : [])];
  Promise.all(early).catch((error: unknown) => logTolerated('A screen has not come yet.', error));
  const texts = new TextStore(language, await loadI18nProvider(language, false), loadI18nProvider);
  // A data router: only it can hold back a navigation that would lose unsaved input.
  const router = createBrowserRouter([{ path: '*', element: <App texts={texts} /> }]);
  // Without transitions: react-admin clears its queries right after it leads to the login, and React would render their failure
  // before the change of route, again and again for seconds.
  root.render(<RouterProvider router={router} useTransitions={false} />);
}

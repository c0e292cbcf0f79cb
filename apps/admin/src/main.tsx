import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.js';
import { readLanguage } from './app/session.js';
import { loadI18nProvider } from './i18n/i18n-provider.js';

const language = readLanguage();
const provider = await loadI18nProvider(language);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

// A data router: only it can hold back a navigation that would lose unsaved input.
const router = createBrowserRouter([{ path: '*', element: <App firstProvider={provider} firstLanguage={language} /> }]);
createRoot(root).render(<RouterProvider router={router} />);

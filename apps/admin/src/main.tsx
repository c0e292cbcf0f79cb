import './ui/trusted-html.js';
import '@fontsource-variable/geist/wght.css';
import { createRoot } from 'react-dom/client';
import { FirstFailure } from './app/FirstFailure.js';
import { LoginApp } from './login/LoginApp.js';
import { addressAfterLogin, automaticLoginAt } from './login/address-after-login.js';
import { logTolerated } from './session/log-tolerated.js';
import { dropToken, readLanguage, readToken } from './session/session.js';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root"');
const root = createRoot(element);

function showFailure(error: unknown): void {
  logTolerated('The console could not be loaded.', error);
  const language = readLanguage();
  document.documentElement.lang = language;
  root.render(<FirstFailure language={language} />);
}

/** A module is loaded once, however often it is imported; a failure shows when it is needed. */
const prepare = (): void =>
  void import('./console.js').catch((error: unknown) => logTolerated('The console has not come yet.', error));

async function goOn(): Promise<void> {
  try {
    const { showConsole } = await import('./console.js');
    await showConsole(root);
  } catch (error) {
    showFailure(error);
  }
}

const automatic = automaticLoginAt(window.location);
// A session that has just been opened takes the place of the one before.
if (automatic === 'RUNNING') dropToken();
if (readToken() === null) {
  const address = addressAfterLogin(window.location);
  window.history.replaceState(null, '', '/login');
  const onDone = (): Promise<void> => {
    window.history.replaceState(null, '', address);
    return goOn();
  };
  root.render(<LoginApp automatic={automatic} onTyping={prepare} onDone={onDone} />);
} else {
  await goOn();
}

import { useEffect, useState } from 'react';
import { logTolerated } from '../session/log-tolerated.js';
import type { UiLanguage } from '../session/session.js';
import { singleSignOnName, type LoginWay } from './log-in.js';
import type { LoginTexts } from './login-texts.js';
import { Key } from './pictures.js';

interface Props {
  language: UiLanguage;
  texts: LoginTexts;
  isBusy: boolean;
  run: (way: LoginWay) => Promise<void>;
}

/** The name of the login of a chain, where there is one. */
function useSingleSignOn(): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    singleSignOnName().then(setName, (error: unknown) => logTolerated('The ways to log in were not read.', error));
  }, []);
  return name;
}

/** Logins without a password. */
export function OtherWays({ language, texts, isBusy, run }: Props) {
  const signOn = useSingleSignOn();
  const hasPasskeys = typeof window.PublicKeyCredential === 'function';
  if (!hasPasskeys && signOn === null) return null;
  return (
    <div className="ways">
      <span className="or">{texts.or}</span>
      {hasPasskeys && (
        <button type="button" className="way" disabled={isBusy} onClick={() => void run('PASSKEY')}>
          <Key />
          {texts.passkey}
        </button>
      )}
      {signOn !== null && (
        <a className="way" href={`/auth/oidc?lang=${language}`}>
          {signOn}
        </a>
      )}
    </div>
  );
}

import { useCallback, useState } from 'react';
import { keepLanguage, readLanguage } from '../session/session.js';
import type { AutomaticLogin } from './address-after-login.js';
import { logIn, type LoginWay } from './log-in.js';
import { LoginForm } from './LoginForm.js';

/** The login before the console has loaded. `onDone` goes on to it. */
export function LoginApp({
  onDone,
  onTyping,
  automatic,
}: {
  onDone: () => Promise<void>;
  onTyping: () => void;
  automatic: AutomaticLogin;
}) {
  const [language, setLanguage] = useState(readLanguage);
  const goOn = useCallback(
    async (way: LoginWay) => {
      await logIn(way);
      await onDone();
    },
    [onDone],
  );
  return (
    <LoginForm
      language={language}
      onLanguage={(next) => {
        keepLanguage(next);
        setLanguage(next);
      }}
      hasRunOut={false}
      onTyping={onTyping}
      automatic={automatic}
      logIn={goOn}
    />
  );
}

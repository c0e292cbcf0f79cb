import { useState } from 'react';
import { keepLanguage, readLanguage } from '../session/session.js';
import { logIn } from './log-in.js';
import { LoginForm } from './LoginForm.js';

/** The login before the console has loaded. `onDone` goes on to it. */
export function LoginApp({ onDone, onTyping }: { onDone: () => Promise<void>; onTyping: () => void }) {
  const [language, setLanguage] = useState(readLanguage);
  return (
    <LoginForm
      language={language}
      onLanguage={(next) => {
        keepLanguage(next);
        setLanguage(next);
      }}
      hasRunOut={false}
      onTyping={onTyping}
      logIn={async (credentials) => {
        await logIn(credentials);
        await onDone();
      }}
    />
  );
}

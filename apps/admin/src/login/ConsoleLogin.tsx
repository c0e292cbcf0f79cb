import { useCallback, useState } from 'react';
import { useLogin } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { useLanguage } from '../ui/language-context.js';
import { hasSessionRunOut, readToken } from '../session/session.js';
import { useNotifyError } from '../ui/useErrorText.js';
import type { LoginWay } from './log-in.js';
import { LoginForm } from './LoginForm.js';

/** The login inside of the console, where a session has ended: what stands on its screens is not lost. */
export default function ConsoleLogin() {
  const login = useLogin();
  const notifyError = useNotifyError();
  const { language, setLanguage } = useLanguage();
  // Read once: while a login is under way the token appears before the redirect does.
  const [wasLoggedIn] = useState(() => readToken() !== null);
  const logIn = useCallback((way: LoginWay) => login({ way }) as Promise<unknown>, [login]);
  if (wasLoggedIn) return <Navigate to="/newsboard" replace />;
  return (
    <LoginForm
      language={language}
      onLanguage={(next) => void setLanguage(next).catch(notifyError)}
      hasRunOut={hasSessionRunOut()}
      logIn={logIn}
    />
  );
}

import { useEffect, useState, type FormEvent } from 'react';
import { isUiLanguage, LANGUAGE_NAMES, UI_LANGUAGES, type UiLanguage } from '../session/session.js';
import type { AutomaticLogin } from './address-after-login.js';
import { failureText } from './failure-text.js';
import { LOGIN_TEXTS, type LoginTexts } from './login-texts.js';
import type { LoginWay } from './log-in.js';
import { LoginField } from './LoginField.js';
import { OtherWays } from './OtherWays.js';
import { Coast, LoginMark } from './pictures.js';
import { STYLES } from './styles.js';
import { isAboutCode, useLoginAttempt } from './useLoginAttempt.js';

const THEME = 'RaStore.theme';

interface Props {
  language: UiLanguage;
  onLanguage: (language: UiLanguage) => void;
  /** Why the login is there: the session before has ended by itself. */
  hasRunOut: boolean;
  /** Somebody begins to log in: time to get ready. */
  onTyping?: () => void;
  /** A page of the server has opened a session, with which the login goes on by itself, or has failed to. */
  automatic?: AutomaticLogin;
  /** Goes on to the console; rejects when the login failed. */
  logIn: (way: LoginWay) => Promise<unknown>;
}

function Header({ language, onLanguage, texts }: Pick<Props, 'language' | 'onLanguage'> & { texts: LoginTexts }) {
  return (
    <header>
      <LoginMark />
      <span className="name">{texts.product}</span>
      <select
        aria-label={texts.language}
        value={language}
        onChange={({ target }) => isUiLanguage(target.value) && onLanguage(target.value)}
      >
        {UI_LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </header>
  );
}

type FormProps = Omit<Props, 'onLanguage'> & { texts: LoginTexts };

interface NoteProps extends Pick<FormProps, 'hasRunOut' | 'texts'> {
  failure: unknown;
  isRunning: boolean;
}

/** Why the login is there, what it is doing, or why it has failed. */
function Note({ failure, isRunning, hasRunOut, texts }: NoteProps) {
  if (failure !== null && !isAboutCode(failure))
    return (
      <div className="note bad" role="alert">
        {failureText(failure, texts)}
      </div>
    );
  if (failure !== null || !(isRunning || hasRunOut)) return null;
  return (
    <div className="note" role="status">
      {isRunning ? texts.running : texts.ranOut}
    </div>
  );
}

const EMPTY = { username: '', password: '', code: '' };

/** What is typed, and in which step: the code comes once the server has asked for it. */
function useLoginValues(onTyping: (() => void) | undefined, isCodeRequested: boolean) {
  const [values, setValues] = useState(EMPTY);
  const [hasSentCode, setSentCode] = useState(false);
  const isCodeStep = hasSentCode || isCodeRequested;
  const { username, password, code } = values;
  return {
    values,
    isCodeStep,
    hasSentCode,
    isValid: username.trim() !== '' && password !== '' && (!isCodeStep || code.trim() !== ''),
    credentials: { username: username.trim(), password, ...(isCodeStep ? { code: code.trim() } : {}) },
    set: (name: keyof typeof EMPTY) => (value: string) => {
      onTyping?.();
      setValues((old) => ({ ...old, [name]: value }));
    },
    noteSent: () => setSentCode(isCodeStep),
    startOver: () => {
      setValues(EMPTY);
      setSentCode(false);
    },
  };
}

function Form({ language, hasRunOut, logIn, onTyping, automatic = null, texts }: FormProps) {
  const { isBusy, failure, run, clear } = useLoginAttempt(logIn, automatic);
  const { values, isCodeStep, hasSentCode, isValid, credentials, set, noteSent, startOver } = useLoginValues(
    onTyping,
    isAboutCode(failure),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || isBusy) return;
    noteSent();
    await run(credentials);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h1>{isCodeStep ? texts.codeTitle : texts.title}</h1>
      <p>{isCodeStep ? texts.codeIntro : texts.intro}</p>
      <Note failure={failure} isRunning={automatic === 'RUNNING' && isBusy} hasRunOut={hasRunOut} texts={texts} />
      {isCodeStep ? (
        <LoginField
          name="code"
          texts={texts}
          value={values.code}
          onChange={set('code')}
          problem={hasSentCode && isAboutCode(failure) ? failure.message : ''}
        />
      ) : (
        <>
          <LoginField name="username" texts={texts} value={values.username} onChange={set('username')} />
          <LoginField name="password" texts={texts} value={values.password} onChange={set('password')} />
        </>
      )}
      <button type="submit" className="submit" disabled={!isValid || isBusy}>
        {texts.submit}
      </button>
      {isCodeStep ? (
        <button
          type="button"
          className="way"
          onClick={() => {
            startOver();
            clear();
          }}
        >
          {texts.back}
        </button>
      ) : (
        <OtherWays language={language} texts={texts} isBusy={isBusy} run={run} />
      )}
      <p className="more">
        <a href={`/auth/password-reset?lang=${language}`}>{texts.forgot}</a>
      </p>
      <p className="more">{texts.kept}</p>
    </form>
  );
}

/** The mode that the user has chosen in the console; nothing: that of the device. */
function chosenMode(): 'light' | 'dark' | undefined {
  const kept = localStorage.getItem(THEME);
  if (kept?.includes('dark')) return 'dark';
  return kept?.includes('light') ? 'light' : undefined;
}

/** The login page. It stands on React alone, so that it is there at once. */
export function LoginForm({ language, onLanguage, ...form }: Props) {
  const texts = LOGIN_TEXTS[language];
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `${texts.title} – ${texts.product}`;
  }, [language, texts]);
  return (
    <div className="lf-login" data-mode={chosenMode()}>
      <style>{STYLES}</style>
      <Header language={language} onLanguage={onLanguage} texts={texts} />
      <main>
        <Coast />
        <Form language={language} texts={texts} {...form} />
      </main>
    </div>
  );
}

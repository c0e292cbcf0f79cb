import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isUiLanguage, LANGUAGE_NAMES, UI_LANGUAGES, type UiLanguage } from '../session/session.js';
import { failureText } from './failure-text.js';
import { LOGIN_TEXTS, type LoginTexts } from './login-texts.js';
import type { Credentials } from './log-in.js';
import { Coast, Eye, LoginMark } from './pictures.js';
import { STYLES } from './styles.js';

const THEME = 'RaStore.theme';

interface Props {
  language: UiLanguage;
  onLanguage: (language: UiLanguage) => void;
  /** Why the login is there: the session before has ended by itself. */
  hasRunOut: boolean;
  /** Somebody begins to log in: time to get ready. */
  onTyping?: () => void;
  /** Goes on to the console; rejects when the login failed. */
  logIn: (credentials: Credentials) => Promise<unknown>;
}

interface FieldProps {
  name: keyof Credentials;
  texts: LoginTexts;
  value: string;
  onChange: (value: string) => void;
}

/** Required: it says so once it has been left empty. */
function Field({ name, texts, value, onChange }: FieldProps) {
  const [isTouched, setTouched] = useState(false);
  const [isShown, setShown] = useState(name === 'username');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (name === 'username') first.current?.focus();
  }, [name]);
  const isMissing = isTouched && value.trim() === '';
  return (
    <div className="field">
      <label htmlFor={name}>{texts[name]}</label>
      <div className="box">
        <input
          ref={first}
          id={name}
          name={name}
          className={name === 'password' ? 'secret' : ''}
          type={isShown ? 'text' : 'password'}
          autoComplete={name === 'password' ? 'current-password' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={isMissing}
          aria-describedby={`${name}-hint`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => setTouched(true)}
        />
        {name === 'password' && (
          <button
            type="button"
            className="eye"
            aria-label={isShown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!isShown)}
          >
            <Eye isOpen={isShown} />
          </button>
        )}
      </div>
      <div className="hint" id={`${name}-hint`}>
        {isMissing ? texts.required : ''}
      </div>
    </div>
  );
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

function Form({ language, hasRunOut, logIn, onTyping, texts }: Omit<Props, 'onLanguage'> & { texts: LoginTexts }) {
  const [values, setValues] = useState<Credentials>({ username: '', password: '' });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isValid = values.username.trim() !== '' && values.password !== '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await logIn({ username: values.username.trim(), password: values.password });
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const set = (name: keyof Credentials) => (value: string) => {
    onTyping?.();
    setValues((old) => ({ ...old, [name]: value }));
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      {failure === null && hasRunOut && (
        <div className="note" role="status">
          {texts.ranOut}
        </div>
      )}
      {failure !== null && (
        <div className="note bad" role="alert">
          {failureText(failure, texts)}
        </div>
      )}
      <Field name="username" texts={texts} value={values.username} onChange={set('username')} />
      <Field name="password" texts={texts} value={values.password} onChange={set('password')} />
      <button type="submit" className="submit" disabled={!isValid || isBusy}>
        {texts.submit}
      </button>
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

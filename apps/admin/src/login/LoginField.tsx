import { useEffect, useRef, useState } from 'react';
import type { LoginTexts } from './login-texts.js';
import { Eye } from './pictures.js';

interface Props {
  name: 'username' | 'password' | 'code';
  texts: LoginTexts;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it. */
  problem?: string;
}

const COMPLETES = { username: 'username', password: 'current-password', code: 'one-time-code' } as const;

/** Whoever leaves for another way to log in has not forgotten the field. */
const isWayOut = (target: Element | null): boolean => target?.closest('.way, a, header') != null;

/** Required: it says so once it has been left empty. */
export function LoginField({ name, texts, value, onChange, problem = '' }: Props) {
  const [isTouched, setTouched] = useState(false);
  const [isShown, setShown] = useState(name !== 'password');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (name !== 'password') first.current?.focus();
  }, [name]);
  const isMissing = isTouched && value.trim() === '';
  const hint = isMissing ? texts.required : problem;
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
          autoComplete={COMPLETES[name]}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={hint !== ''}
          aria-describedby={`${name}-hint`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={({ relatedTarget }) => setTouched(isTouched || !isWayOut(relatedTarget))}
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
      <div className="hint" id={`${name}-hint`} role={problem ? 'alert' : undefined}>
        {hint}
      </div>
    </div>
  );
}

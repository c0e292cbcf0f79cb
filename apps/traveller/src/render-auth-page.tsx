import type { Language } from '@landfall/kernel';
import type { ReactNode } from 'react';
import { readerOf } from './model/reader.js';
import { renderDocument } from './parts/document.js';
import { Icon } from './parts/icons.js';
import { ProductLink } from './parts/product-link.js';

export interface AuthField {
  name: string;
  label: string;
  type: 'text' | 'password';
  autoComplete: string;
  hint?: string;
  error?: string | undefined;
}

export interface AuthPageView {
  language: Language;
  title: string;
  text: string;
  /** Whether the text says that something has been done, or has gone wrong. */
  tone?: 'done' | 'error';
  form?: { action: string; fields: readonly AuthField[]; hidden?: Readonly<Record<string, string>>; button: string };
  /** The way on. */
  link?: { href: string; text: string };
}

function Field({ field: { name, label, type, autoComplete, hint, error } }: { field: AuthField }): ReactNode {
  const described = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ');
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <span className="muted" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <strong className="err" id={`${name}-error`}>
          {error}
        </strong>
      )}
    </p>
  );
}

const LOGIN = '/login';
const TONES = {
  done: { role: 'status', tone: 'blue', shape: 'check' },
  error: { role: 'alert', tone: 'yellow', shape: 'alert' },
} as const;

/** A page about an account, for whoever cannot log in: without a script, in the dress of the traveller pages. */
export function renderAuthPage({ language, title, text, tone, form, link }: AuthPageView): string {
  const mark = tone && TONES[tone];
  return renderDocument({
    reader: readerOf(language),
    hasScript: false,
    title,
    path: null,
    brand: <ProductLink href={LOGIN} />,
    children: (
      <div className="card">
        {mark && (
          <span className={mark.tone}>
            <Icon shape={mark.shape} />
          </span>
        )}
        <h1>{title}</h1>
        <p role={mark?.role}>{text}</p>
        {form && (
          <form method="post" action={form.action}>
            <input type="hidden" name="lang" value={language} />
            {Object.entries(form.hidden ?? {}).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {form.fields.map((field) => (
              <Field key={field.name} field={field} />
            ))}
            <button className="btn p">{form.button}</button>
          </form>
        )}
        {link && (
          <p className="on">
            <a href={link.href}>{link.text}</a>
          </p>
        )}
      </div>
    ),
  });
}

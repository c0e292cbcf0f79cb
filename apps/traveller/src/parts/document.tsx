import { LANGUAGES, type Language } from '@landfall/kernel';
import { languageName } from '@landfall/messages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Reader } from '../model/reader.js';
import { SCRIPT } from '../script.js';
import { STYLES } from '../styles.js';
import type { OrganisationView } from '../trip-page-view.js';
import { ContactLinks } from './contact.js';
import { IconShapes } from './icons.js';
import { IMPRINT_PATH, ImprintLink } from './imprint-link.js';

export interface DocumentProps {
  reader: Reader;
  /** False: a page without its script. */
  hasScript?: boolean;
  title: string;
  /** Path that the language links lead to; without one there is no language switch. */
  path: string | null;
  organisation?: OrganisationView | null;
  /** What stands in the header of a page that belongs to no organisation. */
  brand?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The page as text. It is never hydrated. */
export const renderDocument = (props: DocumentProps): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Document {...props} />)}`;

function Document({
  reader,
  hasScript = true,
  title,
  path,
  organisation = null,
  brand = null,
  footer = null,
  children,
}: DocumentProps): ReactNode {
  const { t, language } = reader;
  const hasImprintLink = path !== null && path !== IMPRINT_PATH;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex,nofollow,noarchive" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: STYLES }} />
      </head>
      <body>
        <a className="skip" href="#main">
          {t('page.skip')}
        </a>
        <IconShapes />
        <header className="top">
          <div>
            {brand}
            {organisation?.logo && <img className="logo" alt="" {...organisation.logo} />}
            {organisation && <span className="org">{organisation.name}</span>}
            {path !== null && <LanguageSwitch reader={reader} path={path} />}
            {organisation && <ContactLinks organisation={organisation} />}
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {(footer || hasImprintLink) && (
          <footer>
            <div>
              {footer}
              {hasImprintLink && <ImprintLink reader={reader} />}
            </div>
          </footer>
        )}
        {hasScript && <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />}
      </body>
    </html>
  );
}

/** A language in its own name, capitalised: "Čeština". */
function ownName(code: Language): string {
  const name = languageName(code, code);
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function LanguageSwitch({ reader: { t, language }, path }: { reader: Reader; path: string }): ReactNode {
  return (
    <nav className="langs np" aria-label={t('page.language')}>
      <details className="lang">
        <summary aria-label={`${t('page.language')}: ${ownName(language)}`}>{ownName(language)}</summary>
        <ul>
          {LANGUAGES.map((code) => (
            <li key={code}>
              <a
                href={`${path}?lang=${code}`}
                lang={code}
                hrefLang={code}
                aria-current={code === language ? 'true' : undefined}
              >
                {ownName(code)}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

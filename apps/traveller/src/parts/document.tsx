import { LANGUAGES, type Language } from '@landfall/kernel';
import { capitalised, languageName } from '@landfall/messages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Reader } from '../model/reader.js';
import { SCRIPT } from '../script.js';
import { fontsOf } from '../fonts.js';
import { CARD_STYLES, STYLES } from '../styles.js';
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
  /** A page that lays out its own columns, in place of one to read. */
  isWide?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

/** The page as text. It is never hydrated. */
export const renderDocument = (props: DocumentProps): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Document {...props} />)}`;

/** The mark of the product, in the page: a browser would look for one at the root of the site. */
const MARK =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%230b2540'/%3E%3Cpath d='M5 24l7-11 4 6 3-4 8 9z' fill='%23fff'/%3E%3Ccircle cx='22' cy='9' r='3' fill='%23f4ca3e'/%3E%3C/svg%3E";

const Head = ({
  title,
  language,
  isWide,
}: Pick<DocumentProps, 'title' | 'isWide'> & { language: Language }): ReactNode => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <title>{title}</title>
    <meta name="robots" content="noindex,nofollow,noarchive" />
    <meta name="referrer" content="no-referrer" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href={MARK} />
    {fontsOf(language).map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    ))}
    <style dangerouslySetInnerHTML={{ __html: STYLES }} />
    {!isWide && <style dangerouslySetInnerHTML={{ __html: CARD_STYLES }} />}
  </head>
);

function Document({
  reader,
  hasScript = true,
  title,
  path,
  organisation = null,
  brand = null,
  isWide = false,
  footer = null,
  children,
}: DocumentProps): ReactNode {
  const { t, language } = reader;
  const hasImprintLink = path !== null && path !== IMPRINT_PATH;
  return (
    <html lang={language}>
      <Head title={title} language={language} isWide={isWide} />
      <body className={isWide ? 'trip' : undefined}>
        <a className="skip" href="#main">
          {t('page.skip')}
        </a>
        <IconShapes />
        <Header reader={reader} path={path} organisation={organisation} brand={brand} />
        <main id="main" tabIndex={-1} className={isWide ? 'wide' : undefined}>
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

function Header({
  reader,
  path,
  organisation,
  brand,
}: Required<Pick<DocumentProps, 'reader' | 'path' | 'organisation' | 'brand'>>): ReactNode {
  return (
    <header className="top">
      <div>
        {brand}
        {organisation?.logo && <img className="logo" alt="" {...organisation.logo} />}
        {organisation && <span className="org">{organisation.name}</span>}
        {path !== null && <LanguageSwitch reader={reader} path={path} />}
        {organisation && <ContactLinks organisation={organisation} />}
      </div>
    </header>
  );
}

/** A language in its own name, capitalised: "Čeština". */
const ownName = (code: Language): string => capitalised(code, languageName(code, code));

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

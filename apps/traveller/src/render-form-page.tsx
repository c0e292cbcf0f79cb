import type { Language } from '@landfall/kernel';
import type { MessageKey } from '@landfall/messages';
import { readerOf } from './model/reader.js';
import type { OrganisationView } from './trip-page-view.js';
import { ContactFooter } from './parts/contact.js';
import { renderDocument } from './parts/document.js';

const PRODUCT = 'Landfall';

export interface FormPageView {
  language: Language;
  /** ASK shows a button that posts; link scanners only get pages and so confirm nothing. */
  state: 'ASK' | 'DONE' | 'INVALID';
  /** Path that the form posts to and the language links lead to. */
  actionPath: string;
  organisation?: OrganisationView | null;
  /** Name of the sender, where the whole organisation is not at hand; without either it is the product's own name. */
  organisationName?: string;
  /** Link to the trip page, shown when the work is done. */
  tripUrl?: string | null;
  /** How often mails come; null: the page does not ask. */
  rhythm?: Rhythm | null;
  /** The rhythm has just been chosen. */
  isSaved?: boolean;
}

const RHYTHMS = ['AT_ONCE', 'DAILY', 'IMPORTANT'] as const;
type Rhythm = (typeof RHYTHMS)[number];

export interface MessagePageView {
  language: Language;
  title: string;
  text: string;
  /** HTTP status, shown for reports. */
  status?: number;
  organisation?: OrganisationView | null;
  /** Path for the language links; without one there are none. */
  path?: string;
}

/** One button for each rhythm; the one that holds says so. */
function RhythmForm({
  view: { actionPath, language, isSaved = false },
  rhythm,
}: {
  view: FormPageView;
  rhythm: Rhythm;
}) {
  const { t } = readerOf(language);
  const name = t(`page.rhythm.${rhythm}`);
  return (
    <section aria-labelledby="rhythm">
      <h2 id="rhythm">{t('page.rhythm.title')}</h2>
      <p role={isSaved ? 'status' : undefined}>
        {t(isSaved ? 'page.rhythm.saved' : 'page.rhythm.now', { rhythm: name })}
      </p>
      <form method="post" action={`${actionPath}/rhythm`}>
        <input type="hidden" name="lang" value={language} />
        <div className="row">
          {RHYTHMS.map((one) => (
            <button key={one} className="btn" name="rhythm" value={one} aria-pressed={one === rhythm}>
              {t(`page.rhythm.${one}`)}
            </button>
          ))}
        </div>
      </form>
      <p className="muted">{t('page.rhythm.text')}</p>
    </section>
  );
}

function renderFormPage(kind: 'verification' | 'unsubscribe', view: FormPageView): string {
  const reader = readerOf(view.language);
  const { t } = reader;
  const { organisation = null, tripUrl = null } = view;
  const state = view.state.toLowerCase() as 'ask' | 'done' | 'invalid';
  const sender = organisation?.name ?? view.organisationName ?? PRODUCT;
  const key = <Part extends string>(part: Part) => `page.${kind}.${state}.${part}` as MessageKey;
  const title = t(key('title'));
  return renderDocument({
    reader,
    title,
    path: view.actionPath,
    organisation,
    footer: organisation && <ContactFooter reader={reader} organisation={organisation} />,
    children: (
      <div className="page">
        <h1>{title}</h1>
        <p role={state === 'done' ? 'status' : undefined}>{t(key('text'), { organisation: sender })}</p>
        {state === 'ask' && (
          <form method="post" action={view.actionPath}>
            <input type="hidden" name="lang" value={view.language} />
            <button className="btn p">{t(`page.${kind}.ask.button`)}</button>
          </form>
        )}
        {state === 'ask' && view.rhythm && <RhythmForm view={view} rhythm={view.rhythm} />}
        {state !== 'ask' && tripUrl && (
          <p>
            <a className="btn" href={tripUrl}>
              {t('mail.tripPage')}
            </a>
          </p>
        )}
      </div>
    ),
  });
}

/** The page behind the link of a verification mail. */
export const renderVerificationPage = (view: FormPageView): string => renderFormPage('verification', view);

/** The page behind the unsubscribe link of a mail. */
export const renderUnsubscribePage = (view: FormPageView): string => renderFormPage('unsubscribe', view);

/** A page that only says something: not found, out of order, an error. */
export function renderMessagePage({
  language,
  title,
  text,
  status,
  organisation = null,
  path,
}: MessagePageView): string {
  const reader = readerOf(language);
  return renderDocument({
    reader,
    title,
    path: path ?? null,
    organisation,
    footer: organisation && <ContactFooter reader={reader} organisation={organisation} />,
    children: (
      <div className="page">
        <h1>{title}</h1>
        <p>{text}</p>
        {status !== undefined && <p className="muted">{reader.t('page.code', { status: String(status) })}</p>}
      </div>
    ),
  });
}

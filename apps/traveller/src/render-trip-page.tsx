import type { ReactNode } from 'react';
import { readerOf, type Reader } from './model/reader.js';
import { verdictOf } from './model/verdict.js';
import { Changes } from './parts/changes.js';
import { ContactFooter } from './parts/contact.js';
import { renderDocument } from './parts/document.js';
import { Emergency } from './parts/emergency.js';
import { Facts, TripLine } from './parts/facts.js';
import { Icon } from './parts/icons.js';
import { Places } from './parts/places.js';
import { Scheduled } from './parts/scheduled.js';
import { Sections } from './parts/sections.js';
import { fieldNotice, SubscribeBox } from './parts/subscribe-box.js';
import { Summary } from './parts/summary.js';
import { VerdictBox } from './parts/verdict.js';
import type { TripPageView } from './trip-page-view.js';

export interface TripPageOptions {
  /** False: a page without its script. */
  hasScript?: boolean;
  /** Address of the site without the secret of the trip: a printed page names it. */
  publicUrl: string;
}

function headingOf({ state, trip }: TripPageView, { t }: Reader): string {
  if (state !== 'ACTIVE') return t(`page.${state}.title`);
  if (!trip) return t('page.noData.title');
  return t('page.title', { purpose: trip.purpose, destinations: trip.destinations.join('\u00a0– ') });
}

/** The trip page as a whole HTML document, in every state, complete without JavaScript. */
export function renderTripPage(view: TripPageView, { hasScript = true, publicUrl }: TripPageOptions): string {
  const reader = readerOf(view.language);
  const { t } = reader;
  const { state, organisation } = view;
  const heading = headingOf(view, reader);
  return renderDocument({
    reader,
    hasScript,
    title: view.notice?.kind === 'error' ? t('page.errorTitle', { title: heading }) : heading,
    path: view.path,
    organisation,
    footer: (
      <>
        {organisation && <ContactFooter reader={reader} organisation={organisation} />}
        {state === 'ACTIVE' && <p className="muted">{t('page.disclaimer')}</p>}
        {state === 'ACTIVE' && <p className="po">{t('page.printNote', { site: new URL(publicUrl).host })}</p>}
      </>
    ),
    children:
      state === 'ACTIVE' ? (
        <ActivePage reader={reader} view={view} heading={heading} />
      ) : (
        <ClosedPage reader={reader} state={state} heading={heading} />
      ),
  });
}

function ClosedPage({
  reader: { t },
  state,
  heading,
}: {
  reader: Reader;
  state: Exclude<TripPageView['state'], 'ACTIVE'>;
  heading: string;
}): ReactNode {
  return (
    <div className="page">
      <h1>{heading}</h1>
      <p>{t(`page.${state}.text`)}</p>
    </div>
  );
}

function ActivePage({ reader, view, heading }: { reader: Reader; view: TripPageView; heading: string }): ReactNode {
  const { t } = reader;
  const { detail, trip, changes, path } = view;
  return (
    <>
      <h1>{heading}</h1>
      <TripLine reader={reader} view={view} />
      <PageNotice notice={fieldNotice(view) ? null : view.notice} />
      {detail === null ? (
        <div className="box gray">
          <h2>{t('page.noData.title')}</h2>
          <p>{t('page.noData.text')}</p>
        </div>
      ) : (
        <>
          {trip?.isUnderWay && <Emergency reader={reader} detail={detail} organisation={view.organisation} />}
          <VerdictBox reader={reader} detail={detail} isUnderWay={trip?.isUnderWay ?? false} />
          <JumpLinks reader={reader} view={view} />
          <Facts reader={reader} view={view} />
          <Warnings reader={reader} warnings={shownWarnings(detail)} />
          {detail.summary.length > 0 && <Summary reader={reader} items={detail.summary} />}
          <Scheduled reader={reader} scheduled={detail.scheduled} nationalities={trip?.citizenships.length ?? 0} />
          <Changes reader={reader} changes={changes} path={path} />
          {detail.places.length > 0 && <Places reader={reader} detail={detail} trip={trip} />}
          <Sections reader={reader} detail={detail} nationalities={trip?.citizenships.length ?? 0} />
        </>
      )}
      {path !== null && <SubscribeBox reader={reader} view={view} path={path} />}
    </>
  );
}

/** The ways into the page; the print button shows with script only. */
function JumpLinks({ reader: { t }, view }: { reader: Reader; view: TripPageView }): ReactNode {
  const { changes, path, subscription } = view;
  const unread = changes.filter(({ isRead }) => !isRead).length;
  return (
    <div className="row jump np">
      {unread > 0 && (
        <a className="btn p" href="#changes">
          {t('page.changes.unread', { count: unread })}
        </a>
      )}
      <a className="btn" href="#details">
        {t('page.details')}
      </a>
      {path !== null && (
        <a className="btn" href="#subscribe">
          {t(subscription === 'CONFIRMED' ? 'page.subscribe.confirmed' : 'page.subscribe')}
        </a>
      )}
      <button type="button" className="btn" data-do="print" hidden>
        {t('page.print')}
      </button>
    </div>
  );
}

/** The verdict of an impossible trip covers the warning about barred places. */
const shownWarnings = (detail: NonNullable<TripPageView['detail']>): { key: string; text: string }[] =>
  verdictOf(detail).kind === 'BLOCKED' ? detail.warnings.filter(({ key }) => key !== 'ENTRY_BANNED') : detail.warnings;

function Warnings({
  reader: { t },
  warnings,
}: {
  reader: Reader;
  warnings: { key: string; text: string }[];
}): ReactNode {
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="warnings">
      <h2 id="warnings">{t('page.warnings')}</h2>
      <ul className="warn">
        {warnings.map(({ key, text }) => (
          <li key={key} className="yellow">
            <Icon shape="alert" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The outcome of a form: beside its field, otherwise at the top. */
function PageNotice({ notice }: { notice: TripPageView['notice'] }): ReactNode {
  if (notice === null) return null;
  return notice.kind === 'error' ? (
    <div className="box red" role="alert">
      <p>{notice.text}</p>
    </div>
  ) : (
    <div className="box blue" role="status">
      <p>{notice.text}</p>
    </div>
  );
}

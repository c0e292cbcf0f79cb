import { createElement, type ReactNode } from 'react';
import { readerOf, type Reader } from './model/reader.js';
import { Changes } from './parts/changes.js';
import { ContactFooter } from './parts/contact.js';
import { Cruise } from './parts/cruise.js';
import { renderDocument } from './parts/document.js';
import { Events } from './parts/events.js';
import { Facts } from './parts/facts.js';
import { Hero } from './parts/hero.js';
import { fieldNotice, SubscribeBox } from './parts/subscribe-box.js';
import { renderAnswer, type AnswerMarkup } from './render-answer.js';
import { OfflineNotice, TakeAlong } from './parts/take-along.js';
import { Visas } from './parts/visas.js';
import type { TripPageView } from './trip-page-view.js';

export interface TripPageOptions {
  /** False: a page without its script. */
  hasScript?: boolean;
  /** Address of the site without the secret of the trip: a printed page names it. */
  publicUrl: string;
  answer?: AnswerMarkup | null;
}

interface ActivePageProps {
  reader: Reader;
  publicUrl: string;
  view: TripPageView;
  heading: string;
  answer: AnswerMarkup | null;
}

function headingOf({ state, trip, cruise }: TripPageView, { t }: Reader): string {
  if (state !== 'ACTIVE') return t(`page.${state}.title`);
  if (!trip) return t('page.noData.title');
  const destinations = cruise ? [cruise.ship, cruise.route] : trip.destinations;
  return t('page.title', { purpose: trip.purpose, destinations: destinations.join('\u00a0– ') });
}

const PARTS = ['verdict', 'warnings', 'sections'] as const;
/** Text is escaped, so nothing that anybody wrote looks like it. */
const placeOf = (name: (typeof PARTS)[number]): string => `<answer-part name="${name}"></answer-part>`;

/** Where a part of the answer goes, which is markup already. */
const AnswerPart = ({ name }: { name: (typeof PARTS)[number] }): ReactNode => createElement('answer-part', { name });

/**
 * The trip page as a whole HTML document, in every state, complete without JavaScript. `answer`: the markup of `view.detail`, rendered
 * already.
 */
export function renderTripPage(
  view: TripPageView,
  { hasScript = true, publicUrl, answer = answerOf(view) }: TripPageOptions,
): string {
  const page = renderPage(view, { hasScript, publicUrl, answer });
  if (answer === null) return page;
  return PARTS.reduce((html, name) => html.replace(placeOf(name), () => answer[name]), page);
}

const answerOf = ({ detail, ...view }: TripPageView): AnswerMarkup | null =>
  detail && renderAnswer({ ...view, detail });

function renderPage(view: TripPageView, { hasScript, publicUrl, answer }: Required<TripPageOptions>): string {
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
    isWide: true,
    footer: (
      <>
        {organisation && <ContactFooter reader={reader} organisation={organisation} />}
        {state === 'ACTIVE' && <p className="muted">{t('page.disclaimer')}</p>}
        {state === 'ACTIVE' && <p className="po">{t('page.printNote', { site: new URL(publicUrl).host })}</p>}
      </>
    ),
    children:
      state === 'ACTIVE' ? (
        <ActivePage reader={reader} publicUrl={publicUrl} view={view} heading={heading} answer={answer} />
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

function ActivePage({ reader, publicUrl, view, heading, answer }: ActivePageProps): ReactNode {
  const { t } = reader;
  const { changes, path } = view;
  return (
    <>
      <Hero reader={reader} view={view} heading={heading} />
      {path !== null && <OfflineNotice reader={reader} />}
      <PageNotice notice={fieldNotice(view) ? null : view.notice} />
      {answer === null ? (
        <div className="box gray">
          <h2>{t('page.noData.title')}</h2>
          <p>{t('page.noData.text')}</p>
        </div>
      ) : (
        <>
          <AnswerPart name="verdict" />
          <Events reader={reader} events={view.events} />
          <JumpLinks reader={reader} view={view} />
          {view.cruise && <Cruise reader={reader} cruise={view.cruise} />}
          <Facts reader={reader} view={view} freshness={answer.freshness} />
          <AnswerPart name="warnings" />
          <Visas
            reader={reader}
            visas={answer.visas}
            service={view.organisation?.visaService ?? null}
            nationalities={view.trip?.citizenships.length ?? 0}
          />
          <Changes reader={reader} changes={changes} path={path} />
          <AnswerPart name="sections" />
        </>
      )}
      {path !== null && (
        <>
          <TakeAlong reader={reader} path={path} publicUrl={publicUrl} hasDates={answer?.hasDates ?? false} />
          <SubscribeBox reader={reader} view={view} path={path} />
        </>
      )}
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
      {path !== null && (
        <a className="btn" href="#take">
          {t('page.take')}
        </a>
      )}
      <button type="button" className="btn" data-do="print" hidden>
        {t('page.print')}
      </button>
    </div>
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

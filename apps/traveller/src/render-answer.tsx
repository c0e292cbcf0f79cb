import { renderToStaticMarkup } from 'react-dom/server';
import { freshnessOf, type Freshness } from './model/freshness.js';
import { readerOf, type Reader } from './model/reader.js';
import { verdictOf } from './model/verdict.js';
import { Deadlines } from './parts/deadlines.js';
import { hasDay } from './model/deadline-texts.js';
import { DocumentCheck } from './parts/document-check.js';
import { Emergency } from './parts/emergency.js';
import { Icon } from './parts/icons.js';
import { Places } from './parts/places.js';
import { Scheduled } from './parts/scheduled.js';
import { Sections } from './parts/sections.js';
import { Summary } from './parts/summary.js';
import { TripDays } from './parts/trip-days.js';
import { VerdictTable } from './parts/verdict-table.js';
import { VerdictBox } from './parts/verdict.js';
import type { DetailViewModel, TripPageView } from './trip-page-view.js';

/** What of a page depends on its answer: by far the most of it, and the same for all trips of one itinerary. */
export interface AnswerMarkup {
  verdict: string;
  freshness: Freshness;
  warnings: string;
  sections: string;
  visas: DetailViewModel['visas'];
  /** Whether a deadline has a day that a calendar can hold. */
  hasDates: boolean;
}

/** `trip` and `organisation` as the page has them; the organisation is named while the trip is under way. */
export type AnswerView = Pick<TripPageView, 'language' | 'trip' | 'organisation'> & { detail: DetailViewModel };

/** The answer as HTML, in the parts between which a page puts what belongs to a single trip. */
export function renderAnswer({ language, detail, trip, organisation }: AnswerView): AnswerMarkup {
  const reader = readerOf(language);
  const travellers = trip?.citizenships ?? [];
  const nationalities = travellers.length;
  const isUnderWay = trip?.isUnderWay ?? false;
  return {
    verdict: renderToStaticMarkup(
      <>
        {isUnderWay && <Emergency reader={reader} detail={detail} organisation={organisation} />}
        <VerdictBox reader={reader} detail={detail} isUnderWay={isUnderWay} />
      </>,
    ),
    freshness: freshnessOf(detail, reader),
    visas: detail.visas,
    hasDates: detail.deadlines.some(hasDay),
    warnings: renderToStaticMarkup(
      <>
        {!isUnderWay && (
          <Deadlines
            reader={reader}
            deadlines={detail.deadlines}
            travellers={travellers}
            isCounted={trip?.destinations.some((_, at) => trip.arrivalDays[at] == null) ?? true}
          />
        )}
        <VerdictTable reader={reader} detail={detail} />
        <Warnings reader={reader} warnings={shownWarnings(detail)} />
        {detail.summary.length > 0 && <Summary reader={reader} items={detail.summary} />}
        {trip && <TripDays reader={reader} trip={trip} detail={detail} />}
        <Scheduled reader={reader} scheduled={detail.scheduled} nationalities={nationalities} />
      </>,
    ),
    sections: renderToStaticMarkup(
      <>
        {detail.places.length > 0 && <Places reader={reader} detail={detail} trip={trip} />}
        <Sections reader={reader} detail={detail} nationalities={nationalities} />
        <DocumentCheck reader={reader} check={detail.documentCheck} />
      </>,
    ),
  };
}

/** The verdict of an impossible trip covers the warning about barred places. */
const shownWarnings = (detail: DetailViewModel): DetailViewModel['warnings'] =>
  verdictOf(detail).kind === 'BLOCKED' ? detail.warnings.filter(({ key }) => key !== 'ENTRY_BANNED') : detail.warnings;

function Warnings({ reader: { t }, warnings }: { reader: Reader; warnings: DetailViewModel['warnings'] }) {
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

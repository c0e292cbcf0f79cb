import { formatDay, formatDayRange, formatList, type MessageKey } from '@landfall/messages';
import type { ReactNode } from 'react';
import { adviceFor } from '../model/advice.js';
import type { Reader } from '../model/reader.js';
import { isForSome, type EntryView } from '../model/section-places.js';
import type { DetailViewModel, PhaseView, TripPageView } from '../trip-page-view.js';
import { Provenance } from './entry-text.js';
import { Imported, Said } from './entry.js';
import { Badge, type Shape, type Tone } from './icons.js';
import { Risk } from './risk.js';

type Place = DetailViewModel['places'][number];
type Trip = NonNullable<TripPageView['trip']>;

const LOOKS: Record<Place['status'], { tone: Tone; shape: Shape }> = {
  BLUE: { tone: 'blue', shape: 'check' },
  YELLOW: { tone: 'yellow', shape: 'alert' },
  RED: { tone: 'red', shape: 'bar' },
  GRAY: { tone: 'gray', shape: 'slash' },
  PURPLE: { tone: 'purple', shape: 'arrows' },
};
/** Limit of an advice in the list of places. */
const SHORT_ADVICE = 300;
const PHASES: Readonly<Record<string, MessageKey>> = {
  noAccess: 'page.phase.noAccess',
  someRestrictions: 'page.phase.someRestrictions',
  noRestrictions: 'page.phase.noRestrictions',
};

const STATUS_OF_PHASE: Readonly<Record<string, Place['status']>> = {
  noAccess: 'RED',
  someRestrictions: 'YELLOW',
  noRestrictions: 'BLUE',
};

/** The places of the trip with their entry status and since when or until when it holds. */
export function Places({
  reader,
  detail: { places, sections },
  trip,
}: {
  reader: Reader;
  detail: DetailViewModel;
  trip: Trip | null;
}): ReactNode {
  const { t, language } = reader;
  return (
    <section aria-labelledby="places">
      <h2 id="places">{t('page.places')}</h2>
      <ul className="places">
        {places.map((place) => {
          const { tone, shape } = LOOKS[place.status];
          return (
            <li key={`${place.id}${place.isTransit ? '-transit' : ''}`}>
              <div>
                <h3>{place.name}</h3>
                {place.isTransit && <span className="muted">{t('page.transitStop')}</span>}
                <Badge tone={tone} shape={shape}>
                  {t(`page.status.${place.status}`)}
                </Badge>
                {(place.riskLevel !== 'UNKNOWN' || !place.isTransit) && (
                  <Risk language={language} level={place.riskLevel} />
                )}
              </div>
              {place.status === 'PURPLE' || place.phases.some(({ conditions }) => conditions.length > 0) ? (
                <AllPhases reader={reader} phases={place.phases} nationalities={trip?.citizenships.length ?? 0} />
              ) : (
                phaseLines(reader, place, trip).map((line) => (
                  <p key={line} className="muted">
                    {line}
                  </p>
                ))
              )}
              {adviceFor(place, sections).map((entry, at) => (
                <Advice key={at} reader={reader} entry={entry} nationalities={trip?.citizenships.length ?? 0} />
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Phases that conflict or depend on conditions: all of them, each with its source. */
function AllPhases({
  reader,
  phases,
  nationalities,
}: {
  reader: Reader;
  phases: PhaseView[];
  nationalities: number;
}): ReactNode {
  const { t, language } = reader;
  return (
    <ul className="say">
      {phases.map((one, at) => {
        const status = STATUS_OF_PHASE[one.phase] ?? 'GRAY';
        const { tone, shape } = LOOKS[status];
        return (
          <li key={at} className={tone}>
            <div>
              <Badge tone={tone} shape={shape}>
                {t(`page.status.${status}`)}
              </Badge>
              {one.provenance === 'IMPORTED' && <Imported reader={reader} />}
            </div>
            {isForSome(one, nationalities) && (
              <p className="note">{t('page.forNationalities', { names: formatList(language, one.citizenships) })}</p>
            )}
            {one.conditions.length > 0 && (
              <p className="note">{t('page.underCondition', { conditions: formatList(language, one.conditions) })}</p>
            )}
            {validity(reader, one.start, one.end).map((line) => (
              <p key={line} className="muted">
                {line}
              </p>
            ))}
            <Provenance reader={reader} of={one} />
          </li>
        );
      })}
    </ul>
  );
}

/** A foreign ministry's own advice. A long one is folded. */
function Advice({
  reader,
  entry,
  nationalities,
}: {
  reader: Reader;
  entry: EntryView;
  nationalities: number;
}): ReactNode {
  const { t, language } = reader;
  return (
    <details className="adv" open={entry.text.length <= SHORT_ADVICE}>
      <summary>{entry.title}</summary>
      {isForSome(entry, nationalities) && (
        <p className="note">{t('page.forNationalities', { names: formatList(language, entry.citizenships) })}</p>
      )}
      <Said reader={reader} entry={entry} />
    </details>
  );
}

/** A phase boundary within the trip is a change on the way; otherwise the dates show the validity only. */
function phaseLines({ t, language }: Reader, { phase, phaseStart, phaseEnd }: Place, trip: Trip | null): string[] {
  const name = phase === null ? undefined : PHASES[phase];
  const during = (day: string | null, first: string, last: string): day is string =>
    day !== null && day >= first && day <= last;
  if (name && trip) {
    const lines: string[] = [];
    // A boundary on the first or last day is no change on the way.
    if (during(phaseStart, trip.dateStart, trip.dateEnd) && phaseStart > trip.dateStart) {
      lines.push(t('page.phaseBegins', { date: formatDay(language, phaseStart), phase: t(name) }));
    }
    if (during(phaseEnd, trip.dateStart, trip.dateEnd) && phaseEnd < trip.dateEnd) {
      lines.push(t('page.phaseEnds', { date: formatDay(language, phaseEnd), phase: t(name) }));
    }
    if (lines.length > 0) return lines;
  }
  return validity({ t, language }, phaseStart, phaseEnd);
}

function validity({ t, language }: Pick<Reader, 't' | 'language'>, start: string | null, end: string | null): string[] {
  if (start && end) return [t('page.phaseRange', { dates: formatDayRange(language, start, end) })];
  if (start) return [t('page.phaseSince', { date: formatDay(language, start) })];
  return end ? [t('page.phaseUntil', { date: formatDay(language, end) })] : [];
}

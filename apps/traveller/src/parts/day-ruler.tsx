import { addDays, daysBetween } from '@landfall/kernel';
import { formatLeaf } from '@landfall/messages';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import type { Moment, Stay, TripDay } from '../model/trip-days.js';
import type { TripPageView } from '../trip-page-view.js';

const WIDTH = 1040;
const MOST_LABELS = 24;
/** Of a letter, and beside a name. */
const LETTER = 8.5;
const PADDING = 34;

interface Props {
  reader: Reader;
  trip: NonNullable<TripPageView['trip']>;
  stays: readonly Stay[];
  days: readonly TripDay[];
}

/** The sign of a day: of several the one to act on. */
function signOf(moments: readonly Moment[]): 'alert' | 'clock' | null {
  if (moments.some(({ kind }) => kind === 'DUE' || kind === 'OPENS')) return 'alert';
  return moments.some(({ kind }) => kind === 'CHANGE') ? 'clock' : null;
}

/** The days in a row with the stays on them, numbered as on the map, and signs where something is due or changes. The list below says all of it. */
export function DayRuler({ reader: { language }, trip, stays, days }: Props): ReactNode {
  const length = daysBetween(trip.dateStart, trip.dateEnd) + 1;
  const step = WIDTH / length;
  const every = Math.ceil(length / MOST_LABELS);
  const labelled = Array.from({ length: Math.ceil(length / every) }, (_, at) => at * every);
  return (
    <svg className="ruler np" viewBox={`0 0 ${WIDTH} 104`} aria-hidden="true">
      {labelled.map((day) => {
        const { date, month } = formatLeaf(language, addDays(trip.dateStart, day));
        const isNamed = day === 0 || Number(date) <= every;
        return (
          <text key={day} x={(day + 0.5) * step} y="14" textAnchor="middle">
            {date}
            {isNamed && (
              <tspan x={(day + 0.5) * step} dy="16">
                {month}
              </tspan>
            )}
          </text>
        );
      })}
      {stays.map(({ place, from, until }, at) => {
        const width = Math.max(step / 2, (until - from + (at === stays.length - 1 ? 1 : 0)) * step) - 4;
        return (
          <g key={at} transform={`translate(${from * step + 2} 40)`}>
            <rect width={width} height="30" rx="6" />
            <text x={width < PADDING ? width / 2 : 12} y="20" textAnchor={width < PADDING ? 'middle' : 'start'}>
              {`${at + 1}${place.length * LETTER + PADDING <= width ? `\u00a0 ${place}` : ''}`}
            </text>
          </g>
        );
      })}
      {days.map(({ day, moments }) => {
        const sign = signOf(moments);
        return (
          sign && (
            <use
              key={day}
              className={sign === 'alert' ? 'yellow' : 'gray'}
              href={`#i-${sign}`}
              x={(daysBetween(trip.dateStart, day) + 0.5) * step - 11}
              y="78"
              width="22"
              height="22"
            />
          )
        );
      })}
    </svg>
  );
}

import { formatList, formatTopicsAlone, formatWeekday } from '@landfall/messages';
import type { ReactNode } from 'react';
import { taskOf } from '../model/deadline-texts.js';
import type { Reader } from '../model/reader.js';
import { isForSome } from '../model/section-places.js';
import { tripDaysOf, type Moment } from '../model/trip-days.js';
import type { DetailViewModel, TripPageView } from '../trip-page-view.js';
import { Icon, type Shape, type Tone } from './icons.js';
import { DayRuler } from './day-ruler.js';

type Trip = NonNullable<TripPageView['trip']>;

interface Props {
  reader: Reader;
  trip: Trip;
  detail: DetailViewModel;
}

/** The trip day by day: where it leads, what has to be done by then, and the rules that change on the way. */
export function TripDays({ reader, trip, detail }: Props): ReactNode {
  const { t, language } = reader;
  const found = tripDaysOf(trip, detail);
  if (found === null) return null;
  const { days, withoutDay, stays } = found;
  return (
    <section aria-labelledby="days">
      <h2 id="days">{t('page.days')}</h2>
      {stays && <DayRuler reader={reader} trip={trip} stays={stays} days={days} />}
      <dl className="days">
        {days.map(({ day, moments }) => (
          <div key={day} data-day={day}>
            <dt>
              <time dateTime={day}>{formatWeekday(language, day)}</time>
            </dt>
            <dd>
              {moments.map((moment, at) => (
                <MomentPart key={at} reader={reader} trip={trip} moment={moment} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {withoutDay.length > 0 && (
        <p className="muted">{t('page.days.unknown', { places: formatList(language, withoutDay) })}</p>
      )}
    </section>
  );
}

function MomentPart({ reader, trip, moment }: { reader: Reader; trip: Trip; moment: Moment }): ReactNode {
  const { t, language } = reader;
  switch (moment.kind) {
    case 'START':
      return <Line title={t('page.days.start', { place: trip.departure })} />;
    case 'END':
      return <Line title={t('page.days.end')} />;
    case 'ARRIVAL':
      return <Line title={t('page.days.arrival', { place: moment.place })} />;
    case 'DUE':
    case 'OPENS': {
      const { deadline, kind } = moment;
      const { citizenships, isCertain } = deadline;
      return (
        <Line
          title={taskOf(reader, deadline)}
          sign={isCertain ? { tone: 'yellow', shape: 'alert' } : { tone: 'purple', shape: 'arrows' }}
        >
          <p className="note">{t(kind === 'DUE' ? 'page.days.due' : 'page.days.opens')}</p>
          {isForSome(deadline, trip.citizenships.length) && (
            <p className="note">{t('page.forNationalities', { names: formatList(language, citizenships) })}</p>
          )}
        </Line>
      );
    }
    case 'CHANGE': {
      const { place, titles, href, whereabouts } = moment;
      return (
        <Line
          title={`${place}\u00a0– ${t('page.days.change', { count: titles.length })}`}
          sign={{ tone: whereabouts === 'GONE' ? 'gray' : 'yellow', shape: 'clock' }}
        >
          <p>
            <a href={href}>{formatTopicsAlone(language, titles)}</a>
          </p>
          {whereabouts && <p className="note">{t(`page.days.${whereabouts}`)}</p>}
        </Line>
      );
    }
  }
}

function Line({
  title,
  sign,
  children,
}: {
  title: string;
  sign?: { tone: Tone; shape: Shape };
  children?: ReactNode;
}): ReactNode {
  return (
    <div className={sign && `mo ${sign.tone}`}>
      {sign && <Icon shape={sign.shape} />}
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  );
}

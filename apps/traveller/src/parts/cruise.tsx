import { formatDay, formatDayRange, formatList, formatLocalTime } from '@landfall/messages';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import type { CruiseStopView, CruiseView, RouteMap } from '../trip-page-view.js';
import { MapPins } from './map-pins.js';

interface CruiseProps {
  reader: Reader;
  cruise: CruiseView;
}

/** Ship and route, with a map and the ports in the order of the calls. */
export function Cruise({ reader, cruise }: CruiseProps): ReactNode {
  const { t, language } = reader;
  const { line, ship, route, dateStart, dateEnd, stops, map, isSample } = cruise;
  const facts = [
    [t('page.cruise.line'), line],
    [t('page.cruise.ship'), ship],
    [t('page.cruise.route'), route],
    [t('page.cruise.days'), formatDayRange(language, dateStart, dateEnd)],
  ];
  return (
    <section aria-labelledby="cruise">
      <h2 id="cruise">{t('page.cruise')}</h2>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {map && <Chart map={map} label={t('page.cruise.map', { stops: formatList(language, portsOf(stops)) })} />}
      <h3>{t('page.cruise.stops')}</h3>
      <ol className="stops">
        {stops.map((stop, at) => (
          <li key={at}>
            <strong>{stop.name}</strong>
            {linesOf(stop, reader).map((line) => (
              <span key={line} className="note">
                {line}
              </span>
            ))}
          </li>
        ))}
      </ol>
      {stops.some(({ arrival, departure }) => arrival ?? departure) && (
        <p className="muted">{t('page.cruise.localTimes')}</p>
      )}
      {isSample && <p className="muted">{t('page.cruise.sample')}</p>}
      <p className="muted">{t('page.cruise.note')}</p>
    </section>
  );
}

function linesOf({ country, arrival, departure, seaDays }: CruiseStopView, { t, language }: Reader): string[] {
  const days = seaDays.map((day) => formatDay(language, day));
  return [
    country,
    arrival && t('page.cruise.arrival', { time: formatLocalTime(language, arrival) }),
    departure && t('page.cruise.departure', { time: formatLocalTime(language, departure) }),
    days.length > 0 ? t('page.cruise.atSea', { days: formatList(language, days) }) : null,
  ].filter((line) => line !== null);
}

const portsOf = (stops: CruiseView['stops']): string[] => [...new Set(stops.map(({ name }) => name))];

/** The way between the ports, each with the numbers that its calls have in the list. */
function Chart({ map: { width, height, land, way, ports }, label }: { map: RouteMap; label: string }): ReactNode {
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className="land" d={land} />
      <path className="way" d={way} />
      <MapPins pins={ports} />
    </svg>
  );
}

import { formatList } from '@landfall/messages';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import type { TripMap, TripPageView } from '../trip-page-view.js';
import { TripLine } from './facts.js';
import { MapPins } from './map-pins.js';

const LONG_HEADING = 60;

interface HeroProps {
  reader: Reader;
  view: TripPageView;
  heading: string;
}

/** Where the trip leads and when, beside its map. */
export function Hero({ reader, view, heading }: HeroProps): ReactNode {
  const { t, language } = reader;
  const { map, trip } = view;
  return (
    <div className="hero">
      <div className="w">
        <div>
          <h1 className={heading.length > LONG_HEADING ? 'long' : undefined}>{heading}</h1>
          <TripLine reader={reader} view={view} />
        </div>
        {map && trip && (
          <Chart
            map={map}
            label={t('page.cruise.map', { stops: formatList(language, [trip.departure, ...trip.destinations]) })}
          />
        )}
      </div>
    </div>
  );
}

/** The way from the departure through the numbered destinations and back. */
function Chart({
  map: { width, height, land, visited, way, departure, stops },
  label,
}: {
  map: TripMap;
  label: string;
}): ReactNode {
  return (
    <svg className="chart map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className="land" d={land} />
      <path className="visited" d={visited} />
      <path className="way" d={way} />
      <circle className="dot" cx={departure.x} cy={departure.y} r="6" />
      <MapPins pins={stops} />
    </svg>
  );
}

import { formatDay, formatDayRange, formatList } from '@landfall/messages';
import type { ReactNode } from 'react';
import type { Freshness } from '../model/freshness.js';
import type { Reader } from '../model/reader.js';
import type { TripPageView } from '../trip-page-view.js';

interface FactsProps {
  reader: Reader;
  view: TripPageView;
}

const Fact = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Dates, travellers and purpose in one line. */
export function TripLine({ reader: { t, language }, view: { trip } }: FactsProps): ReactNode {
  if (trip === null) return null;
  return (
    <dl className="line">
      <Fact name={t('page.travelDates')}>{formatDayRange(language, trip.dateStart, trip.dateEnd)}</Fact>
      <Fact name={t('page.nationality', { count: trip.citizenships.length })}>
        {formatList(language, trip.citizenships)}
      </Fact>
      <Fact name={t('page.purpose')}>{t(`page.purpose.${trip.purpose}`)}</Fact>
    </dl>
  );
}

/** From where and through where the trip leads, and how fresh the information is. */
export function Facts({
  reader: { t, language },
  view: { trip, changes },
  freshness: { written, checked },
}: FactsProps & { freshness: Freshness }): ReactNode {
  const lastChange = changes
    .map(({ at }) => at)
    .sort()
    .at(-1);
  return (
    <dl className="facts">
      {written && <Fact name={t('page.asOf')}>{written}</Fact>}
      <Fact name={t('page.checked')}>{checked ?? t('page.neverChecked')}</Fact>
      <Fact name={t('page.lastChange')}>{lastChange ? formatDay(language, lastChange) : t('page.noChange')}</Fact>
      {trip && <Fact name={t('page.departure')}>{trip.departure}</Fact>}
      {trip && trip.transits.length > 0 && (
        <Fact name={t('page.transit', { count: trip.transits.length })}>{formatList(language, trip.transits)}</Fact>
      )}
    </dl>
  );
}

import { formatDay, formatDayRange, formatList } from '@landfall/messages';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import type { TripPageView } from '../trip-page-view.js';

/** Dates, travellers and purpose of the trip, and how fresh the information is. */
export function Facts({ reader: { t, language }, view }: { reader: Reader; view: TripPageView }): ReactNode {
  const { trip, detail, changes } = view;
  const checked = (detail?.sections ?? []).flatMap(({ entries }) => entries.flatMap(({ checkedAt }) => (checkedAt ? [checkedAt] : []))).sort();
  const lastChange = changes.map(({ at }) => at).sort().at(-1);
  const facts: [string, string][] = [];
  if (trip) {
    facts.push([t('page.travelDates'), formatDayRange(language, trip.dateStart, trip.dateEnd)]);
    facts.push([t('page.nationality', { count: trip.citizenships.length }), formatList(language, trip.citizenships)]);
    facts.push([t('page.departure'), trip.departure]);
    if (trip.transits.length > 0) facts.push([t('page.transit', { count: trip.transits.length }), formatList(language, trip.transits)]);
    facts.push([t('page.purpose'), t(`page.purpose.${trip.purpose}`)]);
  }
  if (detail) {
    // The whole span, oldest first: one old statement must not hide behind a fresh one.
    facts.push([t('page.checked'), checked.length > 0 ? formatDayRange(language, checked[0]!, checked.at(-1)!) : t('page.neverChecked')]);
    facts.push([t('page.lastChange'), lastChange ? formatDay(language, lastChange) : t('page.noChange')]);
  }
  return (
    <dl className="facts">
      {facts.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}
    </dl>
  );
}

import { formatDay, formatDayRange, formatList } from '@landfall/messages';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import { webLink } from '../model/safe-links.js';
import type { DeadlineView } from '../trip-page-view.js';
import { Icon } from './icons.js';

interface DeadlinesProps {
  reader: Reader;
  deadlines: DeadlineView[];
  /** How many nationalities travel: what all of them have to do needs no note. */
  nationalities: number;
}

function whenOf({ t, language }: Reader, deadline: DeadlineView): string {
  const { firstDay, lastDay, earliestDays, latestDays } = deadline;
  if (firstDay && lastDay) return formatDayRange(language, firstDay, lastDay);
  if (lastDay) return t('page.deadlines.until', { day: formatDay(language, lastDay) });
  if (firstDay) return t('page.deadlines.from', { day: formatDay(language, firstDay) });
  return latestDays === null
    ? t('page.deadlines.earliest', { days: earliestDays ?? 0 })
    : t('page.deadlines.window', { earliest: earliestDays ?? 0, latest: latestDays });
}

function Source({ sourceUri, authority }: Pick<DeadlineView, 'sourceUri' | 'authority'>) {
  const link = webLink(sourceUri);
  if (!link) return null;
  return (
    <a href={link.href} rel="noreferrer noopener">
      {authority ?? link.site}
    </a>
  );
}

/** What has to be done before the trip, by when and for whom, in the order of days. */
export function Deadlines({ reader, deadlines, nationalities }: DeadlinesProps): ReactNode {
  const { t, language } = reader;
  if (deadlines.length === 0) return null;
  return (
    <section aria-labelledby="deadlines">
      <h2 id="deadlines">{t('page.deadlines')}</h2>
      <ol className="due">
        {deadlines.map((deadline, at) => {
          const { duty, place, isCertain, citizenships } = deadline;
          const task = t(`page.deadlines.${duty}`);
          return (
            <li key={at} className={isCertain ? 'yellow' : 'gray'}>
              <Icon shape="clock" />
              <div>
                <strong>{`${place}\u00a0– ${isCertain ? task : t('page.deadlines.open', { task })}`}</strong>
                {citizenships.length < nationalities && (
                  <span className="note">
                    {t('page.forNationalities', { names: formatList(language, citizenships) })}
                  </span>
                )}
                <span>{whenOf(reader, deadline)}</span>
                <Source {...deadline} />
              </div>
            </li>
          );
        })}
      </ol>
      <p className="muted">{t('page.deadlines.note')}</p>
    </section>
  );
}

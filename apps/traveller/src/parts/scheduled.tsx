import { formatList } from '@landfall/messages';
import { scheduledDays } from '@landfall/requirements/scheduled-days';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import type { ScheduledChangeView } from '../trip-page-view.js';
import { Comparison } from './comparison.js';
import { Icon } from './icons.js';

interface ScheduledProps {
  reader: Reader;
  scheduled: ScheduledChangeView[];
  /** How many nationalities travel: a change for all of them needs no note. */
  nationalities: number;
}

/** Changes that are certain until the end of the trip, by day. */
export function Scheduled({ reader, scheduled, nationalities }: ScheduledProps): ReactNode {
  const { t, language } = reader;
  if (scheduled.length === 0) return null;
  return (
    <section aria-labelledby="scheduled">
      <h2 id="scheduled">{t('page.scheduled')}</h2>
      <p className="muted">{t('page.scheduled.text')}</p>
      {scheduledDays(scheduled).map(({ effectiveOn, timing, text, changes }) => (
        <article
          key={effectiveOn}
          id={`on-${effectiveOn}`}
          className={`day ${timing === 'DURING_TRIP' ? 'yellow' : 'gray'}`}
        >
          <h3>
            <Icon shape="clock" />
            <time dateTime={effectiveOn}>{text}</time>
          </h3>
          {changes.map(({ place, title, citizenships, before, after }, at) => (
            <div key={at}>
              <h4>{`${place}\u00a0– ${title}`}</h4>
              {citizenships.length > 0 && citizenships.length < nationalities && (
                <p className="note">{t('page.forNationalities', { names: formatList(language, citizenships) })}</p>
              )}
              <Comparison
                reader={reader}
                level="h5"
                marksAll
                before={{ heading: t('page.scheduled.before'), text: before, none: t('page.scheduled.notStated') }}
                after={{ heading: t('page.scheduled.after'), text: after, none: t('page.scheduled.notStated') }}
              />
            </div>
          ))}
        </article>
      ))}
    </section>
  );
}

import { formatList } from '@landfall/messages';
import { plannedDays } from '@landfall/requirements';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import type { PlannedChangeView } from '../trip-page-view.js';
import { Comparison } from './comparison.js';
import { Icon } from './icons.js';

interface PlannedProps {
  reader: Reader;
  planned: PlannedChangeView[];
  /** How many nationalities travel: a change for all of them needs no note. */
  nationalities: number;
}

/** What is decided already and changes until the trip is over, day by day. */
export function Planned({ reader, planned, nationalities }: PlannedProps): ReactNode {
  const { t, language } = reader;
  if (planned.length === 0) return null;
  return (
    <section aria-labelledby="planned">
      <h2 id="planned">{t('page.planned')}</h2>
      <p className="muted">{t('page.planned.text')}</p>
      {plannedDays(planned).map(({ effectiveOn, timing, text, changes }) => (
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
                before={{ heading: t('page.planned.before'), text: before, none: t('page.planned.notStated') }}
                after={{ heading: t('page.planned.after'), text: after, none: t('page.planned.notStated') }}
              />
            </div>
          ))}
        </article>
      ))}
    </section>
  );
}

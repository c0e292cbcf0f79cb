import { formatList } from '@landfall/messages';
import type { ReactNode } from 'react';
import { taskOf, whenOf } from '../model/deadline-texts.js';
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
          const { isCertain, citizenships } = deadline;
          return (
            <li key={at} className={isCertain ? 'yellow' : 'gray'}>
              <Icon shape="clock" />
              <div>
                <strong>{taskOf(reader, deadline)}</strong>
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

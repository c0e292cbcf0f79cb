import { formatTopics } from '@landfall/messages';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import { isUnstated } from '../model/section-places.js';
import type { DetailViewModel } from '../trip-page-view.js';
import { Icon } from './icons.js';

type Section = DetailViewModel['sections'][number];

/** Nothing is known anywhere in the section, and nothing has just become unknown. */
export const isWhollyUnknown = ({ entries }: Section): boolean =>
  entries.every((entry) => isUnstated(entry) && !entry.isChanged);

/** Sections about which nothing is known, folded into one: they are named, and do not hide the others. */
export function UnknownSections({
  reader: { t, language },
  sections,
}: {
  reader: Reader;
  sections: Section[];
}): ReactNode {
  if (sections.length === 0) return null;
  return (
    <details className="sec gray" id="s-unknown">
      <summary>
        <Icon shape="question" />
        <h3>
          {t('page.unknown', {
            topics: formatTopics(
              language,
              sections.map(({ title }) => title),
            ),
          })}
        </h3>
      </summary>
      <div>
        <dl className="place">
          {sections.map(({ key, title, entries }) => (
            <div key={key} id={`s-${key}`}>
              <dt>{title}</dt>
              <dd className="note">
                {t('page.unknown', {
                  topics: formatTopics(language, [...new Set(entries.map((entry) => entry.title))]),
                })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}

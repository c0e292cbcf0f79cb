import { formatDay } from '@landfall/messages';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import { webLink } from '../model/safe-links.js';
import type { EventView } from '../trip-page-view.js';
import { Icon } from './icons.js';
import { Risk } from './risk.js';

export function Events({ reader, events }: { reader: Reader; events: EventView[] }): ReactNode {
  const { t } = reader;
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="events">
      <h2 id="events">{t('page.events')}</h2>
      <p className="muted">{t('page.events.text')}</p>
      <ul className="sum">
        {events.map((event, at) => (
          <li key={at} className={event.level === 'LEVEL3' ? 'yellow' : 'red'}>
            <Icon shape="alert" />
            <EventTile reader={reader} event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EventTile({ reader: { t, language }, event }: { reader: Reader; event: EventView }): ReactNode {
  const { title, country, level, from, isMoment, source, sourceUri, reportedOn } = event;
  const credit = t('page.events.source', { source: t(`page.events.${source}`), day: formatDay(language, reportedOn) });
  const link = webLink(sourceUri);
  return (
    <div>
      <h3>{`${country}\u00a0– ${title}`}</h3>
      <p>
        <Risk language={language} level={level} />
      </p>
      <p>{t(isMoment ? 'page.events.on' : 'page.events.since', { day: formatDay(language, from) })}</p>
      <p className="note">
        {link ? (
          <a href={link.href} rel="noreferrer noopener">
            {credit}
          </a>
        ) : (
          credit
        )}
      </p>
    </div>
  );
}

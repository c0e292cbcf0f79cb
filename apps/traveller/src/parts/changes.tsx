import { formatDay } from '@landfall/messages';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import type { ChangeView, TripPageView } from '../trip-page-view.js';
import { Comparison } from './comparison.js';

interface ChangesProps {
  reader: Reader;
  changes: ChangeView[];
  path: TripPageView['path'];
}

/** What has changed since the page was made: the unread ones open, the read ones folded away. */
export function Changes({ reader, changes, path }: ChangesProps): ReactNode {
  const { t } = reader;
  const [unread, read] = [changes.filter(({ isRead }) => !isRead), changes.filter(({ isRead }) => isRead)];
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{t('page.changes')}</h2>
      {unread.length > 0 && <p className="muted">{t('page.changes.unread', { count: unread.length })}</p>}
      {unread.map((change) => (
        <Change key={change.id} reader={reader} change={change} path={path} />
      ))}
      {read.length > 0 && (
        <details className="read">
          <summary>{t('page.changes.read', { count: read.length })}</summary>
          {read.map((change) => (
            <Change key={change.id} reader={reader} change={change} path={path} />
          ))}
        </details>
      )}
    </section>
  );
}

interface ChangeProps {
  reader: Reader;
  change: ChangeView;
  path: TripPageView['path'];
}

function Change({ reader, change, path }: ChangeProps): ReactNode {
  const { t, language } = reader;
  const { id, before, after, title, place, isRead } = change;
  return (
    <article className="chg" id={`c-${id}`}>
      <h3>
        {!isRead && <span className="tag">{t('page.changed')}</span>}
        {`${place}\u00a0– ${title}`}
      </h3>
      <p className="muted">
        <time dateTime={change.at}>{formatDay(language, change.at)}</time>
      </p>
      <Comparison
        reader={reader}
        level="h4"
        before={{ heading: t('page.changes.before'), text: before, none: t('page.changes.wasNotStated') }}
        after={{ heading: t('page.changes.now'), text: after, none: t('page.changes.notStated') }}
      />
      {!isRead && path !== null && (
        <form className="np" method="post" action={`${path}/changes/${encodeURIComponent(id)}/read`}>
          <input type="hidden" name="lang" value={language} />
          <button className="btn" aria-label={t('page.changes.markReadOf', { title, place })}>
            {t('page.changes.markRead')}
          </button>
        </form>
      )}
    </article>
  );
}

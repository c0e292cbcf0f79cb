import { formatDay } from '@landfall/messages';
import type { ReactNode } from 'react';
import { markDifference, type Run } from '../model/mark-difference.js';
import type { Reader } from '../model/reader.js';
import type { ChangeView } from '../trip-page-view.js';

interface ChangesProps {
  reader: Reader;
  changes: ChangeView[];
  path: string;
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
      {unread.map((change) => <Change key={change.id} reader={reader} change={change} path={path} />)}
      {read.length > 0 && (
        <details className="read">
          <summary>{t('page.changes.read', { count: read.length })}</summary>
          {read.map((change) => <Change key={change.id} reader={reader} change={change} path={path} />)}
        </details>
      )}
    </section>
  );
}

function Change({ reader: { t, language }, change, path }: { reader: Reader; change: ChangeView; path: string }): ReactNode {
  const { id, before, after, title, place, isRead } = change;
  const sides = before !== null && after !== null ? markDifference(before, after) : { before: plain(before), after: plain(after) };
  return (
    <article className="chg" id={`c-${id}`}>
      <h3>{!isRead && <span className="tag">{t('page.changed')}</span>}{`${place} – ${title}`}</h3>
      <p className="muted"><time dateTime={change.at}>{formatDay(language, change.at)}</time></p>
      <div className="cmp">
        <div>
          <h4>{t('page.changes.before')}</h4>
          {before === null ? <p className="muted">{t('page.changes.wasNotStated')}</p> : <Marked runs={sides.before} as="del" />}
        </div>
        <div className="now">
          <h4>{t('page.changes.now')}</h4>
          {after === null ? <p className="muted">{t('page.changes.notStated')}</p> : <Marked runs={sides.after} as="ins" />}
        </div>
      </div>
      {!isRead && (
        <form className="np" method="post" action={`${path}/changes/${encodeURIComponent(id)}/read`}>
          <input type="hidden" name="lang" value={language} />
          <button className="btn" aria-label={t('page.changes.markReadOf', { title, place })}>{t('page.changes.markRead')}</button>
        </form>
      )}
    </article>
  );
}

const plain = (text: string | null): Run[] => (text === null ? [] : [{ text, isChanged: false }]);

function Marked({ runs, as: Mark }: { runs: Run[]; as: 'del' | 'ins' }): ReactNode {
  return <p>{runs.map(({ text, isChanged }, at) => (isChanged ? <Mark key={at}>{text}</Mark> : text))}</p>;
}

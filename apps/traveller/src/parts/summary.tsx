import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import type { DetailViewModel } from '../trip-page-view.js';
import { Icon, type Shape, type Tone } from './icons.js';

type Item = DetailViewModel['summary'][number];

export function looksOf(status: Item['status']): { tone: Tone; shape: Shape } {
  if (status === 'OK') return { tone: 'blue', shape: 'check' };
  return status === 'UNKNOWN' ? { tone: 'gray', shape: 'question' } : { tone: 'yellow', shape: 'alert' };
}

/** An identity card that is enough is still a document to carry: "not required" would be wrong beside this title. */
export const isCardEnough = ({ key, status, text }: Item): boolean =>
  key === 'ID_OR_PASSPORT' && status === 'OK' && text !== '';

/** The tiles of the summary: shape, word and colour say the same. */
export function Summary({ reader: { t }, items }: { reader: Reader; items: Item[] }): ReactNode {
  return (
    <section aria-labelledby="summary">
      <h2 id="summary">{t('page.summary')}</h2>
      <ul className="sum">
        {items.map((item) => {
          const { tone, shape } = looksOf(item.status);
          return (
            <li key={item.key} className={tone}>
              <Icon shape={shape} />
              <div>
                <h3>{item.title}</h3>
                <b>{isCardEnough(item) ? item.text : t(`page.summary.${item.status}`)}</b>
                {item.text && !isCardEnough(item) && <p>{item.text}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

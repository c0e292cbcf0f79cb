import { formatList, type MessageKey } from '@landfall/messages';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import { verdictOf, type Verdict } from '../model/verdict.js';
import type { DetailViewModel } from '../trip-page-view.js';
import { Icon, type Shape, type Tone } from './icons.js';

const LOOKS: Record<Verdict['kind'], { tone: Tone; shape: Shape; title: MessageKey }> = {
  BLOCKED: { tone: 'red', shape: 'bar', title: 'page.verdict.blocked' },
  TODO: { tone: 'yellow', shape: 'alert', title: 'page.verdict.todo' },
  INCOMPLETE: { tone: 'gray', shape: 'question', title: 'page.verdict.incomplete' },
  RESTRICTED: { tone: 'yellow', shape: 'alert', title: 'page.verdict.restricted' },
  CLEAR: { tone: 'blue', shape: 'check', title: 'page.verdict.clear' },
};

/** The first thing a traveller reads: possible or not, what to do, and what is not known. */
export function VerdictBox({ reader: { t, language }, detail }: { reader: Reader; detail: DetailViewModel }): ReactNode {
  const verdict = verdictOf(detail);
  const { tone, shape, title } = LOOKS[verdict.kind];
  const list = (items: string[]): string => formatList(language, items);
  const line = (key: MessageKey, name: 'topics' | 'places', items: string[]): ReactNode => items.length > 0 && <p>{t(key, { [name]: list(items) })}</p>;
  const hasEntrySection = detail.sections.some(({ key }) => key === 'entry');
  return (
    <section className={`box verdict ${tone}`} aria-labelledby="verdict">
      <Icon shape={shape} />
      <div>
        <h2 id="verdict">{t(title, { count: verdict.required.length })}</h2>
        {line('page.verdict.blockedText', 'places', verdict.blocked)}
        {verdict.blocked.length > 0 && hasEntrySection && <p><a href="#s-entry">{t('page.verdict.blockedLink')}</a></p>}
        {line('page.verdict.required', 'topics', verdict.required)}
        {line('page.verdict.restrictedPlaces', 'places', verdict.restricted)}
        {verdict.isIncomplete && verdict.kind !== 'INCOMPLETE' && <p><strong>{t('page.verdict.incomplete')}</strong></p>}
        {line('page.verdict.unknown', 'topics', verdict.unknown)}
        {line('page.verdict.conflictingPlaces', 'places', verdict.conflicting)}
        {line('page.verdict.noStatus', 'places', verdict.withoutStatus)}
        {verdict.kind === 'CLEAR' && <p>{t('page.verdict.clearText')}</p>}
      </div>
    </section>
  );
}

import { formatList, formatTopics, type MessageKey } from '@landfall/messages';
import type { ReactNode } from 'react';
import { sectionsToRead } from '../model/advice.js';
import type { Reader } from '../model/reader.js';
import { scheduledDays } from '@landfall/requirements/scheduled-days';
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
/** "Before departure" means nothing any more to somebody who has departed. */
const UNDER_WAY: Partial<Record<MessageKey, MessageKey>> = {
  'page.verdict.todo': 'page.verdict.todoUnderWay',
  'page.verdict.clear': 'page.verdict.clearUnderWay',
  'page.verdict.unknown': 'page.verdict.unknownUnderWay',
  'page.verdict.conflictingPlaces': 'page.verdict.conflictingPlacesUnderWay',
};

interface VerdictProps {
  reader: Reader;
  detail: DetailViewModel;
  isUnderWay: boolean;
}

/** The first thing a traveller reads: possible or not, what to do, what is not known, and the days on which that changes. */
export function VerdictBox({ reader: { t, language }, detail, isUnderWay }: VerdictProps): ReactNode {
  const verdict = verdictOf(detail);
  const { tone, shape, title } = LOOKS[verdict.kind];
  const now = (key: MessageKey): MessageKey => (isUnderWay && UNDER_WAY[key]) || key;
  const line = (key: MessageKey, name: 'topics' | 'places', items: string[]): ReactNode =>
    items.length > 0 && (
      <p>{t(now(key), { [name]: name === 'topics' ? formatTopics(language, items) : formatList(language, items) })}</p>
    );
  const hasEntrySection = sectionsToRead(detail.sections).some(({ key }) => key === 'entry');
  return (
    <section className={`box verdict ${tone}`} aria-labelledby="verdict">
      <Icon shape={shape} />
      <div>
        <h2 id="verdict">{t(now(title), { count: verdict.required.length })}</h2>
        {line('page.verdict.blockedText', 'places', verdict.blocked)}
        {verdict.blocked.length > 0 && hasEntrySection && (
          <p>
            <a href="#s-entry">{t('page.verdict.blockedLink')}</a>
          </p>
        )}
        {line('page.verdict.required', 'topics', verdict.required)}
        {line('page.verdict.restrictedPlaces', 'places', verdict.restricted)}
        {verdict.isIncomplete && verdict.kind !== 'INCOMPLETE' && (
          <p>
            <strong>{t('page.verdict.incomplete')}</strong>
          </p>
        )}
        {line('page.verdict.depends', 'topics', verdict.depending)}
        {line('page.verdict.unknown', 'topics', verdict.unknown)}
        {line('page.verdict.conflictingPlaces', 'places', verdict.conflicting)}
        {line('page.verdict.noStatus', 'places', verdict.withoutStatus)}
        {verdict.kind === 'CLEAR' && <p>{t('page.verdict.clearText')}</p>}
        {scheduledDays(detail.scheduled).map(({ effectiveOn, text, changes }) => (
          <p key={effectiveOn} className="when">
            <Icon shape="clock" />
            <a href={`#on-${effectiveOn}`}>{t('page.verdict.scheduled', { day: text, count: changes.length })}</a>
          </p>
        ))}
      </div>
    </section>
  );
}

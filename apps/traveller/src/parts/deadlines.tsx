import type { IsoDate, Language } from '@landfall/kernel';
import { formatLeaf, formatList } from '@landfall/messages';
import type { ReactNode } from 'react';
import { deadlineGroups, type DeadlineGroup } from '../model/deadline-groups.js';
import { dutyOf, hasDay, taskOf, whenOf } from '../model/deadline-texts.js';
import type { Reader } from '../model/reader.js';
import type { DeadlineView } from '../trip-page-view.js';
import { Icon } from './icons.js';
import { Source } from './source.js';

interface DeadlinesProps {
  reader: Reader;
  deadlines: DeadlineView[];
  /** Nationalities. */
  travellers: readonly string[];
  /** Nobody says of every destination when it is reached, so that days are counted from the first one that is possible. */
  isCounted: boolean;
}

/** A day as on a calendar to tear off. What stands beside it says it in words. */
function Leaf({ language, day }: { language: Language; day: IsoDate | null }): ReactNode {
  if (day === null) return <span className="leaf" aria-hidden="true" />;
  const { date, month } = formatLeaf(language, day);
  return (
    <span className="leaf" aria-hidden="true">
      <b>{date}</b>
      {month}
    </span>
  );
}

interface ItemProps {
  reader: Reader;
  deadline: DeadlineView;
  /** Each task of each traveller that is marked as done with it. */
  marks: readonly string[];
  title: string;
  /** False: it stands with each of several places. */
  hasCost?: boolean;
  children: ReactNode;
}

function Item({ reader, deadline, marks, title, hasCost = true, children }: ItemProps): ReactNode {
  const when = whenOf(reader, deadline);
  return (
    <li className={deadline.isCertain ? 'yellow' : 'purple'}>
      <Leaf language={reader.language} day={deadline.lastDay} />
      <Icon shape={deadline.isCertain ? 'alert' : 'arrows'} />
      <div>
        <strong>{title}</strong>
        {when && <span>{when}</span>}
        {hasCost && deadline.cost && <span>{reader.t('page.deadlines.cost', { cost: deadline.cost })}</span>}
        {children}
      </div>
      <label className="done" hidden>
        <input type="checkbox" data-mark={marks.join()} /> {reader.t('page.deadlines.done')}
        <span className="vh">{title}</span>
      </label>
    </li>
  );
}

const marksOf = (
  tasks: readonly DeadlineView[],
  group: Pick<DeadlineGroup, 'travellers'>,
  all: readonly string[],
): string[] => group.travellers.flatMap((one) => tasks.map(({ id }) => `${id} ${all.indexOf(one)}`));

/** What has to be done before the trip, by when, a list for each passport that differs, in the order of days. */
export function Deadlines({ reader, deadlines, travellers, isCounted }: DeadlinesProps): ReactNode {
  const { t, language } = reader;
  const groups = deadlineGroups(deadlines, travellers);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="deadlines">
      <h2 id="deadlines">{t('page.deadlines')}</h2>
      <p className="muted np" data-marks={t('page.deadlines.doneCount', { done: '@1', all: '@2' })} hidden>
        <strong role="status" /> {t('page.deadlines.doneNote')}
      </p>
      <div className="lists">
        {groups.map((group) => (
          <div key={group.travellers.join()} className="list">
            {travellers.length > 1 && <h3>{formatList(language, group.travellers)}</h3>}
            <ol className="due">
              {group.dated.map((deadline, at) => (
                <Item
                  key={at}
                  reader={reader}
                  deadline={deadline}
                  marks={marksOf([deadline], group, travellers)}
                  title={taskOf(reader, deadline)}
                >
                  <Source {...deadline} />
                </Item>
              ))}
              {group.undated.map((same, at) => (
                <Item
                  key={`undated ${at}`}
                  reader={reader}
                  deadline={same[0]!}
                  marks={marksOf(same, group, travellers)}
                  title={dutyOf(reader, same[0]!)}
                  hasCost={false}
                >
                  <ul className="links">
                    {same.map(({ place, cost, sourceUri }) => (
                      <li key={place}>
                        <Source sourceUri={sourceUri} authority={place} />
                        {cost && <span className="note">{t('page.deadlines.cost', { cost })}</span>}
                      </li>
                    ))}
                  </ul>
                </Item>
              ))}
            </ol>
          </div>
        ))}
      </div>
      {isCounted && deadlines.some(hasDay) && <p className="muted">{t('page.deadlines.note')}</p>}
    </section>
  );
}

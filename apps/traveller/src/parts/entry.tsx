import { formatDay, formatDayRange, formatList, languageName } from '@landfall/messages';
import type { ReactNode } from 'react';
import { tellsNumbers } from '../model/emergency.js';
import type { Reader } from '../model/reader.js';
import { isForSome, type EntryView } from '../model/section-places.js';
import type { PeriodView, StatementView } from '../trip-page-view.js';
import { EntryText, Provenance } from './entry-text.js';
import { Badge } from './icons.js';

interface EntryProps {
  reader: Reader;
  entry: EntryView;
  nationalities: number;
  /** The provenance stands elsewhere, for several entries at once. */
  isSourceShared?: boolean;
  /** Whom it is for stands elsewhere, for several entries at once. */
  isForNamed?: boolean;
}

/** What is said about one topic, by whom, and how certain it is. */
export function Entry({
  reader,
  entry,
  nationalities,
  isSourceShared = false,
  isForNamed = false,
}: EntryProps): ReactNode {
  const { t, language } = reader;
  const isDated = entry.periods.length > 0;
  return (
    <div>
      <dt>
        {entry.title}
        {entry.isChanged && <span className="tag">{t('page.changed')}</span>}
        {!isDated && <Marks reader={reader} of={entry} />}
      </dt>
      <dd>
        {!isForNamed && isForSome(entry, nationalities) && (
          <p className="note">{t('page.forNationalities', { names: formatList(language, entry.citizenships) })}</p>
        )}
        {entry.explanation && <p className="muted">{entry.explanation}</p>}
        <Said reader={reader} entry={entry} isSourceShared={isSourceShared} />
      </dd>
    </div>
  );
}

type Marked = Pick<EntryView, 'state' | 'provenance' | 'statements'>;

/** Several statements are shown, each with its own source. */
const isOfSeveral = ({ state, statements }: Marked): boolean =>
  (state === 'CONFLICTING' || state === 'DEPENDS') && statements.length > 0;

const MARKS = {
  CONFLICTING: { tone: 'purple', shape: 'arrows', key: 'page.conflicting' },
  DEPENDS: { tone: 'yellow', shape: 'alert', key: 'page.depends' },
  UNKNOWN: { tone: 'gray', shape: 'question', key: 'page.summary.UNKNOWN' },
} as const;

const isImported = (of: Marked): boolean => of.provenance === 'IMPORTED' && !isOfSeveral(of);

/** How certain something is, where it is not simply stated by an editor. */
function Marks({ reader, of }: { reader: Reader; of: Marked }): ReactNode {
  const mark = of.state === 'STATED' ? null : MARKS[of.state];
  return (
    <>
      {mark && (
        <Badge tone={mark.tone} shape={mark.shape}>
          {reader.t(mark.key)}
        </Badge>
      )}
      {isImported(of) && <Imported reader={reader} />}
    </>
  );
}

/** The mark of what no editor has verified. */
export const Imported = ({ reader: { t } }: { reader: Reader }): ReactNode => (
  <Badge tone="yellow" shape="alert">
    {t('page.imported')}
  </Badge>
);

type TextSource = Pick<EntryView, 'textLanguage' | 'machineTranslatedFrom'>;

const foreign = ({ language }: Reader, { textLanguage }: TextSource): string | undefined =>
  textLanguage === language ? undefined : textLanguage;

/** That a text is not in the reader's language, or that a machine put it there. */
function Wording({
  reader: { t, language },
  of: { textLanguage, machineTranslatedFrom },
}: {
  reader: Reader;
  of: TextSource;
}): ReactNode {
  if (textLanguage !== language)
    return <p className="note">{t('page.textLanguage', { language: languageName(language, textLanguage) })}</p>;
  return (
    machineTranslatedFrom !== null && (
      <p className="note">{t('page.machineTranslated', { from: machineTranslatedFrom })}</p>
    )
  );
}

/** What an entry says, in periods where that depends on the day, and where it comes from. */
export function Said({
  reader,
  entry,
  isSourceShared = false,
}: Omit<EntryProps, 'nationalities' | 'isForNamed'>): ReactNode {
  if (entry.periods.length > 0) return <Periods reader={reader} entry={entry} />;
  if (isOfSeveral(entry)) return <Statements reader={reader} of={entry} detailType={entry.detailType} />;
  return (
    <Sentence
      reader={reader}
      of={entry}
      html={entry.html}
      detailType={entry.detailType}
      isSourceShared={isSourceShared}
    />
  );
}

interface SentenceProps {
  reader: Reader;
  of: Omit<StatementView, 'provenance'>;
  html: string | null;
  detailType: string;
  isSourceShared?: boolean;
}

/** A text with a note where it is not in the reader's language or a machine translated it, and its source. */
function Sentence({ reader, of, html, detailType, isSourceShared = false }: SentenceProps): ReactNode {
  return (
    <>
      <EntryText text={of.text} html={html} lang={foreign(reader, of)} dials={tellsNumbers(detailType)} />
      <Wording reader={reader} of={of} />
      {!isSourceShared && <Provenance reader={reader} of={of} />}
    </>
  );
}

/** What holds on which days: a row for each period. */
function Periods({ reader, entry: { periods, detailType } }: { reader: Reader; entry: EntryView }): ReactNode {
  return (
    <dl className="per">
      {periods.map((period, at) => (
        <div key={at}>
          <dt>{daysOf(reader, period)}</dt>
          <dd>
            {period.state !== 'UNKNOWN' && <Marks reader={reader} of={period} />}
            {isOfSeveral(period) ? (
              <Statements reader={reader} of={period} detailType={detailType} />
            ) : (
              <Sentence reader={reader} of={period} html={null} detailType={detailType} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function daysOf({ t, language }: Reader, { from, until }: PeriodView): ReactNode {
  if (from !== null && until !== null) return formatDayRange(language, from, until);
  if (from !== null) return t('page.period.from', { date: formatDay(language, from) });
  return until === null ? null : t('page.period.until', { date: formatDay(language, until) });
}

/** Statements that conflict, or of which one holds: all of them, each with its source. */
function Statements({
  reader,
  of: { state, statements },
  detailType,
}: {
  reader: Reader;
  of: Marked;
  detailType: string;
}): ReactNode {
  return (
    <>
      <p>{reader.t(state === 'DEPENDS' ? 'page.dependsText' : 'page.conflictingText')}</p>
      <ul className={state === 'DEPENDS' ? 'say yellow' : 'say'}>
        {statements.map((statement, at) => (
          <li key={at}>
            {statement.provenance === 'IMPORTED' && <Imported reader={reader} />}
            <Sentence reader={reader} of={statement} html={null} detailType={detailType} />
          </li>
        ))}
      </ul>
    </>
  );
}

import { formatList, languageName } from '@landfall/messages';
import type { ReactNode } from 'react';
import { tellsNumbers } from '../model/emergency.js';
import type { Reader } from '../model/reader.js';
import { isForSome, type EntryView } from '../model/section-places.js';
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
  const { state, provenance } = entry;
  const isOfSeveral = (state === 'CONFLICTING' || state === 'DEPENDS') && entry.statements.length > 0;
  return (
    <div>
      <dt>
        {entry.title}
        {entry.isChanged && <span className="tag">{t('page.changed')}</span>}
        {state === 'CONFLICTING' && (
          <Badge tone="purple" shape="arrows">
            {t('page.conflicting')}
          </Badge>
        )}
        {state === 'DEPENDS' && (
          <Badge tone="yellow" shape="alert">
            {t('page.depends')}
          </Badge>
        )}
        {state === 'UNKNOWN' && (
          <Badge tone="gray" shape="question">
            {t('page.summary.UNKNOWN')}
          </Badge>
        )}
        {provenance === 'IMPORTED' && !isOfSeveral && <Imported reader={reader} />}
      </dt>
      <dd>
        {!isForNamed && isForSome(entry, nationalities) && (
          <p className="note">{t('page.forNationalities', { names: formatList(language, entry.citizenships) })}</p>
        )}
        {entry.explanation && <p className="muted">{entry.explanation}</p>}
        {isOfSeveral ? (
          <Statements reader={reader} entry={entry} />
        ) : (
          <Said reader={reader} entry={entry} isSourceShared={isSourceShared} />
        )}
      </dd>
    </div>
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

/** The text of an entry, a note when it is not in the reader's language or a machine translated it, and where it comes from. */
export function Said({
  reader,
  entry,
  isSourceShared = false,
}: Omit<EntryProps, 'nationalities' | 'isForNamed'>): ReactNode {
  return (
    <>
      <EntryText
        text={entry.text}
        html={entry.html}
        lang={foreign(reader, entry)}
        dials={tellsNumbers(entry.detailType)}
      />
      <Wording reader={reader} of={entry} />
      {!isSourceShared && <Provenance reader={reader} of={entry} />}
    </>
  );
}

/** Statements that conflict, or of which one holds: all of them, each with its source. */
function Statements({
  reader,
  entry: { state, statements, detailType },
}: {
  reader: Reader;
  entry: EntryView;
}): ReactNode {
  return (
    <>
      <p>{reader.t(state === 'DEPENDS' ? 'page.dependsText' : 'page.conflictingText')}</p>
      <ul className={state === 'DEPENDS' ? 'say yellow' : 'say'}>
        {statements.map((statement, at) => (
          <li key={at}>
            {statement.provenance === 'IMPORTED' && <Imported reader={reader} />}
            <EntryText
              text={statement.text}
              html={null}
              lang={foreign(reader, statement)}
              dials={tellsNumbers(detailType)}
            />
            <Wording reader={reader} of={statement} />
            <Provenance reader={reader} of={statement} />
          </li>
        ))}
      </ul>
    </>
  );
}

import { formatDay } from '@landfall/messages';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import { webLink } from '../model/safe-links.js';
import { phoneRuns, webRuns, type TextRun } from '../model/text-runs.js';
import type { StatementView } from '../trip-page-view.js';

/** Runs of text, some of them links. */
export const Runs = ({ runs }: { runs: TextRun[] }): ReactNode =>
  runs.map(({ text, href }, at) =>
    href === null ? (
      text
    ) : (
      <a key={at} href={href} rel={href.startsWith('http') ? 'noopener noreferrer nofollow' : undefined}>
        {text}
      </a>
    ),
  );

interface EntryTextProps {
  text: string;
  html: string | null;
  /** Set when the text is in another language than the page. */
  lang: string | undefined;
  /** The text contains emergency numbers, which become links that dial. */
  dials?: boolean;
}

/** A statement as it stands: with its markup, which the server has sanitised, or as plain text with safe links. */
export const EntryText = ({ text, html, lang, dials = false }: EntryTextProps): ReactNode =>
  html === null ? (
    <p lang={lang}>
      <Runs runs={dials ? phoneRuns(text) : webRuns(text)} />
    </p>
  ) : (
    <div className="rich" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
  );

interface ProvenanceProps {
  reader: Reader;
  of: Pick<StatementView, 'authority' | 'sourceUri' | 'writtenOn' | 'checkedAt'>;
  /** Said in front of a provenance that holds for several entries. */
  lead?: string;
}

/** Who says so, where, and when that was compared with the source, or else when it was written. */
export function Provenance({
  reader: { t, language },
  of: { authority, sourceUri, writtenOn, checkedAt },
  lead,
}: ProvenanceProps): ReactNode {
  const source = webLink(sourceUri);
  if (!source && !authority && !writtenOn && !checkedAt) return null;
  return (
    <div className={lead ? 'meta all' : 'meta'}>
      {lead && <span>{lead}</span>}
      {source ? (
        <a href={source.href}>{t('page.source', { name: authority ?? source.site })}</a>
      ) : (
        authority && <span>{t('page.authority', { name: authority })}</span>
      )}
      {checkedAt && <span>{t('page.checkedOn', { date: formatDay(language, checkedAt) })}</span>}
      {!checkedAt && writtenOn && <span>{t('page.writtenOn', { date: formatDay(language, writtenOn) })}</span>}
    </div>
  );
}

import { Box, Link, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useDates } from '../ui/useDates.js';
import type { DetailEntry, EntryStatement } from '../gen/graphql.js';
import { StatusIcon } from '../ui/status/StatusMark.js';
import { Tag } from '../ui/status/Tag.js';
import { NoteHtml } from './NoteHtml.js';
import { holdsForAll, webAddress } from './section-model.js';
import { useCountryNames } from './useCountryNames.js';

type Provenance = Pick<EntryStatement, 'sourceUri' | 'authority' | 'writtenOn' | 'checkedAt'>;

export function ProvenanceLine({ sourceUri, authority, writtenOn, checkedAt }: Provenance) {
  const translate = useTranslate();
  const { day } = useDates();
  const address = webAddress(sourceUri);
  const label = authority ? translate('answer.sourceOf', { name: authority.name }) : translate('answer.source');
  return (
    <>
      {address && (
        <Link href={address} target="_blank" rel="noopener noreferrer" aria-description={translate('app.newTab')}>
          {label}
        </Link>
      )}
      {!address && authority && <span>{label}</span>}
      {/* A day, though written as a moment: it is the same one wherever it is read. */}
      {checkedAt && <span>{translate('answer.checked', { date: day(checkedAt.slice(0, 10)) })}</span>}
      {!checkedAt && writtenOn && <span>{translate('answer.written', { date: day(writtenOn) })}</span>}
    </>
  );
}

interface WordingProps {
  of: Pick<EntryStatement, 'textLanguage' | 'machineTranslatedFrom'>;
  language: string;
}

/** That a text is in another language than the answer, or that a machine put it into this one. */
function WordingLine({ of: { textLanguage, machineTranslatedFrom }, language }: WordingProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  if (textLanguage !== language)
    return (
      <span>
        {translate('answer.otherLanguage', {
          language: new Intl.DisplayNames([locale], { type: 'language' }).of(textLanguage) ?? textLanguage,
        })}
      </span>
    );
  return (
    machineTranslatedFrom !== null && (
      <span>{translate('answer.machineTranslated', { from: machineTranslatedFrom })}</span>
    )
  );
}

interface Props {
  entry: DetailEntry;
  searched: readonly string[];
  language: string;
  headingLevel: 'h4' | 'h5' | 'h6';
}

const LEVELS = { h4: 4, h5: 5, h6: 6 } as const;

type EntryTextProps = Pick<Props, 'entry' | 'language' | 'headingLevel'>;

/** What a rule says; where sources conflict or it depends, the statement of each. */
function EntryText({ entry, language, headingLevel }: EntryTextProps) {
  const translate = useTranslate();
  if (entry.state === 'CONFLICTING' || entry.state === 'DEPENDS')
    return (
      <Box sx={{ my: 0.5 }}>
        <Typography>
          {translate(entry.state === 'DEPENDS' ? 'answer.dependsText' : 'answer.conflictingText')}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {entry.statements.map((statement, index) => (
            <li key={index}>
              <Box
                component="span"
                lang={statement.textLanguage}
                sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {statement.text}
              </Box>
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  columnGap: 2,
                  fontSize: 13,
                  alignItems: 'center',
                  color: 'text.secondary',
                }}
              >
                {statement.provenance === 'IMPORTED' && <Tag tone="YELLOW">{translate('answer.unverified')}</Tag>}
                <ProvenanceLine {...statement} />
                <WordingLine of={statement} language={language} />
              </Box>
            </li>
          ))}
        </Box>
      </Box>
    );
  if (entry.html !== null)
    return <NoteHtml html={entry.html} language={entry.textLanguage} entryLevel={LEVELS[headingLevel]} />;
  return (
    <Typography lang={entry.textLanguage} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {entry.text}
    </Typography>
  );
}

export function EntryView({ entry, searched, language, headingLevel }: Props) {
  const translate = useTranslate();
  const names = useCountryNames();
  const isConflicting = entry.state === 'CONFLICTING';
  const holdsFor = holdsForAll(entry.citizenships, searched)
    ? null
    : translate('answer.holdsFor', { names: names(entry.citizenships) });

  return (
    <Box sx={{ display: 'flex', gap: 1.25, py: 1, '& + &': { borderTop: 1, borderColor: 'line' } }}>
      <Box sx={{ width: 20, pt: 0.25 }}>
        {isConflicting ? (
          <StatusIcon status="PURPLE" size={18} />
        ) : (
          entry.positive !== null && <StatusIcon status={entry.positive ? 'BLUE' : 'YELLOW'} size={18} />
        )}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1, maxWidth: '46rem' }}>
        <Typography component={headingLevel} lang={language} sx={{ fontWeight: 600 }}>
          {entry.title}
        </Typography>
        {entry.explanation !== null && (
          <Typography variant="body2" lang={language} sx={{ color: 'text.secondary' }}>
            {entry.explanation}
          </Typography>
        )}
        <EntryText entry={entry} language={language} headingLevel={headingLevel} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            rowGap: 0.5,
            alignItems: 'center',
            fontSize: 13,
            color: 'text.secondary',
            mt: 0.25,
          }}
        >
          {entry.state === 'DEPENDS' && <Tag tone="YELLOW">{translate('answer.depends')}</Tag>}
          {isConflicting && <Tag tone="PURPLE">{translate('answer.conflicting')}</Tag>}
          {entry.provenance === 'IMPORTED' && !isConflicting && (
            <Tag tone="YELLOW">{translate('answer.unverified')}</Tag>
          )}
          {holdsFor && <span>{holdsFor}</span>}
          <span>{translate('answer.level', { level: translate(`placeType.${entry.level}`) })}</span>
          {!isConflicting && <ProvenanceLine {...entry} />}
          {!isConflicting && <WordingLine of={entry} language={language} />}
        </Box>
      </Box>
    </Box>
  );
}

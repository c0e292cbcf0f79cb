import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DetailEntry } from '../gen/graphql.js';
import { StatusIcon } from '../ui/status/StatusMark.js';
import { EntryTags } from './EntryTags.js';
import { NoteHtml } from './NoteHtml.js';
import { PeriodRows } from './PeriodRows.js';
import { ProvenanceLine, WordingLine } from './Provenance.js';
import { holdsForAll, isOfSeveral } from './section-model.js';
import { SmallPrint } from './SmallPrint.js';
import { StatementItems } from './StatementItems.js';
import { useCountryNames } from './useCountryNames.js';

interface Props {
  entry: DetailEntry;
  searched: readonly string[];
  language: string;
  headingLevel: 'h4' | 'h5' | 'h6';
}

const LEVELS = { h4: 4, h5: 5, h6: 6 } as const;

type EntryTextProps = Pick<Props, 'entry' | 'language' | 'headingLevel'>;

/** What a rule says; of several statements each, and in periods where it depends on the day. */
function EntryText({ entry, language, headingLevel }: EntryTextProps) {
  if (entry.periods.length > 0) return <PeriodRows periods={entry.periods} language={language} />;
  if (isOfSeveral(entry)) return <StatementItems of={entry} language={language} />;
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
  const isDated = entry.periods.length > 0;
  const isConflicting = !isDated && entry.state === 'CONFLICTING';
  const isOneStatement = !isDated && !isConflicting;
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
        <SmallPrint sx={{ rowGap: 0.5, mt: 0.25 }}>
          {!isDated && <EntryTags of={entry} />}
          {holdsFor && <span>{holdsFor}</span>}
          <span>{translate('answer.level', { level: translate(`placeType.${entry.level}`) })}</span>
          {isOneStatement && <ProvenanceLine {...entry} />}
          {isOneStatement && <WordingLine of={entry} language={language} />}
        </SmallPrint>
      </Box>
    </Box>
  );
}

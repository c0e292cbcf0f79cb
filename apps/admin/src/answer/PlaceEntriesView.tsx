import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EntryView } from './EntryView.js';
import { byCitizenship, type PlaceEntries } from './section-model.js';
import { useCountryNames } from './useCountryNames.js';

interface Props {
  entries: PlaceEntries;
  title: string | null;
  isByCitizenship: boolean;
  searched: readonly string[];
  language: string;
}

export function PlaceEntriesView({ entries: { said, unknown }, title, isByCitizenship, searched, language }: Props) {
  const translate = useTranslate();
  const names = useCountryNames();
  const groups = isByCitizenship ? byCitizenship(said, searched) : [{ citizenships: null, entries: said }];
  const [own, below] = title ? (['h5', 'h6'] as const) : (['h4', 'h5'] as const);
  return (
    <Box>
      {title && (
        <Typography component="h4" variant="h3" sx={{ pb: 0.5, mb: 1, borderBottom: 1, borderColor: 'line' }}>
          {title}
        </Typography>
      )}
      {groups.map(({ citizenships, entries }) => (
        <Box key={citizenships?.join() ?? ''}>
          {citizenships && (
            <Typography component={own} sx={{ mt: 1.5, fontSize: 14, fontWeight: 600, color: 'text.secondary' }}>
              {translate('answer.holdsFor', { names: names(citizenships) })}
            </Typography>
          )}
          {entries.map((entry, index) => (
            <EntryView
              key={`${entry.detailType}:${index}`}
              entry={entry}
              searched={citizenships ?? searched}
              language={language}
              headingLevel={citizenships ? below : own}
            />
          ))}
        </Box>
      ))}
      {unknown.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          <strong>{translate('answer.notStated')}</strong>{' '}
          <span lang={language}>{unknown.map((entry) => entry.title).join(' · ')}</span>
        </Typography>
      )}
    </Box>
  );
}

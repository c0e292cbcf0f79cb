import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EntryView } from './EntryView.js';
import type { PlaceEntries } from './section-model.js';

interface Props {
  entries: PlaceEntries;
  title: string | null;
  searched: readonly string[];
  language: string;
}

export function PlaceEntriesView({ entries: { said, unknown }, title, searched, language }: Props) {
  const translate = useTranslate();
  return (
    <Box>
      {title && (
        <Typography component="h4" variant="h3" sx={{ pb: 0.5, mb: 1, borderBottom: 1, borderColor: 'line' }}>
          {title}
        </Typography>
      )}
      {said.map((entry, index) => (
        <EntryView
          key={`${entry.detailType}:${index}`}
          entry={entry}
          searched={searched}
          language={language}
          headingLevel={title ? 'h5' : 'h4'}
        />
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

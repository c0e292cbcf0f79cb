import HistoryIcon from '@mui/icons-material/History';
import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AnswerSections } from '../answer/AnswerSections.js';
import { DestinationStrip } from '../answer/DestinationStrip.js';
import { ScheduledChanges } from '../answer/ScheduledChanges.js';
import { SummaryTiles } from '../answer/SummaryTiles.js';
import type { TripPage } from '../gen/graphql.js';
import { Tag } from '../ui/status/Tag.js';
import { citizenshipsIn, PAGE_STATES, STATE_TONE } from './journey-state.js';

/** A trip page of a past moment: its state then, and what it said. A closed page said nothing but why it was closed. */
export function PageAsOf({ page, moment, language }: { page: TripPage; moment: string; language: string }) {
  const translate = useTranslate();
  const { state, message, detail } = page;
  const shown = PAGE_STATES[state];
  const searched = citizenshipsIn(detail);
  return (
    <>
      <Alert severity="warning" icon={<HistoryIcon />}>
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <strong>{translate('journeys.asOfBanner', { moment })}</strong>
          <Tag tone={STATE_TONE[shown]}>{translate(`journeys.state.${shown}`)}</Tag>
        </Box>
        {message && <Box sx={{ mt: 0.5 }}>{message}</Box>}
      </Alert>
      {detail && (
        <>
          <DestinationStrip destinations={detail.destinations} trip={page} />
          {detail.warnings.map(({ key, text }) => (
            <Alert key={key} severity={key === 'ENTRY_BANNED' ? 'error' : 'warning'}>
              {text}
            </Alert>
          ))}
          <ScheduledChanges
            scheduled={detail.scheduled}
            destinations={detail.destinations}
            searched={searched}
            language={language}
          />
          <SummaryTiles items={detail.summary} language={language} />
          <AnswerSections answer={detail} searched={searched} language={language} />
        </>
      )}
    </>
  );
}

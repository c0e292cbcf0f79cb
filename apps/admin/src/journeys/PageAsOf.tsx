import HistoryIcon from '@mui/icons-material/History';
import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PastTripPage } from '../gen/graphql.js';
import { Tag } from '../ui/status/Tag.js';
import { PAGE_STATES, STATE_TONE } from './journey-state.js';
import { PageFrame } from '../ui/PageFrame.js';

/** A trip page of a past moment: its state now, and the page as its travellers read it. */
export function PageAsOf({ page: { state, message, html }, moment }: { page: PastTripPage; moment: string }) {
  const translate = useTranslate();
  const shown = PAGE_STATES[state];
  const banner = translate('journeys.asOfBanner', { moment });
  return (
    <>
      <Alert severity="warning" icon={<HistoryIcon />}>
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <strong>{banner}</strong>
          <Tag tone={STATE_TONE[shown]}>{translate(`journeys.state.${shown}`)}</Tag>
        </Box>
        {message && <Box sx={{ mt: 0.5 }}>{message}</Box>}
      </Alert>
      <PageFrame html={html} title={banner} />
    </>
  );
}

import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDates } from '../ui/useDates.js';
import type { Journey } from '../gen/graphql.js';
import { Tag } from '../ui/status/Tag.js';
import { JourneyActions, type JourneyChoices } from './JourneyActions.js';
import { journeyState, STATE_TONE } from './journey-state.js';
import { useJourneyTexts } from './useJourneyTexts.js';

/** The same rows for a narrow screen. */
export function JourneyCards({ journeys, ...choices }: { journeys: readonly Journey[] } & JourneyChoices) {
  const translate = useTranslate();
  const { day } = useDates();
  const { places } = useJourneyTexts();
  return (
    <Box
      component="ul"
      aria-label={translate('journeys.title')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {journeys.map((journey) => {
        const state = journeyState(journey);
        return (
          <Paper key={journey.id} component="li" variant="outlined" sx={{ p: 1.5 }}>
            <Typography component="h2" variant="h3">
              {places(journey.destinations)}
            </Typography>
            <Typography variant="body2">
              {translate('answer.dates', { start: day(journey.dateStart), end: day(journey.dateEnd) })} ·{' '}
              {journey.departureName}
            </Typography>
            {journey.transits.length > 0 && (
              <Typography variant="body2">
                {translate('journeys.via')}: {places(journey.transits)}
              </Typography>
            )}
            {journey.internalNote && (
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {journey.internalNote}
              </Typography>
            )}
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
              <Tag tone={STATE_TONE[state]}>{translate(`journeys.state.${state}`)}</Tag>
              <Typography variant="body2" sx={{ flex: 1 }}>
                {translate(`purpose.${journey.restrictionType}`)}
              </Typography>
              <JourneyActions journey={journey} {...choices} />
            </Box>
          </Paper>
        );
      })}
    </Box>
  );
}

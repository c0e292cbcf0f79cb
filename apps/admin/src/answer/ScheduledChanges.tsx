import { scheduledDays } from '@landfall/requirements/scheduled-days';
import ScheduleIcon from '@mui/icons-material/Schedule';
import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DestinationAnswer, ScheduledChange } from '../gen/graphql.js';
import { ChangedEntry } from './ChangedEntry.js';
import { usePlaceTitle } from './usePlaceTitle.js';

interface Props {
  scheduled: readonly ScheduledChange[];
  destinations: readonly DestinationAnswer[];
  searched: readonly string[];
  language: string;
}

/** What is decided already and changes until the trip is over, day by day. */
export function ScheduledChanges({ scheduled, destinations, searched, language }: Props) {
  const translate = useTranslate();
  const placeTitle = usePlaceTitle();
  if (scheduled.length === 0) return null;
  const labels = { before: translate('answer.scheduled.before'), after: translate('answer.scheduled.after') };
  const titles = new Map(destinations.map(({ place }) => [place.id, placeTitle(place)]));

  return (
    <Box component="section" aria-labelledby="scheduled-heading">
      <Typography component="h2" variant="h2" id="scheduled-heading">
        {translate('answer.scheduled.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('answer.scheduled.text')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {scheduledDays(scheduled).map(({ effectiveOn, timing, text, changes }) => {
          const tone = timing === 'DURING_TRIP' ? 'YELLOW' : 'GRAY';
          return (
            <Paper
              key={effectiveOn}
              variant="outlined"
              sx={{ p: 1.5, borderColor: ({ palette }) => palette.status[tone].border, borderLeftWidth: 6 }}
            >
              <Typography
                component="h3"
                variant="h3"
                lang={language}
                sx={{
                  display: 'flex',
                  gap: 0.75,
                  alignItems: 'center',
                  color: ({ palette }) => palette.status[tone].text,
                }}
              >
                <ScheduleIcon fontSize="small" aria-hidden="true" />
                <time dateTime={effectiveOn}>{text}</time>
              </Typography>
              {changes.map((change, index) => {
                const { destination, detailType, title, citizenships, before, after } = change;
                return (
                  <Box key={`${destination}:${detailType}:${index}`} sx={{ mt: 1 }}>
                    <ChangedEntry
                      heading="h4"
                      place={titles.get(destination) ?? destination}
                      title={title}
                      nationalities={citizenships}
                      searched={searched}
                      before={before}
                      after={after}
                      labels={labels}
                      language={language}
                    />
                  </Box>
                );
              })}
            </Paper>
          );
        })}
      </Box>
    </Box>
  );
}

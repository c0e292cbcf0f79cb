import { markDifference, type Run } from '@landfall/requirements/mark-difference';
import { scheduledDays } from '@landfall/requirements/scheduled-days';
import ScheduleIcon from '@mui/icons-material/Schedule';
import { Box, Paper, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import type { DestinationAnswer, ScheduledChange } from '../gen/graphql.js';
import { useCountryName } from '../places/useCountries.js';
import { holdsForAll } from './section-model.js';
import { usePlaceTitle } from './usePlaceTitle.js';

interface Props {
  scheduled: readonly ScheduledChange[];
  destinations: readonly DestinationAnswer[];
  searched: readonly string[];
  language: string;
}

function Side({
  label,
  runs,
  mark: Mark,
  language,
}: {
  label: string;
  runs: Run[];
  mark: 'del' | 'ins';
  language: string;
}) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        bgcolor: 'soft',
        borderLeft: 4,
        borderLeftColor: ({ palette }) => palette.status[Mark === 'ins' ? 'BLUE' : 'GRAY'].border,
        borderRadius: 1,
        px: 1.25,
        py: 0.5,
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
        {label}
      </Typography>
      {runs.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('answer.scheduled.notStated')}</Typography>
      )}
      {runs.length > 0 && (
        <Typography lang={language} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {runs.map(({ text, isChanged }, index) => (isChanged ? <Mark key={index}>{text}</Mark> : text))}
        </Typography>
      )}
    </Box>
  );
}

/** What is decided already and changes until the trip is over, day by day. */
export function ScheduledChanges({ scheduled, destinations, searched, language }: Props) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  const countryName = useCountryName();
  const placeTitle = usePlaceTitle();
  if (scheduled.length === 0) return null;
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
                const { destination, detailType, title, citizenships } = change;
                const { before, after } = markDifference(change.before, change.after);
                return (
                  <Box key={`${destination}:${detailType}:${index}`} sx={{ mt: 1 }}>
                    <Typography component="h4" sx={{ fontWeight: 600 }}>
                      {titles.get(destination) ?? destination} · <span lang={language}>{title}</span>
                    </Typography>
                    {!holdsForAll(citizenships, searched) && (
                      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                        {translate('answer.holdsFor', {
                          names: new Intl.ListFormat(locale).format(citizenships.map((code) => countryName(code))),
                        })}
                      </Typography>
                    )}
                    <Box
                      sx={{
                        display: 'grid',
                        gap: 1,
                        mt: 0.5,
                        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
                      }}
                    >
                      <Side label={translate('answer.scheduled.before')} runs={before} mark="del" language={language} />
                      <Side label={translate('answer.scheduled.after')} runs={after} mark="ins" language={language} />
                    </Box>
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

import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDates } from '../ui/useDates.js';
import type { DestinationAnswer } from '../gen/graphql.js';
import { useCountryName } from '../places/useCountries.js';
import { ProvenanceLine } from './EntryView.js';
import { RiskMark } from './RiskMark.js';
import { changesDuring, type TripDays } from './section-model.js';
import { usePlaceTitle } from './usePlaceTitle.js';
import { StatusMark } from '../ui/status/StatusMark.js';
import { Tag } from '../ui/status/Tag.js';

export function DestinationStrip({
  destinations,
  trip,
}: {
  destinations: readonly DestinationAnswer[];
  trip: TripDays;
}) {
  const translate = useTranslate();
  const placeTitle = usePlaceTitle();
  const { day } = useDates();
  const countryName = useCountryName();

  const span = ({ phaseStart, phaseEnd }: Pick<DestinationAnswer, 'phaseStart' | 'phaseEnd'>): string | null => {
    if (phaseStart && phaseEnd) return translate('answer.fromUntil', { start: day(phaseStart), end: day(phaseEnd) });
    if (phaseStart) return translate('answer.from', { date: day(phaseStart) });
    return phaseEnd ? translate('answer.until', { date: day(phaseEnd) }) : null;
  };

  return (
    <Box
      component="section"
      aria-label={translate('answer.destinations')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' }}
    >
      {destinations.map((destination, index) => {
        const { place, status, riskLevel, isTransit, entryBanned, phase, phases } = destination;
        const dates = changesDuring(destination, trip) ? span(destination) : null;
        return (
          <Paper
            key={`${place.type}:${place.id}:${index}`}
            variant="outlined"
            sx={{
              p: 1.5,
              borderLeft: 6,
              borderLeftColor: ({ palette }) => palette.status[status].border,
              bgcolor: ({ palette }) => palette.status[status].surface,
              display: 'grid',
              gap: 0.5,
              alignContent: 'start',
            }}
          >
            <Typography component="h2" variant="h3">
              {placeTitle(place)}
            </Typography>
            <StatusMark status={status} />
            {(riskLevel !== 'UNKNOWN' || !isTransit) && <RiskMark level={riskLevel} />}
            {status === 'PURPLE' && (
              <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: 14 }}>
                {phases.map((one, at) => (
                  <li key={at}>
                    {[
                      translate(`answer.phase.${one.phase}`, { _: one.phase }),
                      span({ phaseStart: one.startDate, phaseEnd: one.endDate }),
                    ]
                      .filter((part) => part !== null)
                      .join(' · ')}
                    <Box
                      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontSize: 13, color: 'text.secondary' }}
                    >
                      {one.provenance === 'IMPORTED' && <Tag tone="YELLOW">{translate('answer.unverified')}</Tag>}
                      <span>{one.citizenships.map((code) => countryName(code)).join(', ')}</span>
                      <ProvenanceLine {...one} />
                    </Box>
                  </li>
                ))}
              </Box>
            )}
            {status !== 'PURPLE' && phase && dates && (
              <Typography variant="body2">
                {translate(`answer.phase.${phase}`, { _: phase })}: {dates}
              </Typography>
            )}
            {(isTransit || entryBanned) && (
              <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
                {isTransit && <Tag>{translate('answer.transit')}</Tag>}
                {entryBanned && <Tag tone="RED">{translate('answer.entryBanned')}</Tag>}
              </Box>
            )}
          </Paper>
        );
      })}
    </Box>
  );
}

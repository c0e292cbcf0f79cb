import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSpan } from '../ui/useSpan.js';
import type { DestinationAnswer } from '../gen/graphql.js';
import { useCountryName } from '../places/useCountries.js';
import { ProvenanceLine } from './Provenance.js';
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
  const span = useSpan();
  const countryName = useCountryName();

  return (
    <Box
      component="section"
      aria-label={translate('answer.destinations')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' }}
    >
      {destinations.map((destination, index) => {
        const { place, status, riskLevel, isTransit, entryBanned, phase, phases } = destination;
        const areAllShown = status === 'PURPLE' || phases.some(({ conditions }) => conditions.length > 0);
        const dates = changesDuring(destination, trip) ? span(destination.phaseStart, destination.phaseEnd) : null;
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
            {areAllShown && (
              <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: 14 }}>
                {phases.map((one, at) => (
                  <li key={at}>
                    {[
                      translate(`answer.phase.${one.phase}`, { _: one.phase }),
                      span(one.startDate, one.endDate),
                      one.conditions.length > 0
                        ? translate('answer.underCondition', { conditions: one.conditions.join(', ') })
                        : null,
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
            {!areAllShown && phase && dates && (
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

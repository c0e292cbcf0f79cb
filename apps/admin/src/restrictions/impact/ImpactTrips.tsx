import { Box, Link, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { useDates } from '../../ui/useDates.js';
import type { ImpactTrip } from '../../gen/graphql.js';

/** The changed trip pages of the own organisation, the next departure first. */
export function ImpactTrips({ trips, total }: { trips: readonly ImpactTrip[]; total: number }) {
  const translate = useTranslate();
  const { day } = useDates();
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {trips.map(({ id, link, dateStart, dateEnd, restrictionType, internalNote, destinations }) => (
          <Box component="li" key={id} sx={{ py: 0.75, borderTop: 1, borderColor: 'line' }}>
            <Link href={link} target="_blank" rel="noopener noreferrer" sx={{ fontWeight: 600 }}>
              {destinations.map(({ name }) => name).join(', ')}
              <Box component="span" sx={visuallyHidden}>
                {' '}
                ({translate('app.newTab')})
              </Box>
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {translate('answer.dates', { start: day(dateStart), end: day(dateEnd) })} ·{' '}
              {translate(`purpose.${restrictionType}`)}
              {internalNote ? ` · ${internalNote}` : ''}
            </Typography>
          </Box>
        ))}
      </Box>
      {total > trips.length && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate('editing.impact.moreTrips', { count: total - trips.length })}
        </Typography>
      )}
    </>
  );
}

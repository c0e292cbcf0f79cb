import { Box, Link, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { useDates } from '../../ui/useDates.js';
import type { ImpactItinerary } from '../../gen/graphql.js';
import type { PlaceRef } from '../../places/place-ref.js';
import { emptySearch } from '../../search/search-form.js';
import { queryOf } from '../../search/search-query.js';
import { StatusChanges } from './StatusChanges.js';

const refOf = ({ type, id, country }: ImpactItinerary['destinations'][number]): PlaceRef => ({
  type,
  id,
  country: country.iso2,
});

/** The address under which the itinerary is looked up by the rules of now. */
const addressOf = ({
  departure,
  destinations,
  transits,
  citizenships,
  restrictionType,
  dateStart,
  dateEnd,
}: ImpactItinerary): string =>
  `/destination/overview?${queryOf({
    ...emptySearch(),
    nationalities: citizenships.map(({ iso2 }) => iso2),
    departure: departure.iso2,
    destinations: destinations.map(refOf),
    transits: transits.map(refOf),
    dateStart,
    dateEnd,
    purpose: restrictionType === 'BUSINESS' ? 'BUSINESS' : 'PRIVATE',
  }).toString()}`;

/** Itineraries that change, of whatever agency: where, for whom, when, and what turns over. Nothing in them says whose they are. */
export function ImpactItineraries({ itineraries }: { itineraries: readonly ImpactItinerary[] }) {
  const translate = useTranslate();
  const { day } = useDates();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {itineraries.map((itinerary) => {
        const {
          destinations,
          citizenships,
          dateStart,
          dateEnd,
          restrictionType,
          tripPages,
          summaryChanges,
          statusChanges,
        } = itinerary;
        return (
          <Box component="li" key={addressOf(itinerary)} sx={{ py: 0.75, borderTop: 1, borderColor: 'line' }}>
            <Link href={addressOf(itinerary)} target="_blank" rel="noopener noreferrer" sx={{ fontWeight: 600 }}>
              {destinations.map(({ name }) => name).join(', ')}
              <Box component="span" sx={visuallyHidden}>
                {' '}
                ({translate('app.newTab')})
              </Box>
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {citizenships.map(({ nameShort }) => nameShort).join(', ')} ·{' '}
              {translate('answer.dates', { start: day(dateStart), end: day(dateEnd) })} ·{' '}
              {translate(`purpose.${restrictionType}`)} · {translate('editing.impact.pages', { count: tripPages })}
            </Typography>
            {summaryChanges.length + statusChanges.length > 0 && (
              <StatusChanges summary={summaryChanges} status={statusChanges} isCounted={false} />
            )}
          </Box>
        );
      })}
    </Box>
  );
}

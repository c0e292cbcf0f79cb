import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PlaceHit } from '../../gen/graphql.js';
import { useCountryName } from '../../places/useCountries.js';
import { Choice } from '../../ui/Choice.js';
import { useDates } from '../../ui/useDates.js';
import type { BookedTrip } from './to-search.js';
import type { BookedNationalities } from './with-booking.js';

interface Props {
  trip: BookedTrip;
  found: BookedNationalities;
  airports: ReadonlyMap<string, PlaceHit>;
  answers: ReadonlyMap<number, 'STAY' | 'TRANSIT'>;
  onAnswer: (at: number, answer: 'STAY' | 'TRANSIT' | '') => void;
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <Box sx={{ display: 'contents' }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {value}
      </Typography>
    </Box>
  );
}

/** What a booking was understood as, field by field, with the questions that it leaves open. */
export function FoundTrip({ trip, found: { nationalities, isNationalitySaid }, airports, answers, onAnswer }: Props) {
  const translate = useTranslate();
  const nameOf = useCountryName();
  const { day } = useDates();
  const none = translate('booking.notSaid');
  /** Of a city with several airports, its country. */
  const airportName = ({ airport: code, country }: { airport: string; country: string }): string => {
    const hit = airports.get(code);
    return hit
      ? translate('place.airport', {
          name: hit.name,
          iata: code,
          country: nameOf(hit.country.iso2, hit.country.nameShort),
        })
      : nameOf(country);
  };
  const destination = (code: string, at: number): string => {
    const arrival = trip.arrivals[at];
    return arrival ? translate('booking.reachedOn', { place: nameOf(code), day: day(arrival) }) : nameOf(code);
  };
  const rows = [
    ['search.departure', trip.departure ? nameOf(trip.departure) : none],
    ['booking.destinations', trip.destinations.map(destination).join(' → ') || none],
    ['search.transits', trip.transits.map(airportName).join(', ') || translate('booking.noTransit')],
    ['search.dateStart', day(trip.dateStart)],
    ['search.dateEnd', trip.dateEnd ? day(trip.dateEnd) : none],
    [
      'search.nationalities',
      nationalities.map((code) => nameOf(code)).join(', ') ||
        (isNationalitySaid ? translate('booking.nationalityOpen') : none),
    ],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: '6px 16px', gridTemplateColumns: 'max-content minmax(0, 1fr)' }}
      >
        {rows.map(([key, value]) => (
          <Row key={key} name={translate(key)} value={value} />
        ))}
      </Box>
      {trip.questions.map(({ at, airport, country }) => (
        <Choice
          key={at}
          id={`booking-stop-${at}`}
          label={translate('booking.stop', { airport: airportName({ airport, country }) })}
          value={answers.get(at) ?? ''}
          options={[
            { value: '', label: translate('booking.stopOpen') },
            { value: 'STAY', label: translate('booking.stay') },
            { value: 'TRANSIT', label: translate('booking.transit') },
          ]}
          onChange={(answer) => onAnswer(at, answer)}
          required
        />
      ))}
    </Box>
  );
}

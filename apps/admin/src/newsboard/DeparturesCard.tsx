import { Box, Link, Skeleton, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { NamedPlate } from '../answer/Plate.js';
import type { Departures, StatusColor } from '../gen/graphql.js';
import { StatusIcon } from '../ui/status/StatusMark.js';
import { Card, NothingHere } from './Card.js';
import { ROW_LINK } from './row-link.js';

type Departure = Departures['myjourneyDepartures'][number];

const SHOWN = 6;

/** Whether nothing keeps it from leaving. */
export const isReady = ({ entryBanned, openItems }: Departure): boolean => !entryBanned && openItems.length === 0;

const statusOf = ({ entryBanned, openItems }: Departure): StatusColor => {
  if (entryBanned) return 'RED';
  const [first] = openItems;
  if (!first) return 'BLUE';
  if (first.status === 'UNKNOWN') return 'GRAY';
  return first.status === 'DEPENDS' ? 'PURPLE' : 'YELLOW';
};

function useWords() {
  const translate = useTranslate();
  return (departure: Departure): string => {
    const { entryBanned, openItems } = departure;
    if (entryBanned) return translate('board.banned');
    const [first, ...more] = openItems;
    if (!first) return translate('board.ready');
    const item = `${first.title}: ${translate(`summaryStatus.${first.status}`)}`;
    return more.length === 0 ? item : translate('board.open', { item, more: more.length });
  };
}

/** Weekday above the day of the month. */
function Day({ date }: { date: string }) {
  const locale = useLocale();
  const { weekday, day } = useMemo(() => {
    const at = new Date(`${date}T00:00:00Z`);
    const part = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
    return { weekday: part({ weekday: 'short' }), day: part({ day: 'numeric', month: 'numeric' }) };
  }, [date, locale]);
  return (
    <Box component="time" dateTime={date} sx={{ lineHeight: 1.25 }}>
      <Box component="span" sx={{ display: 'block', fontSize: 12.5, color: 'text.secondary' }}>
        {weekday}
      </Box>
      <Box component="span" sx={{ fontWeight: 650, fontSize: 15, fontVariantNumeric: 'tabular-nums' }}>
        {day}
      </Box>
    </Box>
  );
}

function Row({ departure }: { departure: Departure }) {
  const words = useWords();
  const { journey } = departure;
  const status = statusOf(departure);
  const route = journey.destinations.map(({ name }) => name).join(' → ');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '52px minmax(0, 1fr)',
        gap: '12px',
        px: '16px',
        py: '10px',
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'line' },
        '&:focus-within': { bgcolor: 'action.hover' },
      }}
    >
      <Day date={journey.dateStart} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 6px', alignItems: 'center' }}>
          <Link
            href={journey.link}
            target="_blank"
            rel="noopener"
            underline="hover"
            color="inherit"
            {...{ [ROW_LINK]: '' }}
            sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {route}
          </Link>
          {journey.citizenships.map((country) => (
            <NamedPlate key={country.id} {...country} />
          ))}
        </Box>
        {journey.internalNote && (
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {journey.internalNote}
          </Typography>
        )}
        <Box
          sx={{
            display: 'flex',
            gap: '6px',
            alignItems: 'center',
            mt: '2px',
            fontSize: 13.5,
            fontWeight: status === 'BLUE' ? 400 : 600,
            color: ({ palette }) => palette.status[status].text,
          }}
        >
          <StatusIcon status={status} size={17} />
          {words(departure)}
        </Box>
      </Box>
    </Box>
  );
}

/** Who leaves within a week, those first that are not ready. */
export function DeparturesCard({ departures }: { departures: readonly Departure[] | null }) {
  const translate = useTranslate();
  const sorted = (departures ?? []).toSorted((a, b) => Number(isReady(a)) - Number(isReady(b)));
  return (
    <Card title={translate('board.departures')} rank={2}>
      {departures === null && <Skeleton variant="rectangular" height={180} />}
      {departures?.length === 0 && (
        <NothingHere title={translate('board.departuresEmpty')} text={translate('board.departuresEmptyText')} />
      )}
      {sorted.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {sorted.slice(0, SHOWN).map((departure) => (
            <Row key={departure.journey.id} departure={departure} />
          ))}
        </Box>
      )}
    </Card>
  );
}

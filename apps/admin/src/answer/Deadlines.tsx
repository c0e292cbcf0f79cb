import { Box, Paper, Typography } from '@mui/material';
import { daysBetween } from '@landfall/kernel';
import type { Deadline } from '@landfall/requirements/deadlines';
import { useLocale, useTranslate } from 'react-admin';
import { useCountryName } from '../places/useCountries.js';
import { StatusIcon } from '../ui/status/StatusMark.js';
import { dueStateOf, DUE_STATUS } from './deadlines.js';
import { NamedPlate } from './Plate.js';
import { holdsForAll, type TripDays } from './section-model.js';
import { useDeadlineWords } from './useDeadlineWords.js';

interface Props {
  deadlines: readonly Deadline[];
  nationalities: readonly string[];
  trip: TripDays;
  today: string;
  /** The name of a destination by its id. */
  placeOf: (id: string) => string;
  /** Null: nobody states it. */
  costOf: (deadline: Deadline) => string | null;
  /** Nobody says of every destination when it is reached, so that days are counted from the first one that is possible. */
  isCounted: boolean;
}

/** The share of the time from the first to the last day shown, in per cent. */
const share = (day: string, from: string, to: string): number =>
  (daysBetween(from, day) / Math.max(1, daysBetween(from, to))) * 100;

/** Today, the last days and the trip on one line. The list below says the same in words. */
function TimeLine({ deadlines, trip, today }: Pick<Props, 'deadlines' | 'trip' | 'today'>) {
  const translate = useTranslate();
  const dated = deadlines.filter(({ lastDay }) => lastDay !== null);
  const [first = today] = [today, trip.dateStart, ...dated.map(({ lastDay }) => lastDay!)].toSorted();
  const last = trip.dateEnd > today ? trip.dateEnd : today;
  const at = (day: string): string => `${share(day, first, last)}%`;
  return (
    <Box aria-hidden="true" sx={{ position: 'relative', height: 44, mx: '9px', mt: '4px' }}>
      <Box sx={{ position: 'absolute', top: 13, left: 0, right: 0, borderTop: 2, borderColor: 'line' }} />
      <Box
        sx={{
          position: 'absolute',
          top: 3,
          height: 22,
          left: at(trip.dateStart),
          right: `${100 - share(trip.dateEnd, first, last)}%`,
          minWidth: 6,
          borderRadius: '5px',
          bgcolor: 'action.selected',
          border: 1,
          borderColor: 'text.secondary',
        }}
      />
      <Box
        sx={{ position: 'absolute', top: 0, left: at(today), height: 28, borderLeft: 2, borderColor: 'primary.main' }}
      >
        <Box
          component="span"
          sx={{
            position: 'absolute',
            top: 26,
            left: 0,
            transform: `translateX(-${share(today, first, last)}%)`,
            fontSize: 12,
            fontWeight: 600,
            color: 'primary.main',
            whiteSpace: 'nowrap',
          }}
        >
          {translate('verdicts.deadline.today')}
        </Box>
      </Box>
      {dated.map((deadline, index) => (
        <Box
          key={index}
          sx={{ position: 'absolute', top: 4, left: at(deadline.lastDay!), ml: '-10px', display: 'flex' }}
        >
          <StatusIcon status={DUE_STATUS[dueStateOf(deadline, today)]} size={20} />
        </Box>
      ))}
    </Box>
  );
}

function Row({
  deadline,
  nationalities,
  today,
  placeOf,
  costOf,
}: Omit<Props, 'deadlines' | 'trip' | 'isCounted'> & { deadline: Deadline }) {
  const translate = useTranslate();
  const countryName = useCountryName();
  const words = useDeadlineWords(today);
  const due = dueStateOf(deadline, today);
  const status = DUE_STATUS[due];
  const cost = costOf(deadline);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '20px minmax(0, 1fr)', sm: '20px minmax(0, 1fr) auto' },
        gap: '2px 10px',
        alignItems: 'center',
        py: '7px',
        '& + &': { borderTop: 1, borderColor: 'line' },
        fontSize: 14,
      }}
    >
      <StatusIcon status={status} size={18} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 6px', alignItems: 'center' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {translate(`verdicts.deadline.duty.${deadline.duty}.${deadline.isCertain ? 'certain' : 'open'}`, {
            place: placeOf(deadline.destination),
          })}
        </Box>
        {!holdsForAll(deadline.citizenships, nationalities) &&
          deadline.citizenships.map((code) => <NamedPlate key={code} iso2={code} nameShort={countryName(code)} />)}
        {cost && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate('verdicts.deadline.cost', { cost })}
          </Box>
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: 2, sm: 'auto' }, textAlign: { sm: 'right' }, color: 'text.secondary' }}>
        <Box
          component="span"
          sx={{
            fontWeight: 600,
            color: ({ palette }) =>
              due === 'LATE' || due === 'SOON' ? palette.status[status].text : palette.text.primary,
          }}
        >
          {words.when(deadline)}
        </Box>
        {words.left(deadline) && (
          <Box component="span" sx={{ ml: '8px' }}>
            {words.left(deadline)}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** What has to be done by when, the next one first. */
export function Deadlines(props: Props) {
  const { deadlines, trip, today, isCounted } = props;
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  if (deadlines.length === 0) return null;
  const isDated = deadlines.some(({ lastDay }) => lastDay !== null);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="deadlines"
      sx={{ borderRadius: '10px', p: '12px 16px' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 8px', alignItems: 'baseline' }}>
        <Typography component="h2" variant="h3" id="deadlines">
          {translate('verdicts.deadline.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('verdicts.deadline.trip', {
            span: dates.formatRange(new Date(trip.dateStart), new Date(trip.dateEnd)),
          })}
        </Typography>
      </Box>
      {isDated && <TimeLine deadlines={deadlines} trip={trip} today={today} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {deadlines.map((deadline) => (
          <Row
            key={`${deadline.duty}:${deadline.destination}:${deadline.citizenships.join()}`}
            deadline={deadline}
            {...props}
          />
        ))}
      </Box>
      {isCounted && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: '4px' }}>
          {translate('verdicts.deadline.note')}
        </Typography>
      )}
    </Paper>
  );
}

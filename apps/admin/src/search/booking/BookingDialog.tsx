import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_DESTINATIONS, MAX_NATIONALITIES, type SearchForm } from '../search-form.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { ScreenTexts } from '../../ui/ScreenTexts.js';
import { Choice } from '../../ui/Choice.js';
import { useDates } from '../../ui/useDates.js';
import type { Booking, UnreadLine } from './booking.js';
import { MOST_BYTES } from './booking-file.js';
import { BookingFileField } from './BookingFileField.js';
import { bookingTexts } from './booking-texts.js';
import { FoundTrip } from './FoundTrip.js';
import { useBookedTrip, type ReadBooking } from './useBookedTrip.js';
import { withBooking } from './with-booking.js';

interface Props {
  form: SearchForm;
  onApply: (form: SearchForm) => void;
  onClose: () => void;
}

function Lines({ title, lines }: { title: string; lines: readonly UnreadLine[] }) {
  const translate = useTranslate();
  if (lines.length === 0) return null;
  return (
    <Alert severity="warning">
      {translate(title, { count: lines.length })}
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {lines.map(({ line, why }, at) => (
          <li key={at}>
            <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
              {line}
            </Box>{' '}
            {translate(`booking.why.${why}`)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Above the trip, which is not whole without the flights among these. */
function Unread({ lines, isTrip }: { lines: readonly UnreadLine[]; isTrip: boolean }) {
  return (
    <>
      <Lines
        title={isTrip ? 'booking.notWhole' : 'booking.unread'}
        lines={lines.filter(({ why }) => why !== 'NATIONALITY')}
      />
      <Lines title="booking.nationalitiesUnread" lines={lines.filter(({ why }) => why === 'NATIONALITY')} />
    </>
  );
}

function Outcome({ text, found }: { text: string; found: ReadBooking }) {
  const translate = useTranslate();
  const { booking, trip, isPending, nationalities, isNationalitySaid, unknownNationalities } = found;
  if (text.trim() === '' || found.error) return null;
  if (isPending) return <Typography role="status">{translate('app.loading')}</Typography>;
  if (booking.legs.length === 0) return <Alert severity="warning">{translate('booking.nothing')}</Alert>;
  if (!trip) return null;
  return (
    <>
      {trip.unknownAirports.length > 0 && (
        <Alert severity="warning">
          {translate('booking.unknownAirports', { codes: trip.unknownAirports.join(', ') })}
        </Alert>
      )}
      {unknownNationalities.length > 0 && (
        <Alert severity="warning">
          {translate('booking.unknownNationalities', { codes: unknownNationalities.join(', ') })}
        </Alert>
      )}
      {isNationalitySaid && nationalities.length === 0 && (
        <Alert severity="warning">{translate('booking.nationalityLeftOpen')}</Alert>
      )}
      {trip.destinations.length > MAX_DESTINATIONS && (
        <Alert severity="warning">{translate('booking.destinationsTooMany', { max: MAX_DESTINATIONS })}</Alert>
      )}
      {nationalities.length > MAX_NATIONALITIES && (
        <Alert severity="warning">{translate('booking.nationalitiesTooMany', { max: MAX_NATIONALITIES })}</Alert>
      )}
    </>
  );
}

const routeOf = ({ legs }: Booking): string =>
  legs.flatMap(({ from, to }, at) => (at > 0 && legs[at - 1]!.to === from ? [to] : [from, to])).join(' – ');

/** Travellers of one booking may fly from different places. */
function Journeys({
  journeys,
  chosen,
  onChoose,
}: {
  journeys: readonly Booking[];
  chosen: number;
  onChoose: (at: number) => void;
}) {
  const translate = useTranslate();
  const { day } = useDates();
  return (
    <Choice
      id="booking-journey"
      label={translate('booking.journey', { count: journeys.length })}
      value={String(chosen)}
      options={journeys.map((one, at) => ({
        value: String(at),
        label: translate('booking.journeyFrom', { route: routeOf(one), day: day(one.legs[0]!.departs.day) }),
      }))}
      onChange={(at) => onChoose(Number(at))}
    />
  );
}

function Reader({ form, onApply, onClose }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const [answers, setAnswers] = useState<ReadonlyMap<number, 'STAY' | 'TRANSIT'>>(new Map());
  const found = useBookedTrip(text, chosen, answers);
  const { trip, airports, booking, error } = found;
  const isReady = trip !== null && !trip.isOpen && trip.destinations.length > 0;
  const choose = (at: number): void => {
    setChosen(at);
    setAnswers(new Map());
  };
  const read = (next: string): void => {
    setText(next.slice(0, MOST_BYTES));
    choose(0);
  };
  const answer = (at: number, next: 'STAY' | 'TRANSIT' | ''): void => {
    const others = [...answers].filter(([other]) => other !== at);
    setAnswers(new Map(next === '' ? others : [...others, [at, next]]));
  };
  return (
    <>
      <DialogTitle id="booking-title">{translate('booking.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography sx={{ color: 'text.secondary' }}>{translate('booking.intro')}</Typography>
        <BookingFileField onText={read}>
          <TextField
            id="booking-text"
            label={translate('booking.text')}
            value={text}
            onChange={({ target }) => read(target.value)}
            fullWidth
            multiline
            minRows={5}
            maxRows={12}
            autoFocus
            helperText={translate('booking.privacy')}
            slotProps={{
              htmlInput: {
                spellCheck: false,
                autoComplete: 'off',
                style: { fontFamily: 'Geist Mono Variable, monospace', fontSize: 13 },
              },
            }}
          />
        </BookingFileField>
        {error && <ErrorState error={error} />}
        {found.journeys.length > 1 && <Journeys journeys={found.journeys} chosen={chosen} onChoose={choose} />}
        <Outcome text={text} found={found} />
        <Unread lines={booking.unread} isTrip={trip !== null} />
        {trip && <FoundTrip trip={trip} found={found} airports={airports} answers={answers} onAnswer={answer} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isReady}
          onClick={() => trip && onApply(withBooking(form, trip, found, airports))}
        >
          {translate('booking.apply')}
        </Button>
      </DialogActions>
    </>
  );
}

/** A booking is pasted and goes into the search, after somebody has looked at what was understood. */
export default function BookingDialog(props: Props) {
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="md" aria-labelledby="booking-title">
      <ScreenTexts name="booking" texts={bookingTexts}>
        <Reader {...props} />
      </ScreenTexts>
    </Dialog>
  );
}

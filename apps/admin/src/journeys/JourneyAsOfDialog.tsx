import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { MomentField } from '../answer/MomentField.js';
import { fieldOf, instantOf, minuteAfter } from '../answer/moments.js';
import { rejectionOf } from '../answer/rejection-of.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { useDates } from '../ui/useDates.js';
import { MyjourneyAsOfDocument, type Journey } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { PageAsOf } from './PageAsOf.js';
import { useJourneyTexts } from './useJourneyTexts.js';

/** What a trip page said at a past moment, for the questions that come later. */
export default function JourneyAsOfDialog({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  const { day, moment } = useDates();
  const { places } = useJourneyTexts();
  const isSmall = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const earliest = minuteAfter(journey.createdAt, new Date());
  const [value, setValue] = useState(() => fieldOf(earliest));
  const [asked, setAsked] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { data, error, isFetching, refetch } = useApiQuery(
    'journeyAsOf',
    MyjourneyAsOfDocument,
    { id: journey.id, asOf: asked ?? '', language: locale },
    { enabled: asked !== null, forget: true },
  );
  const rejection = rejectionOf(error, 'asOf');
  const page = error ? null : data?.myjourneyAsOf;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const instant = instantOf(value);
    setMissing(instant === null);
    if (instant === null) document.getElementById('journey-as-of')?.focus();
    else if (instant === asked) void refetch();
    else setAsked(instant);
  };

  return (
    <Dialog open onClose={onClose} fullScreen={isSmall} fullWidth maxWidth="md" aria-labelledby="journey-as-of-title">
      <DialogTitle id="journey-as-of-title">{translate('journeys.asOfTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{places(journey.destinations)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('answer.dates', { start: day(journey.dateStart), end: day(journey.dateEnd) })} ·{' '}
            {translate('journeys.createdAt')}: {moment(journey.createdAt)}
          </Typography>
        </Box>
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', pt: 1 }}
        >
          <MomentField
            id="journey-as-of"
            label={translate('journeys.asOfLabel')}
            value={value}
            onChange={setValue}
            earliest={earliest}
            error={isMissing ? translate('journeys.asOfMissing') : rejection}
          />
          <Button type="submit" variant="contained" sx={{ minHeight: 40 }}>
            {translate('journeys.asOfShow')}
          </Button>
        </Box>
        <Box
          aria-live="polite"
          aria-busy={isFetching}
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {asked === null && (
            <Typography sx={{ color: 'text.secondary' }}>{translate('journeys.asOfIntro')}</Typography>
          )}
          {isFetching && <LoadingState rows={3} />}
          {!isFetching && error && rejection === undefined && (
            <ErrorState error={error} onRetry={() => void refetch()} />
          )}
          {!isFetching && page === null && !error && (
            <Alert severity="info">{translate('journeys.asOfNotFound')}</Alert>
          )}
          {!isFetching && page && asked !== null && <PageAsOf page={page} moment={moment(asked)} language={locale} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('journeys.asOfClose')}</Button>
      </DialogActions>
    </Dialog>
  );
}

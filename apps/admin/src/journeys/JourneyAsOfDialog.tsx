import {
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
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { minuteAfter } from '../answer/moments.js';
import { rejectionOf } from '../answer/rejection-of.js';
import { MyjourneyPageAsOfDocument, type Journey } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useDates } from '../ui/useDates.js';
import { AnswerAsOf } from './AnswerAsOf.js';
import { AsOfForm } from './AsOfForm.js';
import { useJourneyTexts } from './useJourneyTexts.js';

/** What a trip page said at a past moment, for the questions that come later. */
export default function JourneyAsOfDialog({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  const { day, moment } = useDates();
  const { whereTo } = useJourneyTexts();
  const isSmall = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const [requested, setRequested] = useState<string | null>(null);
  const answer = useApiQuery(
    'journeyAsOf',
    MyjourneyPageAsOfDocument,
    { id: journey.id, asOf: requested ?? '', language: locale },
    { enabled: requested !== null, forget: true },
  );
  const rejection = rejectionOf(answer.error, 'asOf');

  return (
    <Dialog open onClose={onClose} fullScreen={isSmall} fullWidth maxWidth="md" aria-labelledby="journey-as-of-title">
      <DialogTitle id="journey-as-of-title">{translate('journeys.asOfTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{whereTo(journey)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('answer.dates', { start: day(journey.dateStart), end: day(journey.dateEnd) })} ·{' '}
            {translate('journeys.createdAt')}: {moment(journey.createdAt)}
          </Typography>
        </Box>
        <AsOfForm
          earliest={minuteAfter(journey.createdAt, new Date())}
          rejection={rejection}
          onShow={(instant) => (instant === requested ? void answer.refetch() : setRequested(instant))}
        />
        <AnswerAsOf requested={requested} answer={answer} isRejected={rejection !== undefined} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('journeys.asOfClose')}</Button>
      </DialogActions>
    </Dialog>
  );
}

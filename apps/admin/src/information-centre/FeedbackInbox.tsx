import { Box, Button, Paper, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Feedback } from '../gen/graphql.js';
import { nameOfEditor } from '../ui/editor-name.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { useDates } from '../ui/useDates.js';
import { ResolveButton } from './ResolveButton.js';

const OPEN_ONES = {
  filter: { isDone: false },
  sort: { field: 'sentAt', order: 'DESC' },
  pagination: { page: 1, perPage: 10 },
} as const;

/** Feedback that nobody has resolved yet, the newest first. */
export function FeedbackInbox() {
  const translate = useTranslate();
  const { moment } = useDates();
  const { data, total, error, isPending, refetch } = useGetList<Feedback>('feedback', OPEN_ONES);
  return (
    <Box component="section" aria-labelledby="inbox-heading">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography component="h2" variant="h2" id="inbox-heading" tabIndex={-1} sx={{ flex: '1 1 auto' }}>
          {translate('centre.inbox.heading', { count: total ?? 0 })}
        </Typography>
        <Button component={Link} to="/feedback" size="small">
          {translate('centre.inbox.all')}
        </Button>
      </Box>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && !error && <LoadingState rows={3} />}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary', py: 1 }}>{translate('centre.inbox.empty')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, mt: 1 }}>
        {data?.map((entry) => (
          <Paper key={entry.id} component="li" variant="outlined" sx={{ p: 1.5 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Typography component="h3" variant="h3" sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                {entry.title}
              </Typography>
              <ResolveButton feedback={entry} />
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('centre.inbox.from', {
                name: nameOfEditor(entry.sentBy) || translate('console.unknownEditor'),
                date: moment(entry.sentAt),
              })}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '46rem', mt: 0.5 }}>
              {entry.text}
            </Typography>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}

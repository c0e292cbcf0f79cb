import { useQueryClient } from '@tanstack/react-query';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useErrorText } from '../../ui/useErrorText.js';
import { ScheduledRevisionsOfDocument, type ScheduledState, type Restriction } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { ScheduledCard } from './ScheduledCard.js';

const OPEN: ScheduledState[] = ['SCHEDULED', 'HELD', 'BLOCKED'];

interface Props {
  restrictionId: string;
  userId: string | null;
  onPublished: (restriction: Restriction) => void;
}

/** Revisions of this restriction that are not published yet, with what can be done about them. Nothing is shown when there is none. */
export function ScheduledBox({ restrictionId, userId, onPublished }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const queries = useQueryClient();
  const { data, error } = useApiQuery(
    'scheduledRevisionsOf',
    ScheduledRevisionsOfDocument,
    { filter: { ids: null, countryId: null, isOwn: null, restrictionId, states: OPEN } },
    { keepPrevious: true },
  );
  const scheduled = data?.scheduledRevisionList.results ?? [];
  if (error)
    return (
      <Alert severity="error" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
        {errorText(error)}
      </Alert>
    );
  if (scheduled.length === 0) return null;

  const decided = (message: string, published: Restriction | null) => {
    notify(translate(message), { type: 'success' });
    void queries.invalidateQueries({ queryKey: ['api', 'scheduledRevisionsOf'] });
    if (published) onPublished(published);
  };

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="scheduled-heading"
      sx={{ p: 2, mb: 2, borderLeftWidth: 4, borderLeftColor: ({ palette }) => palette.status.YELLOW.border }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography component="h2" variant="h2" id="scheduled-heading" tabIndex={-1} sx={{ flex: '1 1 auto' }}>
          {translate('editing.scheduled.title', { count: scheduled.length })}
        </Typography>
        <Button component={Link} to="/scheduledrevisions" size="small">
          {translate('editing.scheduled.all')}
        </Button>
      </Box>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{translate('editing.scheduled.intro')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {scheduled.map((revision) => (
          <ScheduledCard key={revision.id} revision={revision} viewer={userId} onResolved={decided} />
        ))}
      </Box>
    </Paper>
  );
}

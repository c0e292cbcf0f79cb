import { useQueryClient } from '@tanstack/react-query';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useErrorText } from '../../ui/useErrorText.js';
import { PendingRevisionsOfDocument, type PendingState, type Restriction } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { PendingCard } from './PendingCard.js';

const OPEN: PendingState[] = ['PLANNED', 'AWAITING_CONFIRMATION', 'BLOCKED'];

interface Props {
  restrictionId: string;
  userId: string | null;
  onPublished: (restriction: Restriction) => void;
}

/** Revisions of this restriction that are not published yet, with what can be done about them. Nothing is shown when there is none. */
export function PendingBox({ restrictionId, userId, onPublished }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const queries = useQueryClient();
  const { data, error } = useApiQuery(
    'pendingRevisionsOf',
    PendingRevisionsOfDocument,
    { restrictionId, states: OPEN },
    { keepPrevious: true },
  );
  const pending = data?.pendingRevisions ?? [];
  if (error)
    return (
      <Alert severity="error" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
        {errorText(error)}
      </Alert>
    );
  if (pending.length === 0) return null;

  const decided = (message: string, published: Restriction | null) => {
    notify(translate(message), { type: 'success' });
    void queries.invalidateQueries({ queryKey: ['api', 'pendingRevisionsOf'] });
    if (published) onPublished(published);
  };

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="pending-heading"
      sx={{ p: 2, mb: 2, borderLeftWidth: 4, borderLeftColor: ({ palette }) => palette.status.YELLOW.border }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography component="h2" variant="h2" id="pending-heading" tabIndex={-1} sx={{ flex: '1 1 auto' }}>
          {translate('editing.pending.title', { count: pending.length })}
        </Typography>
        <Button component={Link} to="/pendingrevisions" size="small">
          {translate('editing.pending.all')}
        </Button>
      </Box>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{translate('editing.pending.intro')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pending.map((revision) => (
          <PendingCard key={revision.id} revision={revision} viewer={userId} onSettled={decided} />
        ))}
      </Box>
    </Paper>
  );
}

import DoneIcon from '@mui/icons-material/Done';
import { Box, Button, FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { nameOfEditor } from '../ui/editor-name.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { useAction } from '../ui/useAction.js';
import { useDates } from '../ui/useDates.js';
import { ResolveFeedbackDocument, type Feedback } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { Tag } from '../ui/status/Tag.js';

interface Props {
  inbox: UseQueryResult<{ entryrestrictionFeedback: Feedback[] }, Error>;
}

/** What readers wrote, the newest first; what is settled can be looked at again. */
export function FeedbackInbox({ inbox: { data, error, isPending, refetch } }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { run } = useAction();
  const { moment } = useDates();
  const send = useSend();
  const [withDone, setWithDone] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const all = data?.entryrestrictionFeedback ?? [];
  const shown = all.filter(({ isDone }) => withDone || !isDone).sort((a, b) => b.sentAt.localeCompare(a.sentAt));
  const doneCount = all.filter(({ isDone }) => isDone).length;

  const resolve = async ({ id }: Feedback) => {
    setBusy(id);
    if (await run(async () => (await send(ResolveFeedbackDocument, { id })).resolveEntryrestrictionFeedback)) {
      notify(translate('centre.inbox.resolved'), { type: 'success' });
      document.getElementById('inbox-heading')?.focus();
      await refetch();
    }
    setBusy(null);
  };

  return (
    <Box component="section" aria-labelledby="inbox-heading">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography component="h2" variant="h2" id="inbox-heading" tabIndex={-1} sx={{ flex: '1 1 auto' }}>
          {translate('centre.inbox.heading', { count: all.length - doneCount })}
        </Typography>
        {doneCount > 0 && (
          <FormControlLabel
            control={<Switch checked={withDone} onChange={({ target }) => setWithDone(target.checked)} />}
            label={translate('centre.inbox.withDone', { count: doneCount })}
          />
        )}
      </Box>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && !error && <LoadingState rows={3} />}
      {data && shown.length === 0 && (
        <Typography sx={{ color: 'text.secondary', py: 1 }}>{translate('centre.inbox.empty')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, mt: 1 }}>
        {shown.map((entry) => (
          <Paper key={entry.id} component="li" variant="outlined" sx={{ p: 1.5 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Typography component="h3" variant="h3" sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                {entry.title}
              </Typography>
              {entry.isDone ? (
                <Tag tone="BLUE">{translate('centre.inbox.done')}</Tag>
              ) : (
                <Button
                  size="small"
                  variant="outlined"
                  startIcon={<DoneIcon />}
                  disabled={busy === entry.id}
                  aria-label={translate('centre.inbox.resolveNamed', { name: entry.title })}
                  onClick={() => void resolve(entry)}
                >
                  {translate('centre.inbox.resolve')}
                </Button>
              )}
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

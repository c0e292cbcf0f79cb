import DoneIcon from '@mui/icons-material/Done';
import { Button } from '@mui/material';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import type { Feedback } from '../gen/graphql.js';
import { useNotifyError } from '../ui/useErrorText.js';

/** Notes that nothing is left to do. Until the notice is gone it can be undone. */
export function ResolveButton({ feedback }: { feedback: Feedback }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [update, { isPending }] = useUpdate<Feedback>();
  const resolve = () =>
    update(
      'feedback',
      { id: feedback.id, data: { isDone: true }, previousData: feedback },
      {
        mutationMode: 'undoable',
        onSuccess: () => notify('centre.inbox.resolved', { type: 'success', undoable: true }),
        onError: notifyError,
      },
    );
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<DoneIcon />}
      disabled={isPending}
      aria-label={translate('centre.inbox.resolveNamed', { name: feedback.title })}
      onClick={() => void resolve()}
    >
      {translate('centre.inbox.resolve')}
    </Button>
  );
}

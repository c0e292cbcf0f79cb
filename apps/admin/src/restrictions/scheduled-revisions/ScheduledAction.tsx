import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Restriction } from '../../gen/graphql.js';
import { useScheduledAction, type ScheduledActionName } from './useScheduledAction.js';

interface Props {
  action: ScheduledActionName;
  id: string;
  onClose: () => void;
  onSettled: (message: string, published: Restriction | null) => void;
}

/** Asks once more, for a reason where one is owed, and does it. */
export function ScheduledAction({ action, id, onClose, onSettled }: Props) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, problem, run } = useScheduledAction(action, id, (published) => {
    onClose();
    onSettled(`editing.scheduled.${action}.done`, published);
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (action === 'reject' && reason.trim() === '') {
      setMissing(true);
      document.getElementById('scheduled-reason')?.focus();
      return;
    }
    await run(reason.trim());
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="scheduled-action-title"
      aria-describedby="scheduled-action-text"
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="scheduled-action-title">{translate(`editing.scheduled.${action}.title`)}</DialogTitle>
        <DialogContent>
          <DialogContentText id="scheduled-action-text" sx={{ mb: 2 }}>
            {translate(`editing.scheduled.${action}.text`)}
          </DialogContentText>
          {action === 'reject' && (
            <TextField
              id="scheduled-reason"
              autoFocus
              required
              multiline
              minRows={2}
              label={translate('editing.scheduled.reason')}
              value={reason}
              error={isMissing}
              helperText={
                isMissing ? translate('restrictions.problem.required') : translate('editing.scheduled.reasonHint')
              }
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          {problem !== null && (
            <Alert severity="error" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={action === 'confirm' ? 'primary' : 'warning'}
            disabled={isBusy}
          >
            {translate(`editing.scheduled.${action}.button`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

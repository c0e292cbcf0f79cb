import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import type { Restriction } from '../../gen/graphql.js';
import { SendButton, SendForm } from '../../ui/resource/SendForm.js';
import { useCloseGuard } from '../../ui/useCloseGuard.js';
import { useScheduledAction, type ScheduledActionName } from './useScheduledAction.js';

interface Props {
  action: ScheduledActionName;
  id: string;
  onClose: () => void;
  onResolved: (message: string, published: Restriction | null) => void;
}

const trimmed = (reason: unknown): string => (typeof reason === 'string' ? reason.trim() : '');
const owesReason = ({ reason }: Record<string, unknown>): Record<string, string> =>
  trimmed(reason) !== '' ? {} : { reason: 'restrictions.problem.required' };

/** Asks once more, for a reason where one is owed, and does it. */
export function ScheduledAction({ action, id, onClose, onResolved }: Props) {
  const translate = useTranslate();
  const [isDirty, setDirty] = useState(false);
  const { close, guard } = useCloseGuard(isDirty, onClose);
  const send = useScheduledAction(action, id);
  const isRejection = action === 'reject';
  return (
    <>
      <Dialog
        open
        onClose={close}
        fullWidth
        maxWidth="sm"
        aria-labelledby="scheduled-action-title"
        aria-describedby="scheduled-action-text"
      >
        <DialogTitle id="scheduled-action-title">{translate(`editing.scheduled.${action}.title`)}</DialogTitle>
        <SendForm
          defaultValues={{ reason: null }}
          send={({ reason }) => send(trimmed(reason))}
          onDone={({ published }) => {
            onClose();
            onResolved(`editing.scheduled.${action}.done`, published);
          }}
          onDirty={setDirty}
          {...(isRejection ? { validate: owesReason } : {})}
        >
          <DialogContent>
            <DialogContentText id="scheduled-action-text" sx={{ mb: 2 }}>
              {translate(`editing.scheduled.${action}.text`)}
            </DialogContentText>
            {isRejection && (
              <TextInput
                source="reason"
                autoFocus
                required
                multiline
                minRows={2}
                label={translate('editing.scheduled.reason')}
                helperText={translate('editing.scheduled.reasonHint')}
              />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('ra.action.cancel')}</Button>
            <SendButton color={action === 'confirm' ? 'primary' : 'warning'}>
              {translate(`editing.scheduled.${action}.button`)}
            </SendButton>
          </DialogActions>
        </SendForm>
      </Dialog>
      {guard}
    </>
  );
}

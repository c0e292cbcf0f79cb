import { Box, Button, DialogActions } from '@mui/material';
import { PasswordInput, required, TextInput, useTranslate } from 'react-admin';
import { SendButton, SendForm } from '../ui/resource/SendForm.js';
import type { Outcome } from '../ui/useAction.js';

interface Props<Result> {
  /** Of the button that sends it. */
  action: string;
  /** The label of a name that is asked for as well. */
  nameLabel?: string;
  send: (values: { password: string; name: string }) => Promise<Result>;
  onDone: (result: Result) => void;
  onCancel: () => void;
}

/** Asks for the password before something about the login changes: an open screen alone is not enough for that. */
export function PasswordForm<Result extends Outcome>({ action, nameLabel, send, onDone, onCancel }: Props<Result>) {
  const translate = useTranslate();
  const isRequired = required('app.requiredField');
  return (
    <SendForm defaultValues={{ password: '', name: '' }} send={send} onDone={onDone} onDirty={() => undefined}>
      <Box sx={{ display: 'grid', gap: '0 16px', gridTemplateColumns: 'minmax(0, 24rem)', mt: '8px' }}>
        {nameLabel !== undefined && (
          <TextInput source="name" label={nameLabel} validate={isRequired} autoFocus autoComplete="off" />
        )}
        <PasswordInput
          source="password"
          label={translate('settings.currentPassword')}
          validate={isRequired}
          autoFocus={nameLabel === undefined}
          autoComplete="current-password"
        />
      </Box>
      <DialogActions sx={{ justifyContent: 'flex-start', p: 0 }}>
        <SendButton>{action}</SendButton>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </SendForm>
  );
}

import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '../app/useErrorText.js';
import { updateMyjourney } from '../graphql/journey-operations.js';
import type { FieldErrors, Journey } from '../graphql/schema-types.js';
import { useSend } from '../graphql/useSend.js';
import { isEmail } from './email.js';

interface Props { journey: Journey; onClose: () => void; onSaved: () => void }

export function JourneyEditDialog({ journey, onClose, onSaved }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const errorText = useErrorText();
  const [email, setEmail] = useState(journey.email ?? '');
  const [note, setNote] = useState(journey.internalNote ?? '');
  const [isDisabled, setDisabled] = useState(journey.isManuallyDisabled);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  const messageOf = (field: string): string | undefined => errors.find((error) => error.field === field)?.messages.join(' ');
  const elsewhere = errors.filter(({ field }) => field !== 'email' && field !== 'internalNote');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    if (email.trim() !== '' && !isEmail(email)) {
      setErrors([{ field: 'email', messages: [translate('app.invalidEmail')] }]);
      document.getElementById('journey-email')?.focus();
      return;
    }
    setBusy(true);
    setErrors([]);
    try {
      const { updateMyjourneyEmailNote: result } = await send(updateMyjourney, {
        id: journey.id, email: email.trim() || null, internalNote: note.trim() || null, isManuallyDisabled: isDisabled,
      });
      if (result.ok) {
        notify(translate('journeys.saved'), { type: 'success' });
        onSaved();
        return;
      }
      setErrors(result.errors);
      if (result.errors.length === 0) setFailure(translate('app.error', { message: result.error ?? '' }));
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  };

  return (
    <>
      <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="journey-dialog-title">
        <DialogTitle id="journey-dialog-title">{translate('journeys.editTitle')}</DialogTitle>
        <Box component="form" noValidate onSubmit={submit}>
          <DialogContent sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {failure && <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>{failure}</Alert>}
            {elsewhere.map(({ field, messages }) => <Alert key={field} severity="error">{messages.join(' ')}</Alert>)}
            <TextField
              id="journey-email" type="email" autoComplete="off" label={translate('journeys.email')} value={email} onChange={({ target }) => setEmail(target.value)}
              error={messageOf('email') !== undefined} helperText={messageOf('email') ?? translate('create.emailHint')}
            />
            <TextField
              id="journey-note" label={translate('journeys.note')} value={note} onChange={({ target }) => setNote(target.value)} multiline minRows={3}
              error={messageOf('internalNote') !== undefined} helperText={messageOf('internalNote') ?? translate('create.noteHint')}
            />
            <Box>
              <FormControlLabel
                control={(
                  <Switch
                    checked={isDisabled}
                    onChange={({ target }) => (target.checked ? setAsking(true) : setDisabled(false))}
                    slotProps={{ input: { 'aria-describedby': 'journey-deactivate-hint' } }}
                  />
                )}
                label={translate('journeys.deactivate')}
              />
              <FormHelperText id="journey-deactivate-hint">{translate('journeys.deactivateHint')}</FormHelperText>
            </Box>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={busy}>{translate('ra.action.save')}</Button>
          </DialogActions>
        </Box>
      </Dialog>
      <Confirm
        isOpen={isAsking}
        title="journeys.confirmTitle"
        content="journeys.confirmText"
        confirm="journeys.confirm"
        onConfirm={() => {
          setDisabled(true);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

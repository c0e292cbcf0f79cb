import { Box, FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FormDialog } from '../ui/FormDialog.js';
import { useSubmit } from '../ui/useSubmit.js';
import { UpdateMyjourneyEmailNoteDocument, type Journey } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { DeactivateConfirm } from './DeactivateConfirm.js';
import { isEmail } from '../ui/email.js';

const FIELDS = ['email', 'internalNote'];

interface Props {
  journey: Journey;
  onClose: () => void;
  onSaved: () => void;
}

export function JourneyEditDialog({ journey, onClose, onSaved }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const submission = useSubmit();
  const [email, setEmail] = useState(journey.email ?? '');
  const [note, setNote] = useState(journey.internalNote ?? '');
  const [isDisabled, setDisabled] = useState(journey.isManuallyDisabled);
  const [isAsking, setAsking] = useState(false);
  const { messageOf } = submission;

  const submit = async () => {
    submission.clear();
    if (email.trim() !== '' && !isEmail(email)) {
      submission.reject([{ field: 'email', messages: [translate('app.invalidEmail')] }]);
      document.getElementById('journey-email')?.focus();
      return;
    }
    const input = {
      id: journey.id,
      email: email.trim() || null,
      internalNote: note.trim() || null,
      isManuallyDisabled: isDisabled,
    };
    if (
      !(await submission.run(
        async () => (await send(UpdateMyjourneyEmailNoteDocument, input)).updateMyjourneyEmailNote,
      ))
    )
      return;
    notify(translate('journeys.saved'), { type: 'success' });
    onSaved();
  };

  return (
    <>
      <FormDialog
        title={translate('journeys.editTitle')}
        submission={submission}
        fields={FIELDS}
        onSubmit={submit}
        onClose={onClose}
      >
        <TextField
          id="journey-email"
          type="email"
          autoComplete="off"
          sx={{ mt: 1 }}
          label={translate('journeys.email')}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={messageOf('email') !== undefined}
          helperText={messageOf('email') ?? translate('create.emailHint')}
        />
        <TextField
          id="journey-note"
          label={translate('journeys.note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          multiline
          minRows={3}
          error={messageOf('internalNote') !== undefined}
          helperText={messageOf('internalNote') ?? translate('create.noteHint')}
        />
        <Box>
          <FormControlLabel
            control={
              <Switch
                checked={isDisabled}
                onChange={({ target }) => (target.checked ? setAsking(true) : setDisabled(false))}
                slotProps={{ input: { 'aria-describedby': 'journey-deactivate-hint' } }}
              />
            }
            label={translate('journeys.deactivate')}
          />
          <FormHelperText id="journey-deactivate-hint">{translate('journeys.deactivateHint')}</FormHelperText>
        </Box>
      </FormDialog>
      <DeactivateConfirm
        isOpen={isAsking}
        onConfirm={() => {
          setDisabled(true);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

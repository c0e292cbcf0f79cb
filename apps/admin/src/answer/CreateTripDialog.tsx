import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput, useInput, useTranslate } from 'react-admin';
import { plainEmailAddress } from '@landfall/kernel';
import { CreateMyjourneyDocument } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import type { SearchForm } from '../search/search-form.js';
import { SendButton, SendForm } from '../ui/resource/SendForm.js';
import { useCloseGuard } from '../ui/useCloseGuard.js';
import { tripPageVariables, type TripPageInput } from './answer-address.js';
import { TripLanguageSelect } from './AnswerControls.js';
import { CreatedTrip } from './CreatedTrip.js';

interface Props {
  form: SearchForm;
  language: string;
  onClose: () => void;
}

const wrongEmail = ({ email }: Record<string, unknown>): Record<string, string> =>
  typeof email !== 'string' || email.trim() === '' || plainEmailAddress(email) ? {} : { email: 'app.invalidEmail' };

function LanguageField() {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'language' });
  return (
    <TripLanguageSelect
      id="trip-language"
      label={translate('create.language')}
      value={String(field.value)}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

export default function CreateTripDialog({ form, language, onClose }: Props) {
  const translate = useTranslate();
  const send = useSend();
  const [first] = useState<TripPageInput>({ language, email: null, internalNote: null });
  const [url, setUrl] = useState<string | null>(null);
  const [isDirty, setDirty] = useState(false);
  const { close, guard } = useCloseGuard(isDirty && url === null, onClose);

  return (
    <>
      <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="trip-dialog-title">
        <DialogTitle id="trip-dialog-title">{translate('create.title')}</DialogTitle>
        {url === null ? (
          <SendForm
            defaultValues={first}
            validate={wrongEmail}
            send={async (values) =>
              (await send(CreateMyjourneyDocument, tripPageVariables(form, values))).createMyjourney
            }
            onDone={(created) => created.url && setUrl(new URL(created.url, window.location.origin).toString())}
            onDirty={setDirty}
          >
            <DialogContent sx={{ display: 'grid', gap: 2, pt: 1 }}>
              <Typography>{translate('create.intro')}</Typography>
              <LanguageField />
              <TextInput
                source="email"
                type="email"
                autoComplete="off"
                label={translate('create.email')}
                helperText={translate('create.emailHint')}
              />
              <TextInput
                source="internalNote"
                multiline
                minRows={2}
                label={translate('create.note')}
                helperText={translate('create.noteHint')}
              />
            </DialogContent>
            <DialogActions>
              <Button onClick={close}>{translate('ra.action.cancel')}</Button>
              <SendButton>{translate('create.submit')}</SendButton>
            </DialogActions>
          </SendForm>
        ) : (
          <CreatedTrip url={url} onClose={onClose} />
        )}
      </Dialog>
      {guard}
    </>
  );
}

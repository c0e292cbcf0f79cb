import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { BooleanInput, TextInput, useTranslate } from 'react-admin';
import { plainEmailAddress } from '@landfall/kernel';
import { CreateMyjourneyDocument } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import type { SearchForm } from '../search/search-form.js';
import { SendButton, SendForm } from '../ui/resource/SendForm.js';
import { useCloseGuard } from '../ui/useCloseGuard.js';
import { tripPageVariables, type TripPageInput } from './answer-address.js';
import { ScreenTexts } from '../ui/ScreenTexts.js';
import { CreatedTrip } from './CreatedTrip.js';
import { groupTexts } from './group-texts.js';
import { TripLanguageField } from './TripLanguageField.js';

interface Props {
  form: SearchForm;
  language: string;
  onClose: () => void;
}

const wrongEmail = ({ email }: Record<string, unknown>): Record<string, string> =>
  typeof email !== 'string' || email.trim() === '' || plainEmailAddress(email) ? {} : { email: 'app.invalidEmail' };

const GroupTrip = lazy(() => import('./GroupTrip.js'));

interface SingleProps extends Omit<Props, 'onClose'> {
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onGroup: () => void;
  onMade: (url: string) => void;
}

/** One page for all who travel. */
function SingleTrip({ form, language, onDirty, onCancel, onGroup, onMade }: SingleProps) {
  const translate = useTranslate();
  const send = useSend();
  const [first] = useState<TripPageInput>({ language, email: null, internalNote: null, showEvents: true });
  return (
    <SendForm
      defaultValues={first}
      validate={wrongEmail}
      send={async (values) => (await send(CreateMyjourneyDocument, tripPageVariables(form, values))).createMyjourney}
      onDone={(created) => created.url && onMade(new URL(created.url, window.location.origin).toString())}
      onDirty={onDirty}
    >
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Typography>{translate('create.intro')}</Typography>
        <TripLanguageField />
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
        <BooleanInput source="showEvents" label={translate('create.events')} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onGroup} sx={{ mr: 'auto' }}>
          {translate('create.group')}
        </Button>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
        <SendButton>{translate('create.submit')}</SendButton>
      </DialogActions>
    </SendForm>
  );
}

export default function CreateTripDialog({ form, language, onClose }: Props) {
  const translate = useTranslate();
  const [url, setUrl] = useState<string | null>(null);
  const [isGroup, setGroup] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const { close, guard } = useCloseGuard(isDirty && url === null, onClose);
  return (
    <>
      <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="trip-dialog-title">
        <DialogTitle id="trip-dialog-title">{translate(isGroup ? 'create.groupTitle' : 'create.title')}</DialogTitle>
        {isGroup && (
          <ScreenTexts name="group" texts={groupTexts}>
            <Suspense fallback={null}>
              <GroupTrip form={form} language={language} onDirty={setDirty} onCancel={close} onClose={onClose} />
            </Suspense>
          </ScreenTexts>
        )}
        {!isGroup && url === null && (
          <SingleTrip
            form={form}
            language={language}
            onDirty={setDirty}
            onCancel={close}
            onGroup={() => setGroup(true)}
            onMade={setUrl}
          />
        )}
        {!isGroup && url !== null && <CreatedTrip url={url} onClose={onClose} />}
      </Dialog>
      {guard}
    </>
  );
}

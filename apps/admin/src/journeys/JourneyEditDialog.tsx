import { TextInput, useTranslate } from 'react-admin';
import { plainEmailAddress } from '@landfall/kernel';
import type { Journey } from '../gen/graphql.js';
import { RecordDialog } from '../ui/resource/RecordDialog.js';
import { LinkField } from './LinkField.js';

interface Props {
  journey: Journey;
  onClose: () => void;
  onSaved: () => void;
}

const emailAddress = (value: string | null): string | undefined =>
  value && !plainEmailAddress(value) ? 'app.invalidEmail' : undefined;

/** What can be changed of a trip page: the traveller's address, the note, and whether its link is open. */
export function JourneyEditDialog({ journey, onClose, onSaved }: Props) {
  const translate = useTranslate();
  return (
    <RecordDialog
      resource="mytrip-history"
      id={journey.id}
      title={translate('journeys.editTitle')}
      onClose={onClose}
      onSaved={onSaved}
    >
      <TextInput
        source="email"
        type="email"
        autoComplete="off"
        label={translate('journeys.email')}
        helperText={translate('create.emailHint')}
        validate={emailAddress}
      />
      <TextInput
        source="internalNote"
        label={translate('journeys.note')}
        helperText={translate('create.noteHint')}
        multiline
        minRows={3}
      />
      <LinkField />
    </RecordDialog>
  );
}

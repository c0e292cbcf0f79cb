import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { copyText } from '../ui/clipboard.js';
import { SubmitIssues } from '../ui/SubmitIssues.js';
import { useCloseGuard } from '../ui/useCloseGuard.js';
import { useSubmit, type Submission } from '../ui/useSubmit.js';
import { CreateMyjourneyDocument } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { isEmail } from '../ui/email.js';
import type { SearchForm } from '../search/search-form.js';
import { tripPageVariables, type TripPageInput } from './answer-address.js';
import { TripLanguageSelect } from './AnswerControls.js';

interface Props {
  form: SearchForm;
  language: string;
  onClose: () => void;
}
type CopyState = 'none' | 'copied' | 'failed';

const FIELDS = ['email', 'internalNote', 'language'];

interface FieldsProps {
  values: TripPageInput;
  submission: Submission;
  onChange: (values: TripPageInput) => void;
}

function TripPageFields({ values, submission, onChange }: FieldsProps) {
  const translate = useTranslate();
  const { messageOf } = submission;
  const text = (name: 'email' | 'internalNote', hint: string) => ({
    id: `trip-${name}`,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [name]: target.value }),
    error: messageOf(name) !== undefined,
    helperText: messageOf(name) ?? translate(hint),
  });

  return (
    <>
      <Typography>{translate('create.intro')}</Typography>
      <SubmitIssues submission={submission} shown={FIELDS} />
      <TripLanguageSelect
        id="trip-language"
        label={translate('create.language')}
        value={values.language}
        onChange={(next) => onChange({ ...values, language: next })}
        error={messageOf('language')}
      />
      <TextField
        {...text('email', 'create.emailHint')}
        label={translate('create.email')}
        type="email"
        autoComplete="off"
      />
      <TextField {...text('internalNote', 'create.noteHint')} label={translate('create.note')} multiline minRows={2} />
    </>
  );
}

interface CreatedProps {
  url: string;
  copyState: CopyState;
  linkField: RefObject<HTMLInputElement | null>;
  onCopy: () => void;
  onClose: () => void;
}

/** The link of the new trip page, ready to be shared. */
function CreatedTrip({ url, copyState, linkField, onCopy, onClose }: CreatedProps) {
  const translate = useTranslate();
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity={copyState === 'failed' ? 'warning' : 'success'} role="status">
          {translate('create.done')} {copyState === 'copied' && translate('create.copied')}{' '}
          {copyState === 'failed' && translate('create.copyFailed')}
        </Alert>
        <TextField
          id="trip-link"
          label={translate('create.link')}
          value={url}
          inputRef={linkField}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onCopy}>{translate('create.copy')}</Button>
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-description={translate('app.newTab')}
        >
          {translate('create.open')}
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('create.finish')}
        </Button>
      </DialogActions>
    </>
  );
}

export default function CreateTripDialog({ form, language, onClose }: Props) {
  const translate = useTranslate();
  const send = useSend();
  const submission = useSubmit();
  const [first] = useState<TripPageInput>({ language, email: '', internalNote: '' });
  const [values, setValues] = useState(first);
  const [url, setUrl] = useState<string | null>(null);
  const [copyState, setCopyState] = useState<CopyState>('none');
  const linkField = useRef<HTMLInputElement>(null);
  const isDirty = url === null && JSON.stringify(values) !== JSON.stringify(first);
  const { close, guard } = useCloseGuard(isDirty, onClose);

  const copy = async (link: string) => {
    const isCopied = await copyText(link);
    setCopyState(isCopied ? 'copied' : 'failed');
    if (!isCopied) {
      linkField.current?.focus();
      linkField.current?.select();
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (submission.isBusy) return;
    if (values.email.trim() !== '' && !isEmail(values.email)) {
      submission.reject([{ field: 'email', messages: [translate('app.invalidEmail')] }]);
      document.getElementById('trip-email')?.focus();
      return;
    }
    const created = await submission.run(
      async () => (await send(CreateMyjourneyDocument, tripPageVariables(form, values))).createMyjourney,
    );
    if (!created?.url) return;
    const link = new URL(created.url, window.location.origin).toString();
    flushSync(() => setUrl(link));
    await copy(link);
  };

  return (
    <>
      <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="trip-dialog-title">
        <DialogTitle id="trip-dialog-title">{translate('create.title')}</DialogTitle>
        {url === null ? (
          <Box component="form" noValidate onSubmit={submit}>
            <DialogContent sx={{ display: 'grid', gap: 2, pt: 1 }}>
              <TripPageFields values={values} submission={submission} onChange={setValues} />
            </DialogContent>
            <DialogActions>
              <Button onClick={close}>{translate('ra.action.cancel')}</Button>
              <Button type="submit" variant="contained" disabled={submission.isBusy}>
                {translate('create.submit')}
              </Button>
            </DialogActions>
          </Box>
        ) : (
          <CreatedTrip
            url={url}
            copyState={copyState}
            linkField={linkField}
            onCopy={() => void copy(url)}
            onClose={onClose}
          />
        )}
      </Dialog>
      {guard}
    </>
  );
}

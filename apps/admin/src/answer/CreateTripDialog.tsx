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
import { useErrorText } from '../ui/useErrorText.js';
import { CreateMyjourneyDocument, type FieldErrors } from '../gen/graphql.js';
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

interface FieldsProps {
  values: TripPageInput;
  errors: readonly FieldErrors[];
  failure: string | null;
  onChange: (values: TripPageInput) => void;
}

function TripPageFields({ values, errors, failure, onChange }: FieldsProps) {
  const translate = useTranslate();
  const messageOf = (field: string): string | undefined =>
    errors.find((error) => error.field === field)?.messages.join(' ');
  const elsewhere = errors.filter(({ field }) => !['email', 'internalNote', 'language'].includes(field));
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
      {failure && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {failure}
        </Alert>
      )}
      {elsewhere.map(({ field, messages }) => (
        <Alert key={field} severity="error">
          {messages.join(' ')}
        </Alert>
      ))}
      <TripLanguageSelect
        id="trip-language"
        label={translate('create.language')}
        value={values.language}
        onChange={(next) => onChange({ ...values, language: next })}
      />
      {messageOf('language') && <Alert severity="error">{messageOf('language')}</Alert>}
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
  const errorText = useErrorText();
  const [values, setValues] = useState<TripPageInput>({ language, email: '', internalNote: '' });
  const [errors, setErrors] = useState<FieldErrors[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const [copyState, setCopyState] = useState<CopyState>('none');
  const linkField = useRef<HTMLInputElement>(null);

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
    if (busy) return;
    setFailure(null);
    if (values.email.trim() !== '' && !isEmail(values.email)) {
      setErrors([{ field: 'email', messages: [translate('app.invalidEmail')] }]);
      document.getElementById('trip-email')?.focus();
      return;
    }
    setBusy(true);
    setErrors([]);
    try {
      const { createMyjourney: result } = await send(CreateMyjourneyDocument, tripPageVariables(form, values));
      if (result.ok && result.url) {
        const link = new URL(result.url, window.location.origin).toString();
        flushSync(() => setUrl(link));
        await copy(link);
      } else {
        setErrors(result.errors);
      }
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="trip-dialog-title">
      <DialogTitle id="trip-dialog-title">{translate('create.title')}</DialogTitle>
      {url === null ? (
        <Box component="form" noValidate onSubmit={submit}>
          <DialogContent sx={{ display: 'grid', gap: 2, pt: 1 }}>
            <TripPageFields values={values} errors={errors} failure={failure} onChange={setValues} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={busy}>
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
  );
}

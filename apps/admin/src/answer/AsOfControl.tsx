import HistoryIcon from '@mui/icons-material/History';
import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useDates } from '../ui/useDates.js';
import { BELOW } from './control-row.js';
import { fieldOf, instantOf } from './moments.js';
import { MomentField } from './MomentField.js';

interface Props {
  /** The moment whose rules are shown; null: now. */
  asOf: string | null;
  /** Why the server rejected that moment. */
  rejection: string | undefined;
  onChange: (asOf: string | null) => void;
}

const initialValue = (asOf: string | null): string => fieldOf(asOf ?? new Date().toISOString());

/** Asks for the rules of a past moment, and says so as long as they are shown. */
export function AsOfControl({ asOf, rejection, onChange }: Props) {
  const translate = useTranslate();
  const { moment } = useDates();
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState(() => initialValue(asOf));
  const [isMissing, setMissing] = useState(false);
  const [valueOf, setValueOf] = useState(asOf);
  if (valueOf !== asOf) {
    setValueOf(asOf);
    setValue(initialValue(asOf));
    setMissing(false);
  }
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const shown = isOpen || rejection !== undefined;

  useEffect(() => {
    if (isOpen || rejection !== undefined) field.current?.focus();
  }, [isOpen, rejection]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const instant = instantOf(value);
    setMissing(instant === null);
    if (instant === null) field.current?.focus();
    else {
      setOpen(false);
      onChange(instant);
    }
  };
  const backToNow = () => {
    setOpen(false);
    onChange(null);
    toggle.current?.focus();
  };

  return (
    <>
      <Button
        ref={toggle}
        size="small"
        startIcon={<HistoryIcon />}
        aria-expanded={shown}
        aria-controls="as-of-form"
        onClick={() => setOpen(!shown)}
      >
        {translate('answer.asOf.toggle')}
      </Button>
      <Box
        id="as-of-form"
        component="form"
        noValidate
        onSubmit={submit}
        hidden={!shown}
        sx={{ display: shown ? 'flex' : 'none', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', ...BELOW }}
      >
        <MomentField
          id="as-of"
          label={translate('answer.asOf.label')}
          value={value}
          onChange={setValue}
          error={isMissing ? translate('answer.asOf.missing') : rejection}
          inputRef={field}
        />
        <Button type="submit" variant="outlined" sx={{ minHeight: 40 }}>
          {translate('answer.asOf.show')}
        </Button>
        {rejection !== undefined && (
          <Button onClick={backToNow} sx={{ minHeight: 40 }}>
            {translate('answer.asOf.now')}
          </Button>
        )}
      </Box>
      {asOf !== null && rejection === undefined && (
        <Alert
          severity="warning"
          role="status"
          icon={<HistoryIcon />}
          sx={{ ...BELOW, border: 1, borderColor: 'warning.main' }}
          action={
            <Button color="inherit" size="small" variant="outlined" onClick={backToNow}>
              {translate('answer.asOf.now')}
            </Button>
          }
        >
          <strong>{translate('answer.asOf.banner', { moment: moment(asOf) })}</strong>
        </Alert>
      )}
    </>
  );
}

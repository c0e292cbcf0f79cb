import { TextField } from '@mui/material';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { fieldOf } from './moments.js';

interface Props {
  id: string;
  label: string;
  /** What the field holds: local time, or nothing. */
  value: string;
  onChange: (value: string) => void;
  /** Why the moment was rejected. */
  error: string | undefined;
  /** The earliest instant that makes sense. */
  earliest?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A past moment, in the time zone of the one who asks. */
export function MomentField({ id, label, value, onChange, error, earliest, inputRef }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      id={id}
      type="datetime-local"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error !== undefined}
      helperText={error ?? translate('answer.asOf.hint')}
      inputRef={inputRef}
      required
      slotProps={{
        inputLabel: { shrink: true, required: false },
        htmlInput: { max: fieldOf(new Date().toISOString()), ...(earliest ? { min: fieldOf(earliest) } : {}) },
      }}
      sx={{ maxWidth: 300 }}
    />
  );
}

import { TextField } from '@mui/material';
import { memo } from 'react';
import { useController, useFormContext, type FieldPathByValue } from 'react-hook-form';
import { fieldId } from './field-path.js';
import type { RestrictionForm } from './restriction-form.js';

interface Props {
  name: FieldPathByValue<RestrictionForm, string>;
  label: string;
  type?: 'text' | 'date' | 'url';
  multiline?: boolean;
  hint?: string;
}

/** A line or a block of text, or a day; shows the error of its field beside it. */
export const FormText = memo(function FormText({ name, label, type = 'text', multiline = false, hint }: Props) {
  const { control } = useFormContext<RestrictionForm>();
  const { field, fieldState } = useController({ name, control });
  return (
    <TextField
      id={fieldId(name)}
      label={label}
      type={type}
      name={field.name}
      value={field.value}
      inputRef={field.ref}
      onChange={field.onChange}
      onBlur={field.onBlur}
      multiline={multiline}
      {...(multiline ? { minRows: 2, maxRows: 12 } : {})}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{
        ...(type === 'date' ? { inputLabel: { shrink: true } } : {}),
        htmlInput: {
          ...(type === 'date' ? { max: '9999-12-31' } : {}),
          ...(type === 'url' ? { placeholder: 'https://', 'aria-label': label } : {}),
        },
      }}
    />
  );
});

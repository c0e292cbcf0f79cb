import { FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useController, useFormContext, type FieldPathByValue } from 'react-hook-form';
import { fieldId } from './field-path.js';
import type { RestrictionForm } from './restriction-form.js';

export function FormSwitch({ name, label }: { name: FieldPathByValue<RestrictionForm, boolean>; label: string }) {
  const { control } = useFormContext<RestrictionForm>();
  const { field, fieldState } = useController({ name, control });
  const errorId = `${fieldId(name)}-error`;
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            id={fieldId(name)}
            checked={field.value}
            onChange={({ target }) => field.onChange(target.checked)}
            onBlur={field.onBlur}
            {...(fieldState.error
              ? { slotProps: { input: { 'aria-invalid': true, 'aria-describedby': errorId } } }
              : {})}
          />
        }
        label={label}
      />
      {fieldState.error && (
        <FormHelperText error id={errorId}>
          {fieldState.error.message}
        </FormHelperText>
      )}
    </div>
  );
}

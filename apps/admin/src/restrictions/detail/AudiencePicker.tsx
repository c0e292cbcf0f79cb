import { memo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { fieldId } from '../form/field-path.js';
import type { RestrictionForm } from '../form/restriction-form.js';
import { CodesPicker } from './CodesPicker.js';

interface Props {
  name: `details.${number}.nationalities` | `details.${number}.departures`;
  label: string;
  hint: string;
}

/** Countries and named groups of countries; an empty choice holds for all. */
export const AudiencePicker = memo(function AudiencePicker({ name, label, hint }: Props) {
  const { control } = useFormContext<RestrictionForm>();
  const { field, fieldState } = useController({ name, control });
  return (
    <CodesPicker
      id={fieldId(name)}
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
});

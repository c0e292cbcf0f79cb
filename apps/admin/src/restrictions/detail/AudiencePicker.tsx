import { Autocomplete, TextField } from '@mui/material';
import { memo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { OptionRow } from '../../places/OptionRow.js';
import { rankPlaces } from '../../places/rank-places.js';
import { useEditorShared } from '../form/editor-context.js';
import { fieldId } from '../form/field-path.js';
import type { RestrictionForm } from '../form/restriction-form.js';

interface Props {
  name: `details.${number}.nationalities` | `details.${number}.departures`;
  label: string;
  hint: string;
}

/** Countries and named groups of countries; an empty choice holds for all. */
export const AudiencePicker = memo(function AudiencePicker({ name, label, hint }: Props) {
  const {
    audiences: { options, optionOf, isPending },
  } = useEditorShared();
  const { control } = useFormContext<RestrictionForm>();
  const { field, fieldState } = useController({ name, control });
  const chosen = field.value.map((code) => optionOf.get(code) ?? { code, label: code, hint: '' });
  return (
    <Autocomplete
      id={fieldId(name)}
      multiple
      autoHighlight
      filterSelectedOptions
      limitTags={8}
      slotProps={{ paper: { elevation: 8 } }}
      disableCloseOnSelect
      loading={isPending}
      options={options}
      value={chosen}
      filterOptions={(all, { inputValue }) => rankPlaces(all, inputValue, 100)}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.code}
      isOptionEqualToValue={(a, b) => a.code === b.code}
      onChange={(_, picked) => field.onChange(picked.map(({ code }) => code))}
      onBlur={field.onBlur}
      renderOption={({ key, ...props }, option) => (
        <OptionRow key={key} {...props} label={option.label} hint={option.hint} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? hint}
        />
      )}
    />
  );
});

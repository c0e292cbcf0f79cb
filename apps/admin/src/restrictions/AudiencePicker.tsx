import { Autocomplete, TextField } from '@mui/material';
import { useMemo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { OptionRow } from '../places/OptionRow.js';
import { rankPlaces } from '../places/rank-places.js';
import { useCountries } from '../places/useCountries.js';
import { useCatalogue } from './catalogue-context.js';
import { fieldId } from './field-path.js';
import type { RestrictionForm } from './restriction-form.js';

interface Props { name: `details.${number}.nationalities` | `details.${number}.departures`; label: string; hint: string }

/** Countries and named groups of countries; an empty choice holds for all. */
export function AudiencePicker({ name, label, hint }: Props) {
  const translate = useTranslate();
  const { groups } = useCatalogue();
  const { options: countries, isPending } = useCountries();
  const { control } = useFormContext<RestrictionForm>();
  const { field, fieldState } = useController({ name, control });
  const options = useMemo(
    () => [
      ...groups.map(({ key, title, members }) => ({ code: key, label: title, hint: translate('restrictions.group', { count: members.length }) })),
      ...countries.map(({ code, label: country }) => ({ code, label: country, hint: code })),
    ],
    [groups, countries, translate],
  );
  const chosen = field.value.map((code) => options.find((option) => option.code === code) ?? { code, label: code, hint: '' });
  return (
    <Autocomplete
      id={fieldId(name)}
      multiple
      autoHighlight
      filterSelectedOptions
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
      renderOption={({ key, ...props }, option) => <OptionRow key={key} {...props} label={option.label} hint={option.hint} />}
      renderInput={(params) => <TextField {...params} label={label} error={fieldState.invalid} helperText={fieldState.error?.message ?? hint} />}
    />
  );
}

import { Autocomplete, TextField } from '@mui/material';
import { OptionRow } from './OptionRow.js';
import { rankPlaces, recentFirst } from './rank-places.js';
import { useCountries } from './useCountries.js';

interface Props {
  id: string;
  label: string;
  /** An ISO code, or null for none. */
  value: string | null;
  onChange: (code: string | null) => void;
  error?: string | undefined;
  hint?: string;
  /** ISO codes that were looked up lately, the newest first: they stand first until something is typed. */
  recent?: readonly string[];
  required?: boolean;
  disabled?: boolean;
}

export function CountryPicker({
  id,
  label,
  value,
  onChange,
  error,
  hint,
  recent = [],
  required = false,
  disabled = false,
}: Props) {
  const { options, isPending } = useCountries();
  return (
    <Autocomplete
      id={id}
      autoHighlight
      loading={isPending}
      disabled={disabled}
      options={options}
      value={
        value === null ? null : (options.find(({ code }) => code === value) ?? { code: value, id: value, label: value })
      }
      filterOptions={(all, { inputValue }) =>
        rankPlaces(inputValue.trim() === '' ? recentFirst(all, recent) : all, inputValue)
      }
      getOptionLabel={({ label: name }) => name}
      isOptionEqualToValue={(a, b) => a.code === b.code}
      onChange={(_, picked) => onChange(picked?.code ?? null)}
      renderOption={({ key, ...props }, { code, label: name }) => (
        <OptionRow key={key} {...props} label={name} hint={code} />
      )}
      renderInput={(params) => (
        <TextField {...params} label={label} error={Boolean(error)} helperText={error ?? hint} required={required} />
      )}
    />
  );
}

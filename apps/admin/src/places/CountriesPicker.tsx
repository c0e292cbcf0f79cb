import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { OptionRow } from './OptionRow.js';
import { rankPlaces, recentFirst } from './rank-places.js';
import { useCountries, type CountryOption } from './useCountries.js';

interface Props {
  id: string;
  label: string;
  /** ISO codes in the order of choice. */
  value: readonly string[];
  onChange: (codes: string[]) => void;
  max: number;
  error?: string | undefined;
  hint?: string;
  /** ISO codes that were looked up lately, the newest first: they stand first until something is typed. */
  recent?: readonly string[];
  required?: boolean;
  autoFocus?: boolean;
}

export function CountriesPicker({
  id,
  label,
  value,
  onChange,
  max,
  error,
  hint,
  recent = [],
  required = false,
  autoFocus = false,
}: Props) {
  const { options, isPending } = useCountries();
  const [input, setInput] = useState('');
  const chosen = value.map(
    (code): CountryOption => options.find((option) => option.code === code) ?? { code, id: code, label: code },
  );
  return (
    <Autocomplete
      id={id}
      multiple
      autoHighlight
      filterSelectedOptions
      loading={isPending}
      options={options}
      value={chosen}
      // What is typed while the countries are still loading must outlive their arrival.
      inputValue={input}
      onInputChange={(_, text, reason) => {
        if (reason !== 'reset') setInput(reason === 'selectOption' ? '' : text);
      }}
      filterOptions={(all) => rankPlaces(input.trim() === '' ? recentFirst(all, recent) : all, input)}
      getOptionLabel={({ code, label: name }) => `${name} (${code})`}
      getOptionDisabled={() => value.length >= max}
      isOptionEqualToValue={(a, b) => a.code === b.code}
      onChange={(_, picked) => onChange(picked.slice(0, max).map(({ code }) => code))}
      renderOption={({ key, ...props }, { code, label: name }) => (
        <OptionRow key={key} {...props} label={name} hint={code} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={Boolean(error)}
          helperText={error ?? hint}
          required={required}
          autoFocus={autoFocus}
        />
      )}
    />
  );
}

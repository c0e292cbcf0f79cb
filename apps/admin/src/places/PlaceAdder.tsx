import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { OptionRow } from './OptionRow.js';
import { isSamePlace, type PlaceRef } from './place-ref.js';
import { usePlaceLookup, type PlaceOption } from './usePlaceLookup.js';
import { usePlaceNames } from './usePlaceNames.js';

const NONE: readonly PlaceRef[] = [];

interface Props {
  id: string;
  label: string;
  chosen: readonly PlaceRef[];
  onAdd: (place: PlaceRef) => void;
  airportsOnly?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  hint?: string;
  /** What was looked up lately, the newest first: it stands first until something is typed. */
  recent?: readonly PlaceRef[];
  required?: boolean;
}

/** Adds one place after the other; the field is empty again after each. */
export function PlaceAdder({
  id,
  label,
  chosen,
  onAdd,
  airportsOnly = false,
  disabled = false,
  error,
  hint,
  recent = NONE,
  required = false,
}: Props) {
  const translate = useTranslate();
  const [input, setInput] = useState('');
  const { options, isLoading, isFailed } = usePlaceLookup(input, airportsOnly);
  const isBlank = input.trim() === '';
  const nameOf = usePlaceNames(recent);
  const lately = isBlank
    ? recent.map((place): PlaceOption => ({
        code: place.id,
        label: nameOf(place),
        hint: translate('search.lately'),
        place,
      }))
    : [];
  const offered = [...lately, ...options.filter(({ place }) => !lately.some((one) => isSamePlace(one.place, place)))];
  const prompt = translate(airportsOnly ? 'search.airportOnly' : 'search.typeMore');
  return (
    <Autocomplete<PlaceOption>
      id={id}
      autoHighlight
      clearOnBlur
      blurOnSelect={false}
      disabled={disabled}
      options={offered.filter(({ place }) => !chosen.some((other) => isSamePlace(place, other)))}
      filterOptions={(all) => all}
      getOptionLabel={({ label: name }) => name}
      getOptionKey={({ place }) => `${place.type}:${place.id}`}
      loading={isLoading && !isBlank}
      noOptionsText={isBlank ? prompt : translate('app.noResults')}
      value={null}
      inputValue={input}
      onInputChange={(_, text, reason) => setInput(reason === 'selectOption' ? '' : text)}
      onChange={(_, picked) => {
        if (picked) onAdd(picked.place);
        setInput('');
      }}
      renderOption={({ key, ...props }, option) => (
        <OptionRow
          key={key}
          {...props}
          label={option.label}
          hint={
            option.place.type === 'COUNTRY' || lately.includes(option)
              ? option.hint
              : `${translate(`placeType.${option.place.type}`)} · ${option.hint}`
          }
        />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={Boolean(error)}
          helperText={error ?? (isFailed ? translate('search.lookupFailed') : hint)}
          required={required && chosen.length === 0}
        />
      )}
    />
  );
}

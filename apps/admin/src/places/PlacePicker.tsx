import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { OptionRow } from './OptionRow.js';
import { decodePlace, encodePlace, isSamePlace } from './place-ref.js';
import { usePlaceLookup, type PlaceOption } from './usePlaceLookup.js';
import { usePlaceNames } from './usePlaceNames.js';

interface Props {
  id: string;
  label: string;
  type: 'REGION' | 'AIRPORT';
  /** A place as an address holds it, or null for none. */
  value: string | null;
  onChange: (place: string | null) => void;
  hint?: string;
}

/** One region or airport of the world, found by a part of its name or its IATA code. */
export function PlacePicker({ id, label, type, value, onChange, hint }: Props) {
  const translate = useTranslate();
  const chosen = value === null ? null : decodePlace(value);
  const nameOf = usePlaceNames(chosen ? [chosen] : []);
  const chosenName = chosen ? nameOf(chosen) : '';
  const [input, setInput] = useState(chosenName);
  const [inputOf, setInputOf] = useState(chosenName);
  // The name of a place that came from an address is known later than the place.
  if (inputOf !== chosenName) {
    setInputOf(chosenName);
    setInput(chosenName);
  }
  const { options, isLoading, isFailed } = usePlaceLookup(input, type === 'AIRPORT');
  const selected: PlaceOption | null = chosen && {
    code: chosen.id,
    label: chosenName,
    hint: chosen.country,
    place: chosen,
  };
  return (
    <Autocomplete<PlaceOption>
      id={id}
      autoHighlight
      options={options.filter(({ place }) => place.type === type)}
      filterOptions={(all) => all}
      getOptionLabel={({ label: name }) => name}
      getOptionKey={({ place }) => encodePlace(place)}
      isOptionEqualToValue={(a, b) => isSamePlace(a.place, b.place)}
      loading={isLoading && input.trim() !== ''}
      noOptionsText={translate(input.trim() === '' ? `reviewList.typePlace.${type}` : 'app.noResults')}
      value={selected}
      inputValue={input}
      onInputChange={(_, text) => setInput(text)}
      onChange={(_, picked) => onChange(picked ? encodePlace(picked.place) : null)}
      renderOption={({ key, ...props }, option) => (
        <OptionRow key={key} {...props} label={option.label} hint={option.hint} />
      )}
      renderInput={(params) => (
        <TextField {...params} label={label} helperText={isFailed ? translate('search.lookupFailed') : hint} />
      )}
    />
  );
}

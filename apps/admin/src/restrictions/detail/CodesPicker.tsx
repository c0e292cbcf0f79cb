import { Autocomplete, TextField } from '@mui/material';
import { OptionRow } from '../../places/OptionRow.js';
import { rankPlaces } from '../../places/rank-places.js';
import { useEditorShared } from '../form/editor-context.js';

interface Props {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  value: readonly string[];
  onChange: (codes: string[]) => void;
  onBlur?: () => void;
}

/** Countries and named groups of countries. */
export function CodesPicker({ id, label, hint, error, value, onChange, onBlur }: Props) {
  const {
    audiences: { options, optionOf, isPending },
  } = useEditorShared();
  return (
    <Autocomplete
      id={id}
      multiple
      autoHighlight
      filterSelectedOptions
      limitTags={8}
      slotProps={{ paper: { elevation: 8 } }}
      disableCloseOnSelect
      loading={isPending}
      options={options}
      value={value.map((code) => optionOf.get(code) ?? { code, label: code, hint: '' })}
      filterOptions={(all, { inputValue }) => rankPlaces(all, inputValue, 100)}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.code}
      isOptionEqualToValue={(a, b) => a.code === b.code}
      onChange={(_, picked) => onChange(picked.map(({ code }) => code))}
      {...(onBlur ? { onBlur } : {})}
      renderOption={({ key, ...props }, option) => (
        <OptionRow key={key} {...props} label={option.label} hint={option.hint} />
      )}
      renderInput={(params) => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error ?? hint} />
      )}
    />
  );
}

import { FormControl, FormHelperText, InputLabel, NativeSelect, OutlinedInput } from '@mui/material';

interface Props<T extends string> {
  id: string;
  label: string;
  value: T;
  /** `lang`: of a label in another language than that of the console. */
  options: readonly { value: T; label: string; lang?: string }[];
  onChange: (value: T) => void;
  disabled?: boolean;
  error?: string | undefined;
  required?: boolean;
}

/** A native list of choices: quick by keyboard, and at home on every device. */
export function Choice<T extends string>({
  id,
  label,
  value,
  options,
  onChange,
  disabled = false,
  error,
  required = false,
}: Props<T>) {
  return (
    <FormControl
      variant="outlined"
      fullWidth
      size="small"
      disabled={disabled}
      error={Boolean(error)}
      required={required}
    >
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(target.value as T)}
        input={<OutlinedInput label={label} notched />}
        inputProps={{ id, ...(error ? { 'aria-describedby': `${id}-error` } : {}) }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  );
}

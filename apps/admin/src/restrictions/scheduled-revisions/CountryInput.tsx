import { Box } from '@mui/material';
import { useInput } from 'react-admin';
import { CountryPicker } from '../../places/CountryPicker.js';

interface Props {
  source: string;
  label: string;
  /** Read by the list: it shows this filter without being asked. */
  alwaysOn?: boolean;
}

/** A country as a filter of a list. */
export function CountryInput({ source, label }: Props) {
  const { id, field } = useInput<string | null>({ source });
  const value: unknown = field.value;
  return (
    <Box sx={{ minWidth: '14rem', width: '100%' }}>
      <CountryPicker
        id={id}
        label={label}
        value={typeof value === 'string' && value !== '' ? value : null}
        onChange={field.onChange}
      />
    </Box>
  );
}

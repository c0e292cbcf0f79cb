import { useInput } from 'react-admin';
import { CountryPicker } from '../places/CountryPicker.js';
import { PlacePicker } from '../places/PlacePicker.js';

interface Props {
  source: string;
  label: string;
  /** Read by the list: it shows at once, or after it was chosen among the filters. */
  alwaysOn?: boolean;
}

function useKept(source: string) {
  const { field } = useInput({ source, defaultValue: '' });
  const { value } = field as { value: unknown };
  return {
    id: `filter-${source}`,
    value: typeof value === 'string' && value !== '' ? value : null,
    onChange: (next: string | null) => field.onChange(next ?? ''),
  };
}

/** Narrows the list to one country. */
export const CountryFilter = ({ source, label }: Props) => <CountryPicker label={label} {...useKept(source)} />;

/** Narrows the list to trips that change planes at one airport. */
export const AirportFilter = ({ source, label }: Props) => (
  <PlacePicker type="AIRPORT" label={label} {...useKept(source)} />
);

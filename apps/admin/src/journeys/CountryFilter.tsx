import { CountryPicker } from '../places/CountryPicker.js';
import type { FilterInputProps } from './JourneyFilterInputs.js';
import { useKeptFilter } from './useKeptFilter.js';

export default function CountryFilter({ source, label }: FilterInputProps) {
  return <CountryPicker label={label} {...useKeptFilter(source)} />;
}

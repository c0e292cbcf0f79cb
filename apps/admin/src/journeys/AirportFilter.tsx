import { PlacePicker } from '../places/PlacePicker.js';
import type { FilterInputProps } from './JourneyFilterInputs.js';
import { useKeptFilter } from './useKeptFilter.js';

export default function AirportFilter({ source, label }: FilterInputProps) {
  return <PlacePicker type="AIRPORT" label={label} {...useKeptFilter(source)} />;
}

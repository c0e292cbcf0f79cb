import { useTranslate } from 'react-admin';
import { useShippingLines } from '../search/useShippingLines.js';
import { Choice } from '../ui/Choice.js';
import type { FilterInputProps } from './JourneyFilterInputs.js';
import { useKeptFilter } from './useKeptFilter.js';

export default function LineFilter({ source, label }: FilterInputProps) {
  const translate = useTranslate();
  const lines = useShippingLines();
  const { id, value, onChange } = useKeptFilter(source);
  const options = lines.map((line) => ({ value: line.id, label: line.name }));
  return (
    <Choice
      id={id}
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: translate('journeys.anyLine') }, ...options]}
      onChange={(line) => onChange(line || null)}
    />
  );
}

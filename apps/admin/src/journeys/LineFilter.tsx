import { useTranslate } from 'react-admin';
import { CruiseLinesDocument } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { Choice } from '../ui/Choice.js';
import type { FilterInputProps } from './JourneyFilterInputs.js';
import { useKeptFilter } from './useKeptFilter.js';

const HOUR_MS = 3_600_000;

export default function LineFilter({ source, label }: FilterInputProps) {
  const translate = useTranslate();
  const { data } = useApiQuery('cruiseLines', CruiseLinesDocument, {}, { staleTime: HOUR_MS });
  const { id, value, onChange } = useKeptFilter(source);
  const options = (data?.shippingLines ?? []).map((line) => ({ value: line.id, label: line.name }));
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

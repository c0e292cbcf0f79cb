import { useInput } from 'react-admin';

/** A filter as the list keeps it, for a picker whose value is null where nothing is chosen. */
export function useKeptFilter(source: string) {
  const { field } = useInput({ source });
  const value: unknown = field.value;
  return {
    id: `filter-${source}`,
    value: typeof value === 'string' && value !== '' ? value : null,
    onChange: (next: string | null) => field.onChange(next ?? ''),
  };
}

import { useInput, useListContext } from 'react-admin';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A filter as the list keeps it, for a picker whose value is null where nothing is chosen. */
export function useKeptFilter(source: string) {
  const filters = useListContext().filterValues as Readonly<Record<string, unknown>>;
  const kept = textOf(filters[source]);
  // React-admin hands values to the fields that are there when the list opens; a picker comes later.
  const { field } = useInput({ source, defaultValue: kept });
  return {
    id: `filter-${source}`,
    value: textOf(field.value) || null,
    onChange: (next: string | null) => field.onChange(next ?? ''),
  };
}

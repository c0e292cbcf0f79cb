import { useListContext } from 'react-admin';

/** Whether the list around shows less than all, because a filter is set. */
export function useIsFiltered(): boolean {
  const list = useListContext();
  return Object.keys(list.filterValues as object).length > 0;
}

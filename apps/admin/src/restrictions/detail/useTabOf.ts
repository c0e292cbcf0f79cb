import { useCallback } from 'react';
import { useCatalogue } from '../form/catalogue-context.js';
import { tabOfType, type TabOfKey } from './detail-tabs.js';

/** The tab of a detail type by its key. */
export function useTabOf(): TabOfKey {
  const { typeOf, categoryOf } = useCatalogue();
  return useCallback((key) => tabOfType(typeOf.get(key), categoryOf), [typeOf, categoryOf]);
}

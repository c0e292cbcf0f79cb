import { createContext, useContext } from 'react';
import type { RestrictionCatalogue } from './useRestrictionCatalogue.js';

export const CatalogueContext = createContext<RestrictionCatalogue | null>(null);

export function useCatalogue(): RestrictionCatalogue {
  const catalogue = useContext(CatalogueContext);
  if (!catalogue) throw new Error('The catalogue of detail types is only known inside the restriction editor');
  return catalogue;
}

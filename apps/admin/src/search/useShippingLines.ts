import { CruiseLinesDocument, type CruiseLines } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';

const NONE: CruiseLines['shippingLines'] = [];
const HOUR_MS = 3_600_000;

/** All cruise lines by name; none until they have come. */
export function useShippingLines(): CruiseLines['shippingLines'] {
  const { data } = useApiQuery('cruiseLines', CruiseLinesDocument, {}, { staleTime: HOUR_MS });
  return data?.shippingLines ?? NONE;
}

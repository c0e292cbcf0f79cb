import { CruiseLinesDocument, type CruiseLines } from '../gen/graphql.js';
import { useWholeList } from '../graphql/useWholeList.js';

type ShippingLines = CruiseLines['shippingLines'];

const NONE: ShippingLines = [];
/** An import may bring another line. */
const FRESH_MS = 300_000;

/** All cruise lines by name; none until they have come. */
export function useShippingLines(): readonly ShippingLines[number][] {
  const { data } = useWholeList('cruiseLines', CruiseLinesDocument, ({ shippingLines }) => shippingLines, {
    staleTime: FRESH_MS,
  });
  return data ?? NONE;
}

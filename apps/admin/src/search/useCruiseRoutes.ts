import { RoutesOfLineDocument, type RoutesOfLine } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';

export type CruiseRoute = RoutesOfLine['routes'][number];

const NONE: readonly CruiseRoute[] = [];
const HOUR_MS = 3_600_000;

/** The routes of a line with the days on which they sail; none while no line is picked. */
export function useCruiseRoutes(line: string): { routes: readonly CruiseRoute[]; isPending: boolean } {
  const { data, isPending } = useApiQuery(
    'routesOfLine',
    RoutesOfLineDocument,
    { line },
    { enabled: line !== '', staleTime: HOUR_MS },
  );
  return { routes: data?.routes ?? NONE, isPending: line !== '' && isPending };
}

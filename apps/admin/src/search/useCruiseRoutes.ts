import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { RoutesOfLineDocument, type RoutesOfLine } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { wholeList } from '../graphql/whole-list.js';

export type CruiseRoute = RoutesOfLine['routes'][number];

const NONE: readonly CruiseRoute[] = [];
/** An import may bring another timetable. */
const FRESH_MS = 300_000;

/** All routes of a line with the days on which they sail; none while no line is picked. */
export function useCruiseRoutes(line: string): { routes: readonly CruiseRoute[]; isPending: boolean } {
  const [send, locale] = [useSend(), useLocale()];
  const { data, isPending } = useQuery<readonly CruiseRoute[], Error>({
    queryKey: ['api', 'routesOfLine', locale, line],
    queryFn: ({ signal }) =>
      wholeList(async (page) => (await send(RoutesOfLineDocument, { line, ...page }, signal)).routes),
    enabled: line !== '',
    staleTime: FRESH_MS,
  });
  return { routes: data ?? NONE, isPending: line !== '' && isPending };
}

import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import type { TypedDocumentString } from '../gen/graphql.js';
import { useSend } from './useSend.js';
import { wholeList } from './whole-list.js';

interface Options {
  enabled?: boolean;
  staleTime?: number;
  keepPrevious?: boolean;
}

/** Reads all pages of a list whose document takes `limit` and `offset`. */
export function useWholeList<Result, Row>(
  name: string,
  document: TypedDocumentString<Result, { limit?: number | null; offset?: number | null }>,
  rowsOf: (result: Result) => readonly Row[],
  { enabled = true, staleTime = 0, keepPrevious = false }: Options = {},
): UseQueryResult<readonly Row[], Error> {
  const send = useSend();
  const locale = useLocale();
  return useQuery<readonly Row[], Error>({
    queryKey: ['api', name, locale, 'all'],
    queryFn: ({ signal }) => wholeList(async (page) => rowsOf(await send(document, page, signal))),
    enabled,
    staleTime,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

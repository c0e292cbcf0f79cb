import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import type { TypedDocumentString } from '../gen/graphql.js';
import { useRead, useSend } from './useSend.js';

interface Options<Result> {
  enabled?: boolean;
  staleTime?: number;
  keepPrevious?: boolean;
  /** Drops the answer as soon as no screen shows it. */
  forget?: boolean;
  /** Milliseconds until the next reading, by the last answer; false: none. */
  poll?: (result: Result | undefined) => number | false;
}

/** Reads from the API; texts come in the language of the interface, so the language is part of the key. */
export function useApiQuery<Result, Variables>(
  name: string,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  { enabled = true, staleTime = 0, keepPrevious = false, forget = false, poll }: Options<Result> = {},
): UseQueryResult<Result, Error> {
  const [send, read] = [useSend(), useRead()];
  const locale = useLocale();
  return useQuery<Result, Error>({
    queryKey: ['api', name, locale, variables],
    queryFn: ({ signal }) => (poll ? read : send)(document, variables, signal),
    enabled,
    staleTime,
    ...(forget ? { gcTime: 0 } : {}),
    ...(poll ? { refetchInterval: ({ state }: { state: { data: Result | undefined } }) => poll(state.data) } : {}),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

import type { Query, QueryClient } from '@tanstack/react-query';
import { isUnanswered } from './unanswered.js';

const hasFailed = ({ state }: Query): boolean => state.status === 'error' && isUnanswered(state.error);

/** One try after the other: a server that takes calls and does not answer them must not get more and more of them. */
export function recoveryOf(
  client: Pick<QueryClient, 'getQueryCache' | 'refetchQueries'>,
  answers: () => Promise<boolean>,
): () => Promise<void> {
  let isTrying = false;
  return async () => {
    const failed = { type: 'active', predicate: hasFailed } as const;
    if (isTrying || client.getQueryCache().findAll(failed).length === 0) return;
    isTrying = true;
    try {
      if (await answers()) await client.refetchQueries(failed);
    } finally {
      isTrying = false;
    }
  };
}

import { translationProvider } from '../graphql/text-operations.js';
import { useApiQuery } from '../graphql/useApiQuery.js';

const HOUR_MS = 3_600_000;

/** The service that translates. Null: none is set up, or it is not known yet; `isKnown` tells the two apart. */
export function useTranslationProvider(): { provider: string | null; isKnown: boolean } {
  const { data } = useApiQuery('translationProvider', translationProvider, {}, { staleTime: HOUR_MS });
  return { provider: data?.translationProvider ?? null, isKnown: data !== undefined };
}

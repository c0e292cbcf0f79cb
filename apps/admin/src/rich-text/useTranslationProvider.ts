import { TranslationProviderDocument } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';

const HOUR_MS = 3_600_000;

/** The service that translates. Null: none is set up, or it is not known yet; `isKnown` tells the two apart. */
export function useTranslationProvider(): { provider: string | null; isKnown: boolean } {
  const { data } = useApiQuery('translationProvider', TranslationProviderDocument, {}, { staleTime: HOUR_MS });
  return { provider: data?.translationProvider ?? null, isKnown: data !== undefined };
}

import { useCallback } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { TypedDocumentString } from '../gen/graphql.js';
import { send } from './client.js';

/** Calls the API; a token that no longer counts leads to the login. */
export function useSend(): <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<Result> {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useCallback(
    async (document, variables, signal) => {
      try {
        return await send(document, variables, signal);
      } catch (error) {
        if (!signal?.aborted) await logoutIfAccessDenied(error);
        throw error;
      }
    },
    [logoutIfAccessDenied],
  );
}

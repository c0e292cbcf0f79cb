import { useCallback } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { send, type Operation } from './client.js';

/** Calls the API; a token that no longer counts leads to the login. */
export function useSend(): <Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<Result> {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useCallback(
    async (operation, variables, signal) => {
      try {
        return await send(operation, variables, signal);
      } catch (error) {
        if (!signal?.aborted) await logoutIfAccessDenied(error);
        throw error;
      }
    },
    [logoutIfAccessDenied],
  );
}

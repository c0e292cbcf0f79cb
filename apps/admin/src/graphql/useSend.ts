import { useCallback } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { TypedDocumentString } from '../gen/graphql.js';
import { read, send } from './client.js';

type Call = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<Result>;

function useCall(call: Call): Call {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useCallback(
    async (document, variables, signal) => {
      try {
        return await call(document, variables, signal);
      } catch (error) {
        if (!signal?.aborted) await logoutIfAccessDenied(error);
        throw error;
      }
    },
    [call, logoutIfAccessDenied],
  );
}

/** Calls the API; a token that no longer counts leads to the login. */
export const useSend = (): Call => useCall(send);

/** As `useSend`, of what is read at intervals. */
export const useRead = (): Call => useCall(read);

import { useCallback, useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { useRejection } from './useRejection.js';

/** What follows an attempt to save: the list, or why it failed. */
export function useSaveOptions() {
  const notify = useNotify();
  const redirect = useRedirect();
  const reject = useRejection();
  const [hasFailed, setFailed] = useState(false);
  const onSuccess = useCallback(
    (_: unknown, { resource }: { resource?: string }) => {
      setFailed(false);
      notify('console.saved', { type: 'success' });
      redirect('list', resource);
    },
    [notify, redirect],
  );
  const onError = useCallback(
    (error: unknown) => {
      setFailed(true);
      reject(error);
    },
    [reject],
  );
  return { hasFailed, mutationOptions: { onSuccess, onError } };
}

import { useCallback } from 'react';
import { HttpError } from 'react-admin';
import { useNotifyError } from '../useErrorText.js';

/** Says why a form was not saved, unless the fields say it. */
export function useRejection(): (error: unknown) => void {
  const notifyError = useNotifyError();
  return useCallback(
    (error) => {
      const errors = error instanceof HttpError ? (error.body as { errors?: object } | null)?.errors : undefined;
      if (!errors || Object.keys(errors).length === 0) notifyError(error);
    },
    [notifyError],
  );
}

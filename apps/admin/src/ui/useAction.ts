import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNotifyError } from './useErrorText.js';
import type { Outcome } from './useSubmit.js';

export interface Action {
  isBusy: boolean;
  /** Null when it was rejected or failed; then a notice says why. */
  run: <Result extends Outcome>(work: () => Promise<Result>) => Promise<Result | null>;
}

/** Does something that has no form in which a rejection could stand. */
export function useAction(): Action {
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [isBusy, setBusy] = useState(false);

  const run = useCallback<Action['run']>(
    async (work) => {
      setBusy(true);
      try {
        const result = await work();
        if (result.ok) return result;
        notify([...new Set(result.errors.flatMap(({ messages }) => messages))].join('\n'), {
          type: 'error',
          multiLine: true,
        });
      } catch (error) {
        notifyError(error);
      } finally {
        setBusy(false);
      }
      return null;
    },
    [notify, notifyError],
  );

  return { isBusy, run };
}

import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import type { FieldErrors } from '../gen/graphql.js';
import { useErrorText } from './useErrorText.js';

/** The part of every mutation's answer that says whether it was done. */
export interface Outcome {
  ok: boolean;
  errors: FieldErrors[];
}

export interface Action {
  isBusy: boolean;
  /** Null when it was rejected or failed; then the user knows why. */
  run: <Result extends Outcome>(work: () => Promise<Result>) => Promise<Result | null>;
}

/**
 * Does something that has no form in which a rejection could stand. `onProblem` gets what went wrong, and null when it is tried
 * again; without it a notice says so.
 */
export function useAction(onProblem?: (problem: string | null) => void): Action {
  const notify = useNotify();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);

  const run = useCallback<Action['run']>(
    async (work) => {
      const tell = onProblem ?? ((problem: string) => notify(problem, { type: 'error', multiLine: true }));
      setBusy(true);
      onProblem?.(null);
      try {
        const result = await work();
        if (result.ok) return result;
        tell([...new Set(result.errors.flatMap(({ messages }) => messages))].join('\n'));
      } catch (error) {
        tell(errorText(error));
      } finally {
        setBusy(false);
      }
      return null;
    },
    [notify, errorText, onProblem],
  );

  return { isBusy, run };
}

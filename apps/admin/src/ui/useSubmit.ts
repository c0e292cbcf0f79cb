import { useCallback, useState } from 'react';
import type { FieldErrors } from '../gen/graphql.js';
import { useErrorText } from './useErrorText.js';

/** The part of every mutation's answer that says whether it was done. */
export interface Outcome {
  ok: boolean;
  errors: FieldErrors[];
}

export interface Submission {
  isBusy: boolean;
  /** What the server says to one field, or undefined. */
  messageOf: (field: string) => string | undefined;
  /** What it says to fields that the form does not show. */
  elsewhere: (shown: readonly string[]) => string[];
  /** Why no answer came. */
  failure: string | null;
  /** Null when it was rejected or failed; then the reasons stand in the fields. */
  run: <Result extends Outcome>(work: () => Promise<Result>) => Promise<Result | null>;
  reject: (errors: FieldErrors[]) => void;
  clear: () => void;
}

/** Sends a form and keeps the rejections where the fields can show them. */
export function useSubmit(): Submission {
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  const run = useCallback<Submission['run']>(
    async (work) => {
      setBusy(true);
      setErrors([]);
      setFailure(null);
      try {
        const result = await work();
        if (result.ok) return result;
        setErrors(result.errors);
      } catch (error) {
        setFailure(errorText(error));
      } finally {
        setBusy(false);
      }
      return null;
    },
    [errorText],
  );

  const clear = useCallback(() => {
    setErrors([]);
    setFailure(null);
  }, []);

  return {
    isBusy,
    failure,
    run,
    clear,
    reject: setErrors,
    messageOf: (field) => errors.find((error) => error.field === field)?.messages.join(' '),
    elsewhere: (shown) =>
      errors.filter(({ field }) => !shown.includes(field)).map(({ messages }) => messages.join(' ')),
  };
}

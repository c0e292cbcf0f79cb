import { useCallback, useEffect, useRef, useState } from 'react';
import type { AutomaticLogin } from './address-after-login.js';
import { LoginFailed, type LoginWay } from './log-in.js';

interface Attempt {
  isBusy: boolean;
  failure: unknown;
  run: (way: LoginWay) => Promise<void>;
  /** Forgets why the last one failed. */
  clear: () => void;
}

/** One attempt to log in after the other; the first may run by itself, or have failed before. */
export function useLoginAttempt(logIn: (way: LoginWay) => Promise<unknown>, automatic: AutomaticLogin): Attempt {
  const [isBusy, setBusy] = useState(automatic === 'RUNNING');
  const [failure, setFailure] = useState<unknown>(() =>
    automatic === 'FAILED' ? new LoginFailed('', 'AUTOMATIC') : null,
  );
  const run = useCallback(
    async (way: LoginWay) => {
      setBusy(true);
      setFailure(null);
      try {
        await logIn(way);
      } catch (error) {
        setFailure(error);
        setBusy(false);
      }
    },
    [logIn],
  );
  const begun = useRef(false);
  useEffect(() => {
    if (automatic !== 'RUNNING' || begun.current) return;
    begun.current = true;
    void run('AUTOMATIC');
  }, [automatic, run]);
  return { isBusy, failure, run, clear: () => setFailure(null) };
}

/** Whether the password was right and the second step is next. */
export const isAboutCode = (failure: unknown): failure is LoginFailed =>
  failure instanceof LoginFailed && failure.isAboutCode;

import { useEffect, useState } from 'react';
import type * as reader from './reader.js';

type Reader = typeof reader;

let loaded: Reader | null = null;

/** The reader of bookings; null: it is on its way. */
export function useReader(): { reader: Reader | null; error: Error | null } {
  const [ready, setReady] = useState(loaded);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import('./reader.js').then(
      (module) => {
        loaded = module;
        if (isCurrent) setReady(module);
      },
      (fault: unknown) => {
        if (isCurrent) setError(fault instanceof Error ? fault : new Error(String(fault)));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return { reader: ready, error };
}

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Moves the focus to the summary of errors after each rejection, once the summary is drawn. */
export function useRejectionFocus(): { summary: RefObject<HTMLDivElement | null>; onRejected: () => void } {
  const summary = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    summary.current?.focus();
    summary.current?.scrollIntoView({ block: 'center' });
  }, [count]);
  return { summary, onRejected: useCallback(() => setCount((old) => old + 1), []) };
}

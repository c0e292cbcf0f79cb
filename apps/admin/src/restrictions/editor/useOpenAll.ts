import { useCallback, useEffect, useRef } from 'react';
import { withOpened, type OpenDetails } from '../form/open-details.js';

const AT_ONCE = 2;

/** Opens all details, a few at a time from the top: sixty at once would keep the page from answering for seconds. */
export function useOpenAll(onOpen: (change: (open: OpenDetails) => OpenDetails) => void): {
  openAll: (count: number) => void;
  closeAll: () => void;
} {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const openAll = useCallback(
    (count: number) => {
      const openFrom = (from: number) => {
        onOpen((open) => withOpened(open, from, Math.min(AT_ONCE, count - from)));
        if (from + AT_ONCE < count) timer.current = setTimeout(() => openFrom(from + AT_ONCE));
      };
      clearTimeout(timer.current);
      if (count > 0) openFrom(0);
    },
    [onOpen],
  );
  const closeAll = useCallback(() => {
    clearTimeout(timer.current);
    onOpen(() => new Set());
  }, [onOpen]);
  return { openAll, closeAll };
}

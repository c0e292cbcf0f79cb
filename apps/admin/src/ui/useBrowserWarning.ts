import { useEffect, type RefObject } from 'react';

/** The browser's own question before the tab is closed or reloaded over unsaved input. */
export function useBrowserWarning(isDirty: boolean, mayLeave: RefObject<boolean>): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, mayLeave]);
}

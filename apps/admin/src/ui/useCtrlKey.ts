import { useEffect, useRef } from 'react';

const QUESTION = '[role=dialog], [role=alertdialog]';

/** Runs an action at Ctrl and a key, `event.key`, wherever the focus is but in a dialog. Null: nothing can be done now. */
export function useCtrlKey(key: string, action: (() => void) | null): void {
  const newest = useRef(action);
  useEffect(() => {
    newest.current = action;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isMeant = (event.ctrlKey || event.metaKey) && event.key === key && !event.defaultPrevented;
      if (!isMeant || newest.current === null || document.activeElement?.closest(QUESTION)) return;
      event.preventDefault();
      newest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [key]);
}

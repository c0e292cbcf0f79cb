import { useEffect, useRef } from 'react';

interface Actions {
  onSave: () => void;
  onImpact: () => void;
}

const OPEN_QUESTION = '[role=dialog]:not([aria-labelledby=impact-title]), [role=alertdialog]';

/** A question that is open is answered first: saving behind it would keep what is just about to be removed. */
const isQuestionOpen = (): boolean => document.activeElement?.closest(OPEN_QUESTION) != null;

function actionOf({ key, shiftKey }: KeyboardEvent, { onSave, onImpact }: Actions): (() => void) | null {
  if (key.toLowerCase() === 's' && !shiftKey) return onSave;
  return key.toLowerCase() === 'p' && shiftKey ? onImpact : null;
}

/** Ctrl+S saves, Ctrl+Shift+P shows the impact. The listener is set once and always calls the newest actions. */
export function useEditorKeys(actions: Actions): void {
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const action = actionOf(event, newest.current);
      if (!action) return;
      // The browser would save or print the page.
      event.preventDefault();
      if (!isQuestionOpen()) action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

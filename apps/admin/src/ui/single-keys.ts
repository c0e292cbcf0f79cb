import { useStore } from 'react-admin';

/** Whether single keys do anything. On until the user switches them off. */
export const useSingleKeys = () => useStore<boolean>('singleKeys', true);

const TYPING = 'input, textarea, select, [contenteditable="true"], [role=textbox], [role=combobox], [role=application]';
const OVER_THE_SCREEN = '[role=dialog], [role=alertdialog], .MuiPopover-root:not([aria-hidden=true])';

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
  target: EventTarget | null;
}

/** Whether a single key is meant for the console, and neither for a field nor for what lies over the screen (WCAG 2.1.4). */
export function isSingleKey({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyPress): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (!(target instanceof Element)) return true;
  return target.closest(TYPING) === null && target.ownerDocument.querySelector(OVER_THE_SCREEN) === null;
}

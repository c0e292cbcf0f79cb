import { useEffect, useRef, type RefObject } from 'react';
import { isSingleKey, useSingleKeys } from '../ui/single-keys.js';
import { ROW_LINK } from './row-link.js';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** The row after or before the one with the focus; the first one where none has it. */
function move(list: HTMLElement, step: number): void {
  const rows = [...list.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`)];
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
}

/** J and K go through the rows of the board, Shift E marks all as read. */
export function useBoardKeys(onAllRead: () => void): RefObject<HTMLDivElement | null> {
  const [isOn] = useSingleKeys();
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (!isSingleKey(event) || !board.current) return;
      const step = event.shiftKey ? undefined : STEPS[event.key];
      if (step !== undefined) move(board.current, step);
      else if (event.key === 'E') onAllRead();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn, onAllRead]);
  return board;
}

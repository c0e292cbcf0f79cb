import { useEffect, type RefObject } from 'react';
import { insideWindow, type Shift } from './inside-window.js';

const TITLE = '.MuiDialogTitle-root';
const CONTROLS = 'input, textarea, select, button, a, [contenteditable="true"], [role="combobox"], [role="listbox"]';
const STEP_PX = 24;
const STEPS: Readonly<Record<string, Shift>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
};

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Moves a dialog by its title, or with Alt and the arrow keys, and keeps it inside the window (spec: application, section 9). */
export function useDragByTitle(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    let shift: Shift = { x: 0, y: 0 };

    const move = (requested: Shift): void => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const unshifted = { left: left - shift.x, top: top - shift.y, width, height };
      shift = insideWindow(requested, unshifted, {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      });
      element.style.translate = shift.x === 0 && shift.y === 0 ? '' : `${shift.x}px ${shift.y}px`;
    };

    const grab = (down: PointerEvent): void => {
      if (down.button !== 0 || !isIn(down.target, TITLE) || isIn(down.target, CONTROLS)) return;
      const from = { x: down.clientX - shift.x, y: down.clientY - shift.y };
      const released = new AbortController();
      const { signal } = released;
      window.addEventListener(
        'pointermove',
        ({ clientX, clientY }) => move({ x: clientX - from.x, y: clientY - from.y }),
        { signal },
      );
      for (const end of ['pointerup', 'pointercancel'])
        window.addEventListener(end, () => released.abort(), { signal });
    };
    const press = (event: KeyboardEvent): void => {
      const step = event.altKey ? STEPS[event.key] : undefined;
      if (!step || isIn(event.target, 'input, textarea, select, [contenteditable="true"]')) return;
      // Alt and an arrow would leave the page.
      event.preventDefault();
      move({ x: shift.x + step.x, y: shift.y + step.y });
    };
    const stay = (): void => move(shift);

    const gone = new AbortController();
    element.addEventListener('pointerdown', grab, { signal: gone.signal });
    element.addEventListener('keydown', press, { signal: gone.signal });
    window.addEventListener('resize', stay, { signal: gone.signal });
    // A dialog that grows, such as by a rejection, must not grow out of the window.
    const growth = new ResizeObserver(stay);
    growth.observe(element);
    return () => {
      gone.abort();
      growth.disconnect();
    };
  }, [dialog]);
}

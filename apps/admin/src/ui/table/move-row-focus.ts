import type { KeyboardEvent } from 'react';

/** Where an arrow key leads among `count` rows; undefined for any other key. */
export const nextRow = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowDown: Math.min(at + 1, count - 1), ArrowUp: Math.max(at - 1, 0), Home: 0, End: count - 1 })[key];

/** From the heading of one row to that of another; keys pressed anywhere else in a row keep their own meaning. */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>): void {
  const headings = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-heading] :is(a, button)')];
  const at = headings.indexOf(event.target as HTMLElement);
  const to = at < 0 ? undefined : nextRow(event.key, at, headings.length);
  if (to === undefined) return;
  event.preventDefault();
  headings[to]?.focus();
}

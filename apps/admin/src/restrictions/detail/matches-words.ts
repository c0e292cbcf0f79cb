import { fold } from '../../ui/fold.js';

/** True when each typed word stands somewhere in the text, in any order and without regard to case or accents. */
export function matchesWords(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

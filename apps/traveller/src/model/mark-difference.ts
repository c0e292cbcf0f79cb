/** A run of text; `isChanged` when the other side does not have it. */
export interface Run {
  text: string;
  isChanged: boolean;
}

/** Below this share of common words the texts are two different texts, and marking would only be noise. */
const LEAST_SHARED = 0.3;

const runs = (words: readonly string[], start: number, end: number): Run[] =>
  [
    { text: words.slice(0, start).join(''), isChanged: false },
    { text: words.slice(start, words.length - end).join(''), isChanged: true },
    { text: words.slice(words.length - end).join(''), isChanged: false },
  ].filter(({ text }) => text !== '');

/**
 * Both sides of a change, with the stretch marked in which they differ: what lies between their common beginning and their
 * common end, in whole words. Takes time in proportion to the length of the texts.
 */
export function markDifference(before: string, after: string): { before: Run[]; after: Run[] } {
  // Words and the spaces between them, so that a mark ends with the word.
  const [was, is] = [before.split(/(\s+)/), after.split(/(\s+)/)];
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start++;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  if (start + end < LEAST_SHARED * Math.max(was.length, is.length)) {
    return { before: [{ text: before, isChanged: false }], after: [{ text: after, isChanged: false }] };
  }
  return { before: runs(was, start, end), after: runs(is, start, end) };
}

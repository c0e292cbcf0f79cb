/** A run of text; `isChanged` when the other side does not have it. */
export interface Run {
  text: string;
  isChanged: boolean;
}

const runs = (words: readonly string[], start: number, end: number): Run[] =>
  [
    { text: words.slice(0, start).join(''), isChanged: false },
    { text: words.slice(start, words.length - end).join(''), isChanged: true },
    { text: words.slice(words.length - end).join(''), isChanged: false },
  ].filter(({ text }) => text !== '');

/**
 * Both sides of a change, with the stretch marked in which they differ: what lies between their common beginning and their
 * common end, in whole words. A side that states nothing is null and has no runs. Sides that share less than `leastShared`
 * (0 to 1) of their words stay unmarked; 0 marks whatever goes and comes. Takes time in proportion to their length.
 */
export function markDifference(
  before: string | null,
  after: string | null,
  leastShared = 0,
): { before: Run[]; after: Run[] } {
  // Words and the spaces between them, so that a mark ends with the word.
  const [was, is] = [(before ?? '').split(/(\s+)/), (after ?? '').split(/(\s+)/)];
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start++;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  const isOther = start + end < leastShared * Math.max(was.length, is.length);
  return isOther
    ? { before: runs(was, was.length, 0), after: runs(is, is.length, 0) }
    : { before: runs(was, start, end), after: runs(is, start, end) };
}

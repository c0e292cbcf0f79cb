/** A run of text; `isChanged` when the other side lacks it. */
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
 * Marks the words between the common beginning and end of both sides. A null side has no runs. Sides with a lower
 * share of common words than `leastShared` (0 to 1) stay unmarked. Linear time.
 */
export function markDifference(
  before: string | null,
  after: string | null,
  leastShared = 0,
): { before: Run[]; after: Run[] } {
  // Words and spaces are separate tokens: a mark ends with its word.
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

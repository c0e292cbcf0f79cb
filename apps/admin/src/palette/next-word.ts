/** The word of a line before or after what is selected; null: there is none. */
export function nextWord(text: string, from: number, to: number, step: 1 | -1): { start: number; end: number } | null {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  const found = step > 0 ? words.find(({ start }) => start >= to) : words.findLast(({ end }) => end <= from);
  return found ?? null;
}

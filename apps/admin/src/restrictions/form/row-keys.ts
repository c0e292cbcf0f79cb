/**
 * What tells the cards of the details apart while they are edited: one key per position. Saving replaces the contents and keeps
 * the keys, so that the focus and what is open stay.
 */
export const keysFor = (count: number): number[] => Array.from({ length: count }, (_, key) => key);

const unused = (keys: readonly number[]): number => Math.max(-1, ...keys) + 1;

/** As many keys as there are details: a form that was reset may have more or fewer. */
export function fitted(keys: readonly number[], count: number): readonly number[] {
  if (keys.length === count) return keys;
  const next = unused(keys);
  return keys.length > count
    ? keys.slice(0, count)
    : [...keys, ...keysFor(count - keys.length).map((key) => key + next)];
}

export const withKeyAt = (keys: readonly number[], at: number): number[] => [
  ...keys.slice(0, at),
  unused(keys),
  ...keys.slice(at),
];

export const withoutKeyAt = (keys: readonly number[], at: number): number[] =>
  keys.filter((_, position) => position !== at);

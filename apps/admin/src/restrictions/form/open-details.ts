/** Positions of the opened details; they move along when a detail is added or removed. */
export type OpenDetails = ReadonlySet<number>;

export const toggled = (open: OpenDetails, index: number): OpenDetails =>
  new Set(open.has(index) ? [...open].filter((one) => one !== index) : [...open, index]);

export const withInserted = (open: OpenDetails, at: number): OpenDetails =>
  new Set([...[...open].map((one) => (one >= at ? one + 1 : one)), at]);

export const withRemoved = (open: OpenDetails, at: number): OpenDetails =>
  new Set([...open].filter((one) => one !== at).map((one) => (one > at ? one - 1 : one)));

/** Opens a few more, from a position on. */
export const withOpened = (open: OpenDetails, from: number, count: number): OpenDetails =>
  new Set([...open, ...Array.from({ length: count }, (_, step) => from + step)]);

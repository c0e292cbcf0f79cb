/** The day that the name of a file says; null when it says none. */
export const dateInName = (fileName: string): string | null =>
  /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/.exec(fileName)?.[0] ?? null;

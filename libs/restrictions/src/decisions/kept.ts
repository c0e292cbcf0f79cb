/** What was sent; what is stored where nothing was sent. Null clears. */
export const kept = <T>(sent: T | null | undefined, stored: T | null | undefined): T | null =>
  (sent === undefined ? stored : sent) ?? null;

/** Hours for which an editor who tried to break a regression case may not change it, and answers for what it checked before. */
export const HELD_HOURS = 24;

/** What happened later still holds an editor. */
export const heldSince = (now: Date): Date => new Date(now.getTime() - HELD_HOURS * 3_600_000);

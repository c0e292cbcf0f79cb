const EVERY_MS = 5 * 60_000;
/** Browsers that were opened together must not ask together for ever. */
const JITTER = 0.2;

/** Of what is read again every five minutes, give or take (spec: application, section 9). Fresh enough for a minute before. */
export const REFRESHED = {
  staleTime: 60_000,
  keepPrevious: true,
  poll: (): number => EVERY_MS * (1 - JITTER / 2 + Math.random() * JITTER),
};

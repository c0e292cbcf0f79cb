/** The only source of "now": injected, so that a test can stand on any day. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still at an ISO instant; `set` moves it. */
export function fixedClock(instant: string): Clock & { set(instant: string): void } {
  let current = new Date(instant);
  return {
    now: () => current,
    set: (next) => {
      current = new Date(next);
    },
  };
}

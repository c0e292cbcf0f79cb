/** The only source of "now". Tests inject a fixed clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A fixed clock at an ISO instant; `set` changes it. */
export function fixedClock(instant: string): Clock & { set(instant: string): void } {
  let current = new Date(instant);
  return {
    now: () => current,
    set: (next) => {
      current = new Date(next);
    },
  };
}

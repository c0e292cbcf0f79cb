/** The only source of "now". */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export function fixedClock(instant: string): Clock & { set(instant: string): void } {
  let current = new Date(instant);
  return {
    now: () => current,
    set: (next) => {
      current = new Date(next);
    },
  };
}

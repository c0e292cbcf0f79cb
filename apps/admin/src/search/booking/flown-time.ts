import { addDays } from '@landfall/kernel';
import { kilometresBetween } from './airport-positions.js';
import type { Leg } from './booking.js';
import { flownMinutes } from './zoned-times.js';

/** Kilometres in a minute that no airliner flies, with the wind behind it, and those of the slowest. */
const FASTEST = 17;
const SLOWEST = 9;
/** Minutes on the ground, at least and with all that schedules add. */
const [LEAST_GROUND, MOST_GROUND] = [10, 80];

interface Flown {
  leg: Leg;
  /** From gate to gate. */
  minutes: number;
}

/** A flight with the only day of arrival that the distance of its airports leaves to a local time there; null: there is none, or more than one. */
export function flownAt({ from, to, departs }: Pick<Leg, 'from' | 'to' | 'departs'>, time: string): Flown | null {
  const kilometres = kilometresBetween(from, to);
  if (kilometres === null || departs.time === null) return null;
  const found = [-1, 0, 1, 2].flatMap((days): Flown[] => {
    const leg = { from, to, departs, arrives: { day: addDays(departs.day, days), time } };
    const minutes = flownMinutes(leg)?.minutes ?? 0;
    const isFlight = minutes >= kilometres / FASTEST + LEAST_GROUND && minutes <= kilometres / SLOWEST + MOST_GROUND;
    return isFlight ? [{ leg, minutes }] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

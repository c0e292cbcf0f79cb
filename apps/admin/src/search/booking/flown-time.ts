import { addDays } from '@landfall/kernel';
import { kilometresBetween } from './airport-positions.js';
import { minutesOf, type Leg } from './booking.js';
import { offsetAt } from './zoned-times.js';

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
  const start = offsetAt(departs, from);
  if (kilometres === null || start === null || departs.time === null) return null;
  const clocks = minutesOf(time) - minutesOf(departs.time) + start;
  const found = [-1, 0, 1, 2].flatMap((days): Flown[] => {
    const arrives = { day: addDays(departs.day, days), time };
    const end = offsetAt(arrives, to);
    const minutes = end === null ? 0 : clocks - end + days * MINUTES_OF_DAY;
    const isFlight = minutes >= kilometres / FASTEST + LEAST_GROUND && minutes <= kilometres / SLOWEST + MOST_GROUND;
    return isFlight ? [{ leg: { from, to, departs, arrives }, minutes }] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

const MINUTES_OF_DAY = 1_440;

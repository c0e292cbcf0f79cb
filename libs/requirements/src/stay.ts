import { daysBetween } from '@landfall/kernel';
import type { TimedTrip } from './deadlines.js';

/** Days of a trip, the first and the last included. */
export const daysOfTrip = ({ dateStart, dateEnd }: Pick<TimedTrip, 'dateStart' | 'dateEnd'>): number =>
  daysBetween(dateStart, dateEnd) + 1;

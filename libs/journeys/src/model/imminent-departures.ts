import { dayIn, type IsoDate } from '@landfall/kernel';

const HOURS_72_MS = 72 * 3_600_000;

/** The last day in a zone on which a departure lies within 72 hours of an instant. */
export const lastImminentDeparture = (timeZone: string, now: Date): IsoDate =>
  dayIn(timeZone, new Date(now.getTime() + HOURS_72_MS));

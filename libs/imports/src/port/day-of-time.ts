import { dayIn, isIsoDate, type IsoDate } from '@landfall/kernel';

/** The day on which a time, in milliseconds, falls in a zone; null for a number that is no time of a calendar with four digits. */
export function dayOfTime(timeZone: string, milliseconds: number): IsoDate | null {
  const instant = new Date(milliseconds);
  if (!(milliseconds > 0) || Number.isNaN(instant.getTime())) return null;
  const day = dayIn(timeZone, instant);
  return isIsoDate(day) ? day : null;
}

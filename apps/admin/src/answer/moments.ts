const MINUTE_MS = 60_000;
const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** An instant in the form of the API, from an instant or from the local time that a date-time field holds; null when there is none. */
export function instantOf(text: string): string | null {
  const moment = new Date(text);
  return text.trim() === '' || Number.isNaN(moment.valueOf()) ? null : moment.toISOString();
}

/** An instant as a date-time field holds it: local time, to the minute. */
export function fieldOf(instant: string): string {
  const moment = new Date(instant);
  const day = `${String(moment.getFullYear()).padStart(4, '0')}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
  return `${day}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** The first full minute at which something made at `instant` was there, but not one that is still to come. */
export const minuteAfter = (instant: string, now: Date): string =>
  new Date(Math.min(Math.ceil(new Date(instant).valueOf() / MINUTE_MS) * MINUTE_MS, now.valueOf())).toISOString();

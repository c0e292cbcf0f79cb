import type { SaidTime } from './prose-times.js';

export interface SaidDay {
  /** Null: one that is not certain, such as 04/03/2027, or one without its year. */
  day: string | null;
  /** The day as that of an arrival: one without its year takes that of the departure. */
  near(departure: string): string | null;
  /** The day as that of a departure: one without its year is the next such day, where the weekday beside it is that day's. */
  next(today: string): string | null;
}

/** What of a line says something about a flight, in the order of the line. */
export interface Said {
  airports: string[];
  days: SaidDay[];
  times: SaidTime[];
  /** One day, behind two times. */
  isDayBehind: boolean;
  /** One day between two times, apart from the first of them. */
  isDayOfArrival: boolean;
}

export interface Line extends Said {
  text: string;
  at: number;
  /** How often a mail was quoted, by the marks before the line. */
  depth: number;
}

/** A line that is left out: what is at its place says nothing. */
export const emptied = (line: Line): Line => ({ ...line, text: '', airports: [], days: [], times: [] });

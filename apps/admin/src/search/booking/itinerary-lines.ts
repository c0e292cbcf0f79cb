import type { Leg, UnreadLine } from './booking.js';

const LONGEST = 200;

/** The lines of an itinerary as it is printed, or quoted once. */
export const linesOfPaper = (text: string, longest = LONGEST): string[] =>
  text.split(/\r?\n/).map((line) => line.replace(/^\s?>\s?/, '').slice(0, longest));

/** What gives a day without its year that: the day after which it comes, and that of the flight before it. */
export interface When {
  today: string;
  last: string | undefined;
}

export const NOT_CONFIRMED =
  /storniert|cancel+ed|geannuleerd|annul[eé]|anulad|wartel|wait-?list|wachtlijst|liste d.attente|nicht best|not confirmed|unconfirmed|niet bevestigd|auf anfrage|on request|pending/i;

/** A part of an itinerary, with the code of its booking. */
interface Part {
  locator: string | null;
  lines: readonly string[];
}

export function whyNot({ locator, lines }: Part, leg: Leg | null, first: Part): UnreadLine['why'] | null {
  if (locator !== first.locator) return 'OTHER_BOOKING';
  if (lines.some((one) => NOT_CONFIRMED.test(one))) return 'NOT_CONFIRMED';
  return leg ? null : 'NOT_UNDERSTOOD';
}

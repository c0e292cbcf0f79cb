import type { Booking, Leg } from './booking.js';

/** A booking with what else is said of nationalities. */
export const withNationalities = (booking: Booking, said: Pick<Booking, 'nationalities' | 'unread'>): Booking => ({
  ...booking,
  nationalities: [...new Set([...booking.nationalities, ...said.nationalities])],
  unread: [...booking.unread, ...said.unread],
});

/** Whether some flights go on from each other, from the place and the time of a departure to the same place. */
export function isThrough({ from, to, departs }: Leg, legs: readonly Leg[]): boolean {
  const start = legs.findIndex(
    (leg) => leg.from === from && leg.departs.day === departs.day && leg.departs.time === departs.time,
  );
  const end = legs.findIndex((leg, at) => at >= start && leg.to === to);
  const chain = start < 0 || end < 0 ? [] : legs.slice(start, end + 1);
  return chain.length > 1 && chain.every((leg, at) => at === 0 || leg.from === chain[at - 1]!.to);
}

/** Whether a flight is one of some, or without its times the heading of several. */
export function isAmong({ from, to, departs, arrives }: Leg, legs: readonly Leg[]): boolean {
  const isDay = (leg: Leg): boolean => leg.departs.day === departs.day;
  if (departs.time === null && arrives === null) {
    const start = legs.findIndex((leg) => leg.from === from && isDay(leg));
    return start >= 0 && legs.slice(start).some((leg) => leg.to === to);
  }
  return legs.some((leg) => leg.from === from && leg.to === to && isDay(leg) && leg.departs.time === departs.time);
}

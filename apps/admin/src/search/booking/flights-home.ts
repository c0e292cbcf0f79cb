import { cityOf } from './airport-names.js';
import { byMoment, momentText, type Booking, type Leg } from './booking.js';
import { namesOtherWay } from './prose-labels.js';
import { linesOf } from './prose-lines.js';
import { remembered } from './prose-places.js';
import { shownOf } from './prose-shown.js';
import { isOneBlock } from './prose-states.js';
import { isWayBack } from './prose-words.js';
import { ofKind, readable, tokensOf, type Token } from './running-tokens.js';
import { arrivalOf } from './segment-days.js';
import { isOnePlace, placeOrCity } from './segment-places.js';

const isOneCity = (a: string, b: string): boolean => cityOf(a) === cityOf(b);
type Clock = Extract<Token, { kind: 'CLOCK' }>;

/**
 * With the flight home whose line does not say from where it starts, as the only line that was not understood: from where the way out ends,
 * to where that began, or to where the next flight starts. Nothing else in the text may be a place of a flight.
 */
export function withFlightHome(booking: Booking, text: string, today: string): Booking {
  const [open, ...others] = booking.unread.filter(({ why }) => why !== 'NATIONALITY');
  if (open?.why !== 'NOT_UNDERSTOOD' || others.length > 0 || booking.legs.length === 0 || booking.others)
    return booking;
  const legs = byMoment(booking.legs);
  const said = isSaidBack(open.line, legs, text, today) ? saidIn(open.line) : null;
  const next = said ? legs.findIndex((leg) => leg.departs.day > said.day) : -1;
  const [before, behind] = next < 0 ? [legs, []] : [legs.slice(0, next), legs.slice(next)];
  const leg = said && legOf(said, before, behind);
  return leg
    ? { ...booking, legs: [...before, leg, ...behind], unread: booking.unread.filter((one) => one !== open) }
    : booking;
}

/** Whether the line, or one above it in its block, says that it is of the way back, and no other place stands in the text. */
function isSaidBack(line: string, legs: readonly Leg[], text: string, today: string): boolean {
  const lines = linesOf(text, today);
  const own = lines.find((one) => shownOf(one.text) === line);
  const isBack = (one: { text: string }): boolean => isWayBack(one.text) && !namesOtherWay(one.text);
  if (!own || namesOtherWay(line)) return false;
  const isKnown = (code: string): boolean => legs.some(({ from, to }) => isOneCity(code, from) || isOneCity(code, to));
  return (
    lines.some((one) => one.at <= own.at && isBack(one) && isOneBlock(lines, one.at, own.at)) &&
    lines.every(({ airports, depth }) => airports.length === 0 || (depth === own.depth && airports.every(isKnown)))
  );
}

interface Said {
  to: string;
  day: string;
  departs: Clock;
  arrives: Clock | null;
}

/** The one place, the one day and the times of a line. Null: it says more, or less. */
function saidIn(line: string): Said | null {
  const tokens = tokensOf(readable(line), remembered(placeOrCity)) ?? [];
  const [places, days, clocks] = [ofKind(tokens, 'PLACE'), ofKind(tokens, 'DAY'), ofKind(tokens, 'CLOCK')];
  const [to, ...otherPlaces] = places;
  const [day, ...otherDays] = days.map((one) => one.day.day);
  const [departs, arrives = null, ...otherClocks] = clocks;
  if (otherPlaces.length + otherDays.length + otherClocks.length > 0 || !to?.code || to.role !== 'TO') return null;
  const isInTurn = departs?.role !== 'TO' && arrives?.role !== 'FROM' && !departs?.time.later;
  return day && departs && isInTurn ? { to: to.code, day, departs, arrives } : null;
}

function legOf(
  { to, day, departs: start, arrives: end }: Said,
  before: readonly Leg[],
  behind: readonly Leg[],
): Leg | null {
  const [last, home] = [before.at(-1), wayHome(before)];
  const goal = behind[0]?.from ?? home?.to;
  if (!last || !home || !goal || !isOneWay(behind) || !isOneCity(to, goal) || isOneCity(home.from, to)) return null;
  const departs = { day, time: start.time.time };
  if (departs.time === null || momentText(departs) <= momentText(last.arrives ?? last.departs)) return null;
  const leg = { from: home.from, to, departs };
  if (end === null) return { ...leg, arrives: null };
  const landed = arrivalOf(day, { ...leg, departs: start.time, arrives: end.time }, [], end.time.later);
  return landed === null ? null : { ...leg, arrives: { day: landed, time: end.time.time } };
}

const isOneWay = (legs: readonly Leg[]): boolean =>
  legs.every(({ from }, at) => at === 0 || isOnePlace(legs[at - 1]!.to, from));

/** From where flights that go on from each other end to where they began; null: they do not, or they have come back. */
export function wayHome(legs: readonly Leg[]): Pick<Leg, 'from' | 'to'> | null {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last || !isOneWay(legs) || legs.some(({ to }) => isOneCity(to, first.from))) return null;
  return { from: last.to, to: first.from };
}

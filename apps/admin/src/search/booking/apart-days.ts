import { nearTo, type Around } from './apart-around.js';
import { isOf, type OfKind, type Piece } from './apart-pieces.js';
import type { Leg } from './booking.js';

/** Two days so near to each other are of one flight. */
const HEAD_LINES = 1;

type Day = OfKind<'DAY'>;

interface Context {
  pieces: readonly Piece[];
  /** The flight before it. */
  before: Leg | undefined;
  today: string;
  /** The day on which the flight lands if it starts on a day; null: it cannot. */
  landsOn(day: string): string | null;
}

/**
 * The day of a departure: one beside the clocks of its flight where all others there are that of the departure or that of the arrival, or the
 * day on which the flight before it lands. Null: there is none, or more than one.
 */
export function dayApart(around: Around, { pieces, before, today, landsOn }: Context): string | null {
  const isNear = nearTo(around);
  const daysIn = (some: readonly Piece[]): Day[] => some.filter(isOf('DAY')).filter(isNear);
  const [above, inside, below] = [daysIn(around.BEFORE), daysIn(around.BETWEEN), daysIn(around.BEHIND)];
  // Where days stand behind their clocks, the last one above is that of the arrival before, on its line.
  const isBefore = ({ line, day }: Day): boolean =>
    inside.length > 0 && line === around.landed && line < around.departs.line && day.day === before?.arrives?.day;
  const head = above.filter((one) => one.line >= above.at(-1)!.line - HEAD_LINES && !isBefore(one));
  const beside = below.filter(({ line }) => line === around.arrives.line);
  const isOpen = above.length + inside.length === 0;
  const known = pieces
    .slice(0, pieces.indexOf(around.departs))
    .filter(isOf('DAY'))
    .findLast(({ day }) => day.day !== null);
  const isPossible = (day: string, others: readonly Day[]): boolean => {
    const landing = landsOn(day);
    return landing !== null && others.every((one) => [day, landing].includes(one.day.near(day) ?? ''));
  };
  const own = [...head, ...inside.slice(0, 1)].flatMap((one) => {
    const day = one.day.day ?? (known ? one.day.near(known.day.day!) : null) ?? one.day.next(today);
    const others = [...head, ...inside, ...beside].filter((other) => other !== one);
    return day !== null && isPossible(day, others) ? [day] : [];
  });
  const onward = isOpen ? dayOn(before, around) : null;
  const days = new Set(onward !== null && isPossible(onward, beside) ? [...own, onward] : own);
  return days.size === 1 ? [...days][0]! : null;
}

/** Of a flight that goes on, without a day of its own. */
const dayOn = (before: Leg | undefined, { departs }: Around): string | null =>
  before?.arrives?.time && departs.time! > before.arrives.time ? before.arrives.day : null;

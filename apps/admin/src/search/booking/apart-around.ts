import type { OfKind, Piece } from './apart-pieces.js';

/** Where a place stands: before both clocks of its flight, between them, or behind them. */
export type Spot = 'BEFORE' | 'BETWEEN' | 'BEHIND';

/** The clocks of a flight, with what stands around them up to the flights beside it. */
export interface Around extends Record<Spot, readonly Piece[]> {
  departs: OfKind<'CLOCK'>;
  arrives: OfKind<'CLOCK'>;
  /** The line on which the flight before it lands; null: it is the first one. */
  landed: number | null;
}

/** Lines between a clock and a place or a day of its flight. */
const MOST_LINES_APART = 8;

/** What stands near enough to the clocks of a flight. */
export const nearTo =
  ({ departs, arrives }: Around) =>
  ({ line }: Piece): boolean =>
    line >= departs.line - MOST_LINES_APART && line <= arrives.line + MOST_LINES_APART;

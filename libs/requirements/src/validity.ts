import { addMonths, type IsoDate, laterOf } from '@landfall/kernel';
import type { View } from './resolved-value.js';
import { answersOf, numbersOf, says } from './facts.js';

export interface TripDates {
  dateStart: IsoDate;
  dateEnd: IsoDate;
}

const latest = (dates: readonly (IsoDate | null)[]): IsoDate | null =>
  dates.reduce((a, b) => (a === null || b === null ? (a ?? b) : laterOf(a, b)), null);

/**
 * Day until which one document must be valid; null when unstated. The latest of return + months beyond the trip,
 * departure + months at departure, and the return. Otherwise departure − months expired. A conflict resolves to the
 * stricter value.
 */
function documentUntil(view: View, document: string, { dateStart, dateEnd }: TripDates): IsoDate | null {
  const minimum = latest([
    ...numbersOf(view, `${document}MinMonthsBeyondTrip`).map((months) => addMonths(dateEnd, months)),
    ...numbersOf(view, `${document}MinMonthsAtDeparture`).map((months) => addMonths(dateStart, months)),
    ...answersOf(view, `${document}ValidForStay`).map((requested) => (requested === true ? dateEnd : null)),
  ]);
  if (minimum !== null) return minimum;
  const expired = says(view, `${document}ExpiredPermissible`, true)
    ? numbersOf(view, `${document}MaxMonthsExpired`)
    : [];
  return expired.length === 0 ? null : addMonths(dateStart, -Math.min(...expired));
}

/** A stated validity counts also where nobody states whether a passport is enough. */
function isPassportPossible(view: View): boolean {
  const answers = answersOf(view, 'ErPassportSufficient');
  return answers.length === 0 || answers.some((answer) => answer !== false);
}

/**
 * The latest such day over all destinations and citizenships: the identity card's where it suffices everywhere, else
 * the passport's.
 */
export function validUntil(views: readonly View[], dates: TripDates): IsoDate | null {
  const isCardEnough = views.every((view) => says(view, 'ErIdSufficient', true));
  if (isCardEnough) return latest(views.map((view) => documentUntil(view, 'ErId', dates)));
  return latest(views.map((view) => (isPassportPossible(view) ? documentUntil(view, 'ErPassport', dates) : null)));
}

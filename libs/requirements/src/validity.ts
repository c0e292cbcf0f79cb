import { addMonths, type IsoDate, laterOf } from '@landfall/kernel';
import type { View } from './resolved-value.js';
import { answersOf, numbersOf, says } from './facts.js';

/** What is stated of documents at a destination, and the last day on which its country may be entered. */
export interface Entered {
  views: readonly View[];
  lastEntry: IsoDate;
}

const latest = (dates: readonly (IsoDate | null)[]): IsoDate | null =>
  dates.reduce((a, b) => (a === null || b === null ? (a ?? b) : laterOf(a, b)), null);

/**
 * Day until which one document must be valid; null when unstated. The latest of return + months beyond the trip,
 * entry + months at departure, and the return. Otherwise entry − months expired. A conflict resolves to the
 * stricter value. The entry is the last possible one (docs/adr/0066).
 */
function documentUntil(view: View, document: string, lastEntry: IsoDate, dateEnd: IsoDate): IsoDate | null {
  const minimum = latest([
    ...numbersOf(view, `${document}MinMonthsBeyondTrip`).map((months) => addMonths(dateEnd, months)),
    ...numbersOf(view, `${document}MinMonthsAtDeparture`).map((months) => addMonths(lastEntry, months)),
    ...answersOf(view, `${document}ValidForStay`).map((requested) => (requested === true ? dateEnd : null)),
  ]);
  if (minimum !== null) return minimum;
  const expired = says(view, `${document}ExpiredPermissible`, true)
    ? numbersOf(view, `${document}MaxMonthsExpired`)
    : [];
  return expired.length === 0 ? null : addMonths(lastEntry, -Math.min(...expired));
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
export function validUntil(destinations: readonly Entered[], dateEnd: IsoDate): IsoDate | null {
  const until = (document: string, test: (view: View) => boolean = () => true): IsoDate | null =>
    latest(
      destinations.flatMap(({ views, lastEntry }) =>
        views.filter(test).map((view) => documentUntil(view, document, lastEntry, dateEnd)),
      ),
    );
  const isCardEnough = destinations.every(({ views }) => views.every((view) => says(view, 'ErIdSufficient', true)));
  return isCardEnough ? until('ErId') : until('ErPassport', isPassportPossible);
}

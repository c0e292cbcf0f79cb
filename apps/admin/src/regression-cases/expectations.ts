import type { RegressionExpectation, PresentAnswer, ValueKind } from '../gen/graphql.js';

/** What tells two expectations apart; what is expected does not. */
export const keyOfExpectation = ({ kind, key, place, citizenship }: RegressionExpectation): string =>
  [kind, key, place ?? '', citizenship ?? ''].join('|');

/** Something of the present answer that can be expected from now on. */
export interface Offer {
  expectation: RegressionExpectation;
  title: string;
  section: string;
}
export interface Offers {
  summary: Offer[];
  status: Offer[];
  values: { section: string; offers: Offer[] }[];
}

/** Texts are left out: a reworded text breaks no case. */
const FIRM: readonly ValueKind[] = ['YESNO', 'POSINT', 'COLOR'];

export function offersOf(answer: PresentAnswer, nationalities: readonly string[]): Offers {
  const offer = (expectation: RegressionExpectation, title: string, section = ''): Offer => ({
    expectation,
    title,
    section,
  });
  return {
    summary: answer.summary.map(({ key, title, status }) =>
      offer({ kind: 'SUMMARY', key, place: null, citizenship: null, expected: status }, title),
    ),
    status: answer.destinations.map(({ place, status }) =>
      offer({ kind: 'STATUS', key: 'Status', place: place.id, citizenship: null, expected: status }, place.name),
    ),
    values: answer.sections
      .map(({ title: section, entries }) => ({
        section,
        offers: entries
          .filter(
            ({ kind, state, provenance }) => state !== 'CONFLICTING' && provenance !== null && FIRM.includes(kind),
          )
          .flatMap(({ detailType, title, destination, citizenships, value }) =>
            nationalities
              .filter((code) => citizenships.includes(code))
              .map((code) =>
                offer(
                  { kind: 'VALUE', key: detailType, place: destination, citizenship: code, expected: value },
                  title,
                  section,
                ),
              ),
          ),
      }))
      .filter(({ offers }) => offers.length > 0),
  };
}

/** Expectations that the offers do not hold, whatever they expect; all of them while there are no offers. */
export function notOffered(
  expectations: readonly RegressionExpectation[],
  offers: Offers | null,
): readonly RegressionExpectation[] {
  if (!offers) return expectations;
  const all = [...offers.summary, ...offers.status, ...offers.values.flatMap(({ offers: own }) => own)];
  const keys = new Set(all.map(({ expectation }) => keyOfExpectation(expectation)));
  return expectations.filter((one) => !keys.has(keyOfExpectation(one)));
}

/** Takes an offer or gives it up; one that was there with another answer takes the new one. */
export function toggled(
  expectations: readonly RegressionExpectation[],
  offered: RegressionExpectation,
  isTaken: boolean,
): RegressionExpectation[] {
  const key = keyOfExpectation(offered);
  const others = expectations.filter((one) => keyOfExpectation(one) !== key);
  return isTaken ? [...others, offered] : others;
}

export const takenAll = (
  expectations: readonly RegressionExpectation[],
  offers: readonly Offer[],
): RegressionExpectation[] =>
  offers.reduce<RegressionExpectation[]>(
    (taken, { expectation }) => toggled(taken, expectation, true),
    [...expectations],
  );

/** Whether an expectation is the present answer; an offer that differs is not taken. */
export const isTaken = (expectations: readonly RegressionExpectation[], { expectation }: Offer): boolean =>
  expectations.some(
    (one) =>
      keyOfExpectation(one) === keyOfExpectation(expectation) &&
      JSON.stringify(one.expected) === JSON.stringify(expectation.expected),
  );

/** Without what no longer belongs to the trip: the server would reject it. */
export function fitting(
  expectations: readonly RegressionExpectation[],
  places: readonly string[],
  nationalities: readonly string[],
): RegressionExpectation[] {
  return expectations.filter(
    ({ place, citizenship }) =>
      (place === null || places.includes(place)) && (citizenship === null || nationalities.includes(citizenship)),
  );
}

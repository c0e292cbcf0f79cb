import { isDeepStrictEqual } from 'node:util';
import { checkValue, type DetailValue, isNotKnown, normaliseValue } from '@landfall/catalogue';
import { saidBy, type Answer, type Entry } from '@landfall/requirements';
import type { RegressionExpectation, RegressionFailure, RegressionCase } from './regression-case.js';

/** The expectations that an answer to the regression case's itinerary does not meet, in their order. */
export function failuresOf(
  { expectations }: Pick<RegressionCase, 'expectations'>,
  answer: Answer,
): RegressionFailure[] {
  return expectations.flatMap((expectation) => {
    const actual = actualOf(expectation, answer);
    const expected =
      expectation.kind === 'VALUE' ? comparable(expectation.key, expectation.expected) : expectation.expected;
    return isDeepStrictEqual(actual, expected) ? [] : [{ ...expectation, actual }];
  });
}

function actualOf({ kind, key, place, citizenship }: RegressionExpectation, answer: Answer): unknown {
  if (kind === 'SUMMARY') return answer.summary.find((item) => item.key === key)?.status ?? null;
  if (kind === 'STATUS') return answer.places.find((status) => status.place.id === place)?.status ?? null;
  const entry = answer.entries.find(
    (e) => e.detailType === key && e.place === place && citizenship !== null && e.citizenships.includes(citizenship),
  );
  const values = (entry ? statementsOf(entry) : []).map((statement) => comparable(key, statement.value));
  return values.length > 1 || entry?.state === 'depends' ? values : (values[0] ?? null);
}

/** What is said of the whole trip: nothing where its days differ. */
const statementsOf = (entry: Entry): Entry['statements'] => (entry.periods ? entry.statements : saidBy(entry));

/** The one form of a value; one that no longer fits its type stays as it is, and so equals nothing that is stated. */
const comparable = (key: string, value: unknown): unknown =>
  checkValue(key, value) ? value : expectedValue(key, value);

/** A valid value as it is expected of an answer. Null: it is not known, whether nobody states it or an editor says so. */
export function expectedValue(key: string, value: unknown): DetailValue {
  const stated = normaliseValue(key, value) ?? null;
  return isNotKnown(stated) ? null : stated;
}

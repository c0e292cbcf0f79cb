import fc from 'fast-check';
import {
  answerWithScheduledRevisions,
  colorDifference,
  colorsOf,
  differences,
  placeDifferences,
  RuleIndex,
  snapshotInParts,
  type Difference,
  type Entry,
  type SnapshotInParts,
} from './index.js';
import { GROUPS } from '../test/case-file.js';
import { anyDetails, anyItinerary } from '../test/random-rule-indexes.js';

const anyRules = anyDetails.map((details) => RuleIndex.of(details, GROUPS));
const withoutIds = (entries: readonly Entry[]): unknown =>
  entries.map(({ statements, ...entry }) => ({
    ...entry,
    statements: statements.map(({ detailId: _, ...statement }) => JSON.stringify(statement)).sort(),
  }));

/** What of two snapshots differs, looking only at parts whose hashes do. */
function differencesOfParts(before: SnapshotInParts, after: SnapshotInParts): Difference[] {
  const partOf = (snapshot: SnapshotInParts, place: string) => snapshot.parts.find((part) => part.place === place);
  const [was, is] = [colorsOf(before.places), colorsOf(after.places)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((place) => {
    const [old, next] = [partOf(before, place), partOf(after, place)];
    const colors = [was.get(place) ?? null, is.get(place) ?? null] as const;
    if (old?.hash === next?.hash && colors[0] === colors[1]) return [];
    const { citizenships, entries } = placeDifferences(place, old?.entries() ?? [], next?.entries() ?? []);
    return [...colorDifference(place, citizenships, ...colors), ...entries];
  });
}

describe('a snapshot in parts', () => {
  it('is the whole one', () => {
    fc.assert(
      fc.property(anyRules, anyItinerary, (rules, itinerary) => {
        const { entries, ...rest } = answerWithScheduledRevisions(rules, itinerary, []);
        const { parts, ...restInParts } = snapshotInParts(rules, itinerary, []);
        expect(restInParts).toEqual(rest);
        expect(parts.flatMap((part) => part.entries())).toEqual(entries);
      }),
    );
  });

  it('has equal hashes for equal entries alone', () => {
    fc.assert(
      fc.property(anyRules, anyRules, anyItinerary, (rules, others, itinerary) => {
        const [one, other] = [snapshotInParts(rules, itinerary, []), snapshotInParts(others, itinerary, [])];
        for (const [at, part] of one.parts.entries()) {
          const same = other.parts[at]!;
          if (part.hash === same.hash) expect(withoutIds(part.entries())).toEqual(withoutIds(same.entries()));
        }
      }),
    );
  });

  it('differs from another one as the whole ones do', () => {
    fc.assert(
      fc.property(anyRules, anyRules, anyItinerary, (before, after, itinerary) => {
        const whole = differences(
          answerWithScheduledRevisions(before, itinerary, []),
          answerWithScheduledRevisions(after, itinerary, []),
        );
        const parts = differencesOfParts(snapshotInParts(before, itinerary, []), snapshotInParts(after, itinerary, []));
        expect(parts).toEqual(whole);
      }),
    );
  });
});

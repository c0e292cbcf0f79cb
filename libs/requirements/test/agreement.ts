import fc from 'fast-check';
import { answer, type Answer, type CountryGroups, RuleIndex, type RuleDetail } from '../src/index.js';
import { GROUPS } from './case-file.js';
import { naiveAnswer } from './naive-engine.js';
import {
  anyConditionalDetails,
  anyCrowdedDetails,
  anyDatedDetails,
  anyDetailsByPort,
  anyItinerary,
  anyPhasedDetails,
  someFacts,
  withinTrip,
} from './random-rule-indexes.js';

const SETS: readonly fc.Arbitrary<RuleDetail[]>[] = [
  anyConditionalDetails,
  anyDetailsByPort,
  anyDatedDetails,
  anyCrowdedDetails,
  anyPhasedDetails,
];

/** The naive reading knows no phases that depend on conditions; `conditional-phases.int.spec.ts` holds them. */
const withoutOpenPhases = (details: RuleDetail[]): RuleDetail[] =>
  details.map((detail) => (detail.conditions?.length ? { ...detail, phases: {} } : detail));

/** Which of several details that say the same is named is left open, and so is the order of exemptions. */
const withoutNames = (shown: Omit<Answer, 'version'>): unknown =>
  JSON.parse(JSON.stringify(shown), (key, part: unknown) => {
    if (key === 'detailId') return undefined;
    const isSet = ['statements', 'conditions', 'permitNames', 'exempting'].includes(key);
    return isSet && Array.isArray(part) ? [...(part as unknown[])].sort(byText) : part;
  });
const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** Days without a visa count together in both countries of the random trips. */
const GROUPS_WITH_AREA: CountryGroups = { ...GROUPS, SCHENGEN: ['TH', 'US'] };

/** The engine answers as the naive one, whatever the question says of the travellers. */
export const agreement = fc.property(
  fc.oneof(...SETS).map(withoutOpenPhases),
  anyItinerary,
  someFacts,
  fc.constantFrom(GROUPS, GROUPS_WITH_AREA),
  (details: RuleDetail[], trip, facts, groups) => {
    const itinerary = { ...trip, facts: withinTrip(facts, trip) };
    const { version: _, ...shown } = answer(RuleIndex.of(details, groups), itinerary);
    const naive = naiveAnswer(details, groups, itinerary);
    // Equal texts are the quick way to see that nothing differs.
    if (JSON.stringify(shown) === JSON.stringify(naive)) return;
    expect(withoutNames(shown)).toEqual(withoutNames(naive));
  },
);

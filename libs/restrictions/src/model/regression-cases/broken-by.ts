import { dayIn, laterOf, type Clock, type IsoDate } from '@landfall/kernel';
import type { Config, Tx } from '@landfall/platform';
import { answer, itineraryKeys, type RuleIndex } from '@landfall/requirements';
import type { PublishedRules } from '../restriction/published-rules.js';
import { toRuleDetails } from '../restriction/to-rule-details.js';
import type { EntryRestriction } from '../restriction/entry-restriction.js';
import { failuresOf } from './failures-of.js';
import { formerCasesOf } from './former-case-store.js';
import { regressionCases } from './regression-case-store.js';
import { itineraryOn, questionOf, type BrokenRegressionCase, type CheckedTrip } from './regression-case.js';
import { placeKeyOf } from '../restriction/restriction-store.js';

export interface RegressionCaseRules {
  ruleIndex: Pick<PublishedRules, 'current' | 'atLeast'>;
  clock: Clock;
  config: Pick<Config, 'timeZone'>;
}

export interface Publisher {
  /** Who would publish alone: what this editor's cases checked before counts too, each reported like the case itself. Null: nobody. */
  editorId: string | null;
  effectiveOn?: IsoDate | null;
}

/**
 * Regression cases of whom something holds by the rules of now and would not if these restrictions were published as drafted:
 * with those expectations, not with what failed already. Their trips are reckoned from today, or from the later day on which the
 * drafts take effect. Only those that touch a place of a draft are looked at; nothing is written.
 */
export async function brokenBy(
  tx: Tx,
  { ruleIndex, clock, config }: RegressionCaseRules,
  drafts: EntryRestriction | readonly EntryRestriction[],
  { editorId, effectiveOn = null }: Publisher,
): Promise<BrokenRegressionCase[]> {
  const list: readonly EntryRestriction[] = 'id' in drafts ? [drafts] : drafts;
  const now = clock.now();
  const formerly = editorId === null ? [] : await formerCasesOf(tx, editorId, now);
  const cases = [...(await regressionCases(tx)), ...formerly];
  if (cases.length === 0 || list.length === 0) return [];
  for (const { id, version } of list) await ruleIndex.atLeast(id, version - 1, tx);
  const before = ruleIndex.current;
  const after = list.reduce(
    (ruleIndex, draft) => ruleIndex.replacing(draft.id, toRuleDetails(draft, config.timeZone)),
    before,
  );
  const today = dayIn(config.timeZone, now);
  return brokenBetween(
    cases,
    before,
    after,
    new Set(list.map(placeKeyOf)),
    effectiveOn ? laterOf(effectiveOn, today) : today,
  );
}

/** Regression cases touching one of the places, with the expectations that hold by the first rule index and fail by the second. */
export function brokenBetween(
  cases: readonly CheckedTrip[],
  before: RuleIndex,
  after: RuleIndex,
  placeKeys: ReadonlySet<string>,
  day: IsoDate,
): BrokenRegressionCase[] {
  const broken = cases.flatMap((regressionCase) => {
    const itinerary = itineraryOn(regressionCase, day);
    if (!itineraryKeys(itinerary).some((key) => placeKeys.has(key))) return [];
    const failing = failuresOf(regressionCase, answer(after, itinerary));
    if (failing.length === 0) return [];
    const known = new Set(failuresOf(regressionCase, answer(before, itinerary)).map(questionOf));
    const failures = failing.filter((failure) => !known.has(questionOf(failure)));
    return failures.length === 0 ? [] : [{ id: regressionCase.id, name: regressionCase.name, failures }];
  });
  return broken.filter(({ id }, at) => broken.findIndex((other) => other.id === id) === at);
}

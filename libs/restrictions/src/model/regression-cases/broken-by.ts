import { dayIn, laterOf, type Clock, type IsoDate } from '@landfall/kernel';
import type { Config, Tx } from '@landfall/platform';
import { answer, itineraryKeys, type RuleBook } from '@landfall/requirements';
import type { PublishedRules } from '../restriction/published-rules.js';
import { toRuleDetails } from '../restriction/to-rule-details.js';
import type { EntryRestriction } from '../restriction/entry-restriction.js';
import { failuresOf } from './failures-of.js';
import { goldenTravellers } from './golden-store.js';
import { itineraryOn, questionOf, type BrokenGolden, type GoldenTraveller } from './golden-traveller.js';
import { placeKeyOf } from '../restriction/restriction-store.js';

export interface GoldenRules {
  ruleBook: Pick<PublishedRules, 'book' | 'atLeast'>;
  clock: Clock;
  config: Pick<Config, 'timeZone'>;
}

/**
 * Golden travellers of whom something holds by the rules of now and would not if these restrictions were published as drafted:
 * with those expectations, not with what failed already. Their trips are reckoned from today, or from the later day on which the
 * drafts take effect. Only those that touch a place of a draft are looked at; nothing is written.
 */
export async function brokenBy(
  tx: Tx,
  { ruleBook, clock, config }: GoldenRules,
  drafts: EntryRestriction | readonly EntryRestriction[],
  effectiveOn: IsoDate | null = null,
): Promise<BrokenGolden[]> {
  const list: readonly EntryRestriction[] = 'id' in drafts ? [drafts] : drafts;
  const goldens = await goldenTravellers(tx);
  if (goldens.length === 0 || list.length === 0) return [];
  for (const { id, version } of list) await ruleBook.atLeast(id, version - 1, tx);
  const before = ruleBook.book;
  const after = list.reduce((book, draft) => book.replacing(draft.id, toRuleDetails(draft, config.timeZone)), before);
  const today = dayIn(config.timeZone, clock.now());
  return brokenBetween(
    goldens,
    before,
    after,
    new Set(list.map(placeKeyOf)),
    effectiveOn ? laterOf(effectiveOn, today) : today,
  );
}

/** Golden travellers touching one of the places, with the expectations that hold by the first book and fail by the second. */
export function brokenBetween(
  goldens: readonly GoldenTraveller[],
  before: RuleBook,
  after: RuleBook,
  placeKeys: ReadonlySet<string>,
  day: IsoDate,
): BrokenGolden[] {
  return goldens.flatMap((golden) => {
    const itinerary = itineraryOn(golden, day);
    if (!itineraryKeys(itinerary).some((key) => placeKeys.has(key))) return [];
    const failing = failuresOf(golden, answer(after, itinerary));
    if (failing.length === 0) return [];
    const known = new Set(failuresOf(golden, answer(before, itinerary)).map(questionOf));
    const failures = failing.filter((failure) => !known.has(questionOf(failure)));
    return failures.length === 0 ? [] : [{ id: golden.id, name: golden.name, failures }];
  });
}

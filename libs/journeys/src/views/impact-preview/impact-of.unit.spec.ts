import fc from 'fast-check';
import {
  answer,
  dayNumber,
  differences,
  placeKey,
  RuleIndex,
  type Itinerary,
  type RuleDetail,
} from '@landfall/requirements';
import { anyDatedDetails, anyItinerary } from '../../../../requirements/test/random-rule-indexes.js';
import { ImpactOfDraft, statusChanges } from './impact-of.js';

const GROUPS = { EU: ['DE', 'FR', 'AT'], EEA: ['DE', 'FR', 'AT', 'NO'], WEST: ['US', 'DE'], DACH: ['DE', 'AT', 'CH'] };

/** The slow way: both answers in full, compared field by field. */
function slowImpact(
  before: RuleIndex,
  after: RuleIndex,
  trip: Itinerary,
): { changed: boolean; summary: string[]; status: string[] } {
  const [was, is] = [answer(before, trip), answer(after, trip)];
  const all = differences(was, is);
  return {
    changed: all.length > 0,
    summary: was.summary.flatMap((item, i) =>
      item.status === is.summary[i]!.status ? [] : [`${item.key} ${item.status} ${is.summary[i]!.status}`],
    ),
    status: all
      .filter((d) => d.detailType === 'Status')
      .map((d) => `${String(d.before)} ${String(d.after)}`)
      .sort(),
  };
}

const replaced = (details: readonly RuleDetail[], restrictionId: string, by: readonly RuleDetail[]): RuleDetail[] => [
  ...details.filter((d) => d.restrictionId !== restrictionId),
  ...by.filter((d) => d.restrictionId === restrictionId),
];

describe('the impact of a draft', () => {
  it('is what comparing whole answers gives, for any rules and any trip', () => {
    let changes = 0;
    fc.assert(
      fc.property(anyDatedDetails, anyDatedDetails, anyItinerary, (details, others, trip) => {
        const first = details[0];
        if (!first) return;
        const before = RuleIndex.of(details, GROUPS);
        const after = RuleIndex.of(replaced(details, first.restrictionId, others), GROUPS);
        const { dateStart, dateEnd, ...shape } = trip;
        const days = { from: dayNumber(dateStart), to: dayNumber(dateEnd) };
        const impact = new ImpactOfDraft(before, after, placeKey(first.level, first.placeId)).of(shape, days);
        const status = statusChanges(impact, days);
        const slow = slowImpact(before, after, trip);
        if (slow.changed) changes += 1;
        expect(impact.changesValues || status.length > 0).toBe(slow.changed);
        expect(impact.summary.map((f) => `${f.item} ${f.before} ${f.after}`)).toEqual(slow.summary);
        expect(status.map((f) => `${f.before} ${f.after}`).sort()).toEqual(slow.status);
      }),
      { numRuns: 600, seed: 7 },
    );
    expect(changes).toBeGreaterThan(50);
  });
});

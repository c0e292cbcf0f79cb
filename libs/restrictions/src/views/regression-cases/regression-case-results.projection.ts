import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { IsoDate } from '@landfall/kernel';
import { Database } from '@landfall/platform';
import { answer, itineraryKeys, type RuleIndex } from '@landfall/requirements';
import { failuresOf } from '../../model/regression-cases/failures-of.js';
import { itineraryOn, type RegressionCase } from '../../model/regression-cases/regression-case.js';
import {
  regressionCasesByIds,
  regressionCaseStamps,
  regressionCaseState,
} from '../../model/regression-cases/regression-case-store.js';

/** Longest stretch of work between two turns of the event loop. */
const SLICE_MS = 5;
const BATCH = 500;

interface Result {
  /** The transaction that wrote the case. */
  stamp: string;
  regressionCase: RegressionCase;
  placeKeys: readonly string[];
  failureCount: number;
}

/**
 * How many expectations of each regression case fail, in memory. A case is answered again only when it was changed, when a rule
 * of its places was revised, or when a new day moves its trip; the first question after a start answers all of them.
 */
@Injectable()
export class RegressionCaseResults {
  private results = new Map<string, Result>();
  private state = '';
  private basis: { ruleIndex: RuleIndex; today: IsoDate } | null = null;
  private turn: Promise<void> = Promise.resolve();

  constructor(private readonly database: Database) {}

  /** Failing cases and the number of their failures, by the rules and on the day given. */
  async failing(ruleIndex: RuleIndex, today: IsoDate): Promise<ReadonlyMap<string, number>> {
    // One after the other: two at the same moment would do the same work twice.
    const mine = this.turn.then(() => this.bringUpToDate(ruleIndex, today));
    this.turn = mine.catch(() => undefined);
    await mine;
    return new Map([...this.results].flatMap(([id, r]) => (r.failureCount > 0 ? [[id, r.failureCount] as const] : [])));
  }

  private async bringUpToDate(ruleIndex: RuleIndex, today: IsoDate): Promise<void> {
    const { state, changed } = await this.changedCases();
    const uncertain = this.uncertainCases(ruleIndex, today);
    let began = performance.now();
    for (const result of [...changed, ...uncertain]) {
      const { regressionCase } = result;
      result.failureCount = failuresOf(regressionCase, answer(ruleIndex, itineraryOn(regressionCase, today))).length;
      if (performance.now() - began < SLICE_MS) continue;
      await setImmediate();
      began = performance.now();
    }
    for (const result of changed) this.results.set(result.regressionCase.id, result);
    this.state = state;
    this.basis = { ruleIndex, today };
  }

  /** Reads what was saved since, and forgets what was deleted. */
  private async changedCases(): Promise<{ state: string; changed: Result[] }> {
    return this.database.transaction('none', async (tx) => {
      const state = await regressionCaseState(tx);
      if (state === this.state) return { state, changed: [] };
      const stamps = await regressionCaseStamps(tx);
      this.results = new Map([...this.results].filter(([id]) => stamps.has(id)));
      const ids = [...stamps].filter(([id, stamp]) => this.results.get(id)?.stamp !== stamp).map(([id]) => id);
      const changed: Result[] = [];
      for (let from = 0; from < ids.length; from += BATCH) {
        const cases = await regressionCasesByIds(tx, ids.slice(from, from + BATCH));
        changed.push(
          ...cases.map((regressionCase) => ({
            stamp: stamps.get(regressionCase.id)!,
            regressionCase,
            placeKeys: itineraryKeys(regressionCase.trip),
            failureCount: 0,
          })),
        );
      }
      return { state, changed };
    });
  }

  /** Known cases that are not certain to come out as before. */
  private uncertainCases(ruleIndex: RuleIndex, today: IsoDate): Result[] {
    const { basis } = this;
    if (basis?.ruleIndex === ruleIndex && basis.today === today) return [];
    return [...this.results.values()].filter(
      ({ placeKeys }) => basis?.today !== today || !ruleIndex.sharesPlaces(basis.ruleIndex, placeKeys),
    );
  }
}

import type { Tx } from '@landfall/platform';
import type { RulePlan } from '@landfall/requirements';
import type { EntryRestriction } from '@landfall/restrictions/entry-restriction';
import { mergeRevisions } from '@landfall/restrictions/merge-revisions';
import type { PendingRevision } from '@landfall/restrictions/pending-revision';
import { openPlans, planGenerations } from '@landfall/restrictions/pending-store';
import { toRuleDetails } from '@landfall/restrictions/to-rule-details';

const PREFIX = 'plans:';

/** Under this key a document notes which state of a restriction's plans it was made from. */
export const plansKey = (restrictionId: string): string => `${PREFIX}${restrictionId}`;
/** The restriction of such a key; null for the key of a restriction itself. */
export const restrictionOfPlansKey = (key: string): string | null =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;

/**
 * What a restriction will say from each day on, its plans applied one after the other as the worker will do it. A plan that
 * cannot be merged is left out: it would be blocked, and nobody is told what will not come.
 */
export function foreseen(
  current: EntryRestriction | null,
  plans: readonly PendingRevision[],
  timeZone: string,
): RulePlan[] {
  let now = current;
  return plans.flatMap((plan) => {
    const next =
      plan.base === null ? (now === null ? plan.decided : null) : now && merged(plan.base, plan.decided, now);
    if (!next || plan.effectiveOn === null) return [];
    now = next;
    return [
      { restrictionId: plan.restrictionId, effectiveOn: plan.effectiveOn, details: toRuleDetails(next, timeZone) },
    ];
  });
}

function merged(base: EntryRestriction, mine: EntryRestriction, theirs: EntryRestriction): EntryRestriction | null {
  const outcome = mergeRevisions(base, mine, theirs);
  return outcome.ok ? outcome.restriction : null;
}

interface Known {
  placeKey: string;
  /** Grows with every change of a plan, so that a document never goes back to plans that were settled. */
  generation: number;
  /** Version of the restriction that the plans were applied to. */
  basis: number;
  plans: readonly RulePlan[];
}

/** The open plans of this process, in memory. */
export class OpenPlans {
  private readonly known = new Map<string, Known>();
  private readonly byPlace = new Map<string, Set<string>>();

  /** Reads the plans of one restriction, or of all of these. The plans are read before the caller reads the restrictions. */
  static async read(
    tx: Tx,
    restrictionId: string | null,
    timeZone: string,
  ): Promise<(restrictions: ReadonlyMap<string, EntryRestriction>) => { id: string; known: Known }[]> {
    const generations = await planGenerations(tx, restrictionId);
    const plans = await openPlans(tx, restrictionId);
    return (restrictions) =>
      generations.map(({ restrictionId: id, placeKey, generation }) => {
        const current = restrictions.get(id) ?? null;
        return {
          id,
          known: {
            placeKey,
            generation,
            basis: current?.version ?? 0,
            plans: foreseen(
              current,
              plans.filter((p) => p.restrictionId === id),
              timeZone,
            ),
          },
        };
      });
  }

  take(id: string, known: Known): void {
    const held = this.known.get(id);
    if (held && (held.generation > known.generation || held.basis > known.basis)) return;
    this.known.set(id, known);
    const ids = this.byPlace.get(known.placeKey) ?? new Set();
    this.byPlace.set(known.placeKey, ids.add(id));
  }

  generation(restrictionId: string): number {
    return this.known.get(restrictionId)?.generation ?? 0;
  }

  /** Plans that touch one of the places, in the order in which they take effect. */
  at(placeKeys: Iterable<string>): RulePlan[] {
    return this.idsAt(placeKeys)
      .flatMap((id) => this.known.get(id)!.plans)
      .sort((a, b) => (a.effectiveOn === b.effectiveOn ? 0 : a.effectiveOn < b.effectiveOn ? -1 : 1));
  }

  generationsAt(placeKeys: Iterable<string>): [key: string, generation: number][] {
    return this.idsAt(placeKeys).map((id) => [plansKey(id), this.generation(id)]);
  }

  private idsAt(placeKeys: Iterable<string>): string[] {
    if (this.byPlace.size === 0) return [];
    return [...placeKeys].flatMap((key) => [...(this.byPlace.get(key) ?? [])]);
  }
}

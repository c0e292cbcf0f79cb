import type { Tx } from '@landfall/platform';
import type { ScheduledRules } from '@landfall/requirements';
import type { EntryRestriction } from '@landfall/restrictions/entry-restriction';
import { mergeRevisions } from '@landfall/restrictions/merge-revisions';
import type { ScheduledRevision } from '@landfall/restrictions/scheduled-revision';
import { openScheduledRevisions, scheduleGenerations } from '@landfall/restrictions/scheduled-store';
import { toRuleDetails } from '@landfall/restrictions/to-rule-details';

// Stored with every itinerary, and older than the word.
const PREFIX = 'plans:';

/** The key under which a trip snapshot records the version of a restriction's scheduled revisions. */
export const scheduleKey = (restrictionId: string): string => `${PREFIX}${restrictionId}`;
/** The restriction of such a key; null for the key of a restriction itself. */
export const restrictionOfScheduleKey = (key: string): string | null =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;

/**
 * The content of a restriction from each day on, its scheduled revisions applied in the worker's order. A revision that
 * cannot be merged is left out: it would be blocked.
 */
export function foreseen(
  current: EntryRestriction | null,
  scheduledRevisions: readonly ScheduledRevision[],
  timeZone: string,
): ScheduledRules[] {
  let now = current;
  return scheduledRevisions.flatMap((scheduledRevision) => {
    const next = afterwards(scheduledRevision, now);
    if (!next || scheduledRevision.effectiveOn === null) return [];
    now = next;
    return [
      {
        restrictionId: scheduledRevision.restrictionId,
        effectiveOn: scheduledRevision.effectiveOn,
        details: toRuleDetails(next, timeZone),
      },
    ];
  });
}

/** What the scheduled revision leaves of a restriction; null when it can no longer take effect. */
function afterwards({ base, decided }: ScheduledRevision, now: EntryRestriction | null): EntryRestriction | null {
  if (base === null) return now === null ? decided : null;
  return now && merged(base, decided, now);
}

function merged(base: EntryRestriction, mine: EntryRestriction, theirs: EntryRestriction): EntryRestriction | null {
  const outcome = mergeRevisions(base, mine, theirs);
  return outcome.ok ? outcome.restriction : null;
}

interface Known {
  placeKey: string;
  /** Grows with every change, so that a trip snapshot never returns to resolved revisions. */
  generation: number;
  /** Version of the restriction that the scheduled revisions were applied to. */
  basis: number;
  scheduledRevisions: readonly ScheduledRules[];
}

/** The open scheduled revisions of this process, in memory. */
export class OpenScheduledRevisions {
  private readonly known = new Map<string, Known>();
  private readonly byPlace = new Map<string, Set<string>>();

  /** Reads the scheduled revisions of one restriction, or of all of these. The scheduled revisions are read before the caller reads the restrictions. */
  static async read(
    tx: Tx,
    restrictionId: string | null,
    timeZone: string,
  ): Promise<(restrictions: ReadonlyMap<string, EntryRestriction>) => { id: string; known: Known }[]> {
    const generations = await scheduleGenerations(tx, restrictionId);
    const scheduledRevisions = await openScheduledRevisions(tx, restrictionId);
    return (restrictions) =>
      generations.map(({ restrictionId: id, placeKey, generation }) => {
        const current = restrictions.get(id) ?? null;
        return {
          id,
          known: {
            placeKey,
            generation,
            basis: current?.version ?? 0,
            scheduledRevisions: foreseen(
              current,
              scheduledRevisions.filter((p) => p.restrictionId === id),
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

  /** Scheduled revisions that touch one of the places, in the order in which they take effect. */
  at(placeKeys: Iterable<string>): ScheduledRules[] {
    return this.idsAt(placeKeys)
      .flatMap((id) => this.known.get(id)!.scheduledRevisions)
      .sort((a, b) => (a.effectiveOn < b.effectiveOn ? -1 : Number(a.effectiveOn > b.effectiveOn)));
  }

  generationsAt(placeKeys: Iterable<string>): [key: string, generation: number][] {
    return this.idsAt(placeKeys).map((id) => [scheduleKey(id), this.generation(id)]);
  }

  private idsAt(placeKeys: Iterable<string>): string[] {
    if (this.byPlace.size === 0) return [];
    return [...placeKeys].flatMap((key) => [...(this.byPlace.get(key) ?? [])]);
  }
}

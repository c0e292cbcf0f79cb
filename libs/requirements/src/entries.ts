import { DESTINATION_SLOTS, TRANSIT_SLOTS, type TypeSlot } from './core-types.js';
import type { Entry, Itinerary, Period, Statement } from './model.js';
import type { Resolution, ResolvedPeriod } from './resolution.js';
import type { RuleIndex } from './rule-index.js';
import { visitsOf, type Visit, type Visits } from './visits.js';

interface Shared {
  resolution: Resolution | undefined;
  citizenships: readonly string[];
}

const NO_STATEMENTS: readonly Statement[] = [];

const sameContent = (a: Resolution | undefined, b: Resolution | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.sameContent(b));

/** Of equal resolutions the one with the first detail ids, for a stable result. */
const firstById = (a: Resolution | undefined, b: Resolution | undefined): Resolution | undefined =>
  a === b || a === undefined || b === undefined || a.shownIds <= b.shownIds ? a : b;

/** Whether all travellers have the same resolution; most types are stated for nobody or for all. */
function isOfAll({ views }: Visit, ordinal: number, resolution: Resolution | undefined): boolean {
  for (const view of views) if (view.resolutions.at(ordinal) !== resolution) return false;
  return true;
}

function sharedResolutions(visit: Visit, slot: TypeSlot, citizenships: readonly string[]): Shared[] {
  const found: (Shared & { citizenships: string[] })[] = [];
  for (const [at, view] of visit.views.entries()) {
    const resolution = view.resolutions.at(slot.ordinal);
    if (resolution === undefined && !slot.isCore) continue;
    const same = found.find((candidate) => sameContent(candidate.resolution, resolution));
    if (same === undefined) {
      found.push({ resolution, citizenships: [citizenships[at]!] });
    } else {
      same.citizenships.push(citizenships[at]!);
      same.resolution = firstById(same.resolution, resolution);
    }
  }
  return found;
}

function entryOf({ place }: Visit, { key }: TypeSlot, { resolution, citizenships }: Shared): Entry {
  const entry: Entry = {
    detailType: key,
    place: place.id,
    citizenships,
    state: resolution?.state ?? 'unknown',
    statements: resolution === undefined ? NO_STATEMENTS : resolution.statements,
  };
  if (resolution && resolution.alternatives.length > 0) entry.alternatives = resolution.alternatives;
  if (resolution && resolution.contrary.length > 0) entry.contrary = resolution.contrary;
  if (resolution && resolution.periods.length > 0) entry.periods = resolution.periods.map(periodOf);
  return entry;
}

const periodOf = ({ from, until, isPast, resolution }: ResolvedPeriod): Period => ({
  from,
  until,
  ...(isPast ? { isPast } : {}),
  state: resolution?.state ?? 'unknown',
  statements: resolution?.statements ?? NO_STATEMENTS,
  ...(resolution && resolution.alternatives.length > 0 ? { alternatives: resolution.alternatives } : {}),
  ...(resolution && resolution.contrary.length > 0 ? { contrary: resolution.contrary } : {}),
});

const slotsOf = ({ isTransit }: Visit): readonly TypeSlot[] => (isTransit ? TRANSIT_SLOTS : DESTINATION_SLOTS);

/** The entries of one place in catalogue order, then by citizenship; unstated core types become `unknown`. */
export function entriesAt(visit: Visit, citizenships: readonly string[], slots = slotsOf(visit)): Entry[] {
  const entries: Entry[] = [];
  for (const slot of slots) {
    const resolution = visit.views[0]?.resolutions.at(slot.ordinal);
    if (isOfAll(visit, slot.ordinal, resolution)) {
      if (resolution !== undefined || (slot.isCore && citizenships.length > 0))
        entries.push(entryOf(visit, slot, { resolution, citizenships }));
    } else
      for (const shared of sharedResolutions(visit, slot, citizenships)) entries.push(entryOf(visit, slot, shared));
  }
  return entries;
}

/** The entries of all places, in the order of the visits. */
export const entriesOf = ({ citizenships, visits }: Visits): Entry[] =>
  visits.flatMap((visit) => entriesAt(visit, citizenships));

/** The entries of some types alone, for who compares many itineraries: no summary and no version is worked out. */
export const entriesOfTypes = (ruleIndex: RuleIndex, itinerary: Itinerary, types: ReadonlySet<string>): Entry[] => {
  const { citizenships, visits } = visitsOf(ruleIndex, itinerary);
  return visits.flatMap((visit) =>
    entriesAt(
      visit,
      citizenships,
      slotsOf(visit).filter(({ key }) => types.has(key)),
    ),
  );
};

import { DESTINATION_SLOTS, TRANSIT_SLOTS, type TypeSlot } from './core-types.js';
import type { Entry } from './model.js';
import type { Resolution } from './resolution.js';
import type { Visit, Visits } from './visits.js';

interface Shared {
  resolution: Resolution | undefined;
  citizenships: string[];
}

const sameContent = (a: Resolution | undefined, b: Resolution | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.sameContent(b));

/** Of equal resolutions the one with the first detail ids, for a stable result. */
const firstById = (a: Resolution | undefined, b: Resolution | undefined): Resolution | undefined =>
  a === b || a === undefined || b === undefined || a.shownIds <= b.shownIds ? a : b;

function sharedResolutions(visit: Visit, slot: TypeSlot, citizenships: readonly string[]): Shared[] {
  const found: Shared[] = [];
  visit.views.forEach((view, at) => {
    const resolution = view.resolutions[slot.ordinal];
    if (resolution === undefined && !slot.isCore) return;
    const same = found.find((candidate) => sameContent(candidate.resolution, resolution));
    if (same === undefined) {
      found.push({ resolution, citizenships: [citizenships[at]!] });
    } else {
      same.citizenships.push(citizenships[at]!);
      same.resolution = firstById(same.resolution, resolution);
    }
  });
  return found;
}

/** The entries by place, catalogue order and citizenship; unstated core types become `unknown`. */
export function entriesOf({ citizenships, visits }: Visits): Entry[] {
  const entries: Entry[] = [];
  for (const visit of visits) {
    for (const slot of visit.isTransit ? TRANSIT_SLOTS : DESTINATION_SLOTS) {
      for (const { resolution, citizenships: sharing } of sharedResolutions(visit, slot, citizenships)) {
        entries.push({
          detailType: slot.key,
          place: visit.place.id,
          citizenships: sharing,
          state: resolution?.state ?? 'unknown',
          statements: resolution === undefined ? [] : [...resolution.statements],
        });
      }
    }
  }
  return entries;
}

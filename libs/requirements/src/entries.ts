import { DESTINATION_SLOTS, TRANSIT_SLOTS, type TypeSlot } from './core-types.js';
import type { Entry } from './model.js';
import type { Ruling } from './ruling.js';
import type { Visit, Visits } from './visits.js';

interface Shared {
  ruling: Ruling | undefined;
  citizenships: string[];
}

const sameContent = (a: Ruling | undefined, b: Ruling | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.sameContent(b));

/** Of rulings that read alike the one with the first detail ids, whatever the order of citizenships. */
const firstById = (a: Ruling | undefined, b: Ruling | undefined): Ruling | undefined =>
  a === b || a === undefined || b === undefined || a.shownIds <= b.shownIds ? a : b;

function sharedRulings(visit: Visit, slot: TypeSlot, citizenships: readonly string[]): Shared[] {
  const found: Shared[] = [];
  visit.views.forEach((view, at) => {
    const ruling = view.rulings[slot.ordinal];
    if (ruling === undefined && !slot.isCore) return;
    const same = found.find((candidate) => sameContent(candidate.ruling, ruling));
    if (same === undefined) {
      found.push({ ruling, citizenships: [citizenships[at]!] });
    } else {
      same.citizenships.push(citizenships[at]!);
      same.ruling = firstById(same.ruling, ruling);
    }
  });
  return found;
}

/**
 * The entries of all places, in the order of places, then of the catalogue, then of the citizenships. Citizenships share
 * an entry when value and provenance (source, authority, date, level, origin) are equal. Types of the core that nobody
 * states give an entry `unknown`; a transit place speaks of transit, entry and documents only.
 */
export function entriesOf({ citizenships, visits }: Visits): Entry[] {
  const entries: Entry[] = [];
  for (const visit of visits) {
    for (const slot of visit.isTransit ? TRANSIT_SLOTS : DESTINATION_SLOTS) {
      for (const { ruling, citizenships: sharing } of sharedRulings(visit, slot, citizenships)) {
        entries.push({
          detailType: slot.key,
          place: visit.place.id,
          citizenships: sharing,
          state: ruling?.state ?? 'unknown',
          statements: ruling === undefined ? [] : [...ruling.statements],
        });
      }
    }
  }
  return entries;
}

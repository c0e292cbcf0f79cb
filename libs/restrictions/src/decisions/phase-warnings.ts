import type { FieldRejection } from '@landfall/kernel';
import type { PhaseName, Span } from '@landfall/requirements';
import type { EntryRestriction, RestrictionDetail } from '../model/restriction/entry-restriction.js';
import { PHASES } from './update-times.js';

interface PlacedPhase extends Span {
  index: number;
  name: PhaseName;
}

/** Different phases that meet on a day for the same travellers: their status is conflicting on it. Reported on the one that begins later. */
export function phaseWarnings({ details, isActive }: EntryRestriction): FieldRejection[] {
  if (!isActive) return [];
  const byAudience = new Map<string, PlacedPhase[]>();
  const warnings = new Map<string, FieldRejection>();
  for (const phase of details.flatMap(phasesOf)) {
    const audience = audienceOf(details[phase.index]!);
    const earlier = byAudience.get(audience) ?? [];
    for (const other of earlier) {
      if (other.name === phase.name || !overlap(other, phase)) continue;
      const { index, name, start } = beginsLater(other, phase);
      const field = `details.${index}.${name}${start ? 'Start' : 'End'}`;
      warnings.set(field, { field, key: 'rejection.phasesOverlap' });
    }
    byAudience.set(audience, [...earlier, phase]);
  }
  return [...warnings.values()];
}

const phasesOf = ({ phases }: RestrictionDetail, index: number): PlacedPhase[] =>
  PHASES.flatMap((name) => (phases[name] ? [{ index, name, ...phases[name] }] : []));

const audienceOf = ({ purpose, citizenships, departures, conditions = [] }: RestrictionDetail): string =>
  JSON.stringify([purpose, citizenships.toSorted(), departures.toSorted(), conditions]);

const overlap = (a: Span, b: Span): boolean =>
  (a.start === null || b.end === null || a.start <= b.end) && (b.start === null || a.end === null || b.start <= a.end);

const beginsLater = (a: PlacedPhase, b: PlacedPhase): PlacedPhase => ((a.start ?? '') > (b.start ?? '') ? a : b);

import type { StatusColor } from '@landfall/catalogue';
import type { IsoDate } from '@landfall/kernel';
import { datedPhases, dayNumber, tripColor, type DatedPhase } from '@landfall/requirements';
import type { RestrictionDetail } from './entry-restriction.js';

interface PhasedRestriction {
  isActive: boolean;
  details: readonly Pick<RestrictionDetail, 'purpose' | 'citizenships' | 'departures' | 'conditions' | 'phases'>[];
}

/**
 * The published phases for private travellers whatever their nationality and wherever they come from: what is stated for some
 * nationalities or under conditions only does not colour the place.
 */
export function phasesForEveryone({ isActive, details }: PhasedRestriction): DatedPhase[] {
  if (!isActive) return [];
  return details
    .filter(
      (d) =>
        d.purpose === 'PRIVATE' && d.citizenships.length === 0 && d.departures.length === 0 && !d.conditions?.length,
    )
    .flatMap((d) => datedPhases(d.phases));
}

/** The colour of phases on a day; GRAY where none holds. */
export function statusOfPhases(phases: readonly DatedPhase[], day: IsoDate): StatusColor {
  const number = dayNumber(day);
  return tripColor(phases, { from: number, to: number });
}

/** Colour of the phases that hold on a day for everyone. GRAY where nothing is stated or published. */
export const statusOfDay = (restriction: PhasedRestriction, day: IsoDate): StatusColor =>
  statusOfPhases(phasesForEveryone(restriction), day);

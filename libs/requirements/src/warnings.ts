import { DESTINATION_SLOTS, TRANSIT_SLOTS } from './core-types.js';
import type { PlaceStatus, WarningResult } from './model.js';
import { type Trip, tripColor } from './phases.js';
import type { Resolution } from './resolution.js';
import type { Visit, Visits } from './visits.js';

/** What a foreign office says under its own name: an import carries it on, and there is nothing for an editor to verify. */
const ATTRIBUTED_TYPES: ReadonlySet<string> = new Set(['ForeignOfficeStatus', 'AdvisoryRiskLevel', 'AdvisoryNote']);

const shows = (visit: Visit, matches: (resolution: Resolution, type: string) => boolean): boolean => {
  const slots = visit.isTransit ? TRANSIT_SLOTS : DESTINATION_SLOTS;
  return visit.views.some((view) =>
    slots.some(({ key, ordinal }) => {
      const resolution = view.resolutions[ordinal];
      return resolution !== undefined && matches(resolution, key);
    }),
  );
};

/**
 * The warnings that apply, each with its places. A barred destination makes the trip impossible; a barred place of transit
 * says so in its own status only. Unverified: an imported statement is shown that is not a foreign office's own word, or a
 * colour rests on imported phases.
 */
export function warningsOf(
  { citizenships, visits }: Visits,
  statuses: readonly PlaceStatus[],
  trip: Trip,
): WarningResult[] {
  const warning = (
    key: WarningResult['key'],
    holds: (visit: Visit, status: PlaceStatus) => boolean,
  ): WarningResult[] => {
    const places = visits.filter((visit, at) => holds(visit, statuses[at]!)).map((visit) => visit.place.id);
    return places.length === 0 ? [] : [{ key, places }];
  };
  const bars = (visit: Visit, status: PlaceStatus): boolean => !visit.isTransit && status.entryBanned;
  const barring = visits.filter((visit, at) => bars(visit, statuses[at]!));
  const colors = citizenships.map((code, at) => ({
    code,
    at: new Set(barring.map(({ views }) => tripColor(views[at]!.phases, trip))),
  }));
  const barred = colors.filter((color) => color.at.has('RED')).map(({ code }) => code);
  // Of a traveller about whom nothing is stated, or about whom sources disagree, nobody can say that the bar is none of theirs.
  const isSaidOfAll = colors.every(({ at }) => at.has('RED') || !(at.has('GRAY') || at.has('PURPLE')));
  return [
    ...warning('ENTRY_BANNED', bars).map((banned) =>
      isSaidOfAll && barred.length < citizenships.length ? { ...banned, citizenships: barred } : banned,
    ),
    ...warning(
      'CONFLICTING',
      (visit, status) => status.status === 'PURPLE' || shows(visit, (resolution) => resolution.state === 'conflicting'),
    ),
    ...warning(
      'UNVERIFIED',
      (visit, status) =>
        shows(visit, (resolution, type) => resolution.isImported && !ATTRIBUTED_TYPES.has(type)) ||
        (status.status !== 'GRAY' && visit.views.some((view) => view.hasImportedPhases)),
    ),
  ];
}
